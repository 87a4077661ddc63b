import {createContext, useEffect, useState, type ReactNode} from 'react';
import {whenPageAlive} from './turns';

/** Whether a page may differ from what was built: Docusaurus' own says so when its first part is alive. */
export const Context = createContext(false);

export function BrowserContextProvider({children}: {readonly children: ReactNode}): ReactNode {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => whenPageAlive(() => setIsBrowser(true)), []);
  return <Context.Provider value={isBrowser}>{children}</Context.Provider>;
}
