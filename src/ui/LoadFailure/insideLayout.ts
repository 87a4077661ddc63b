import {createContext} from 'react';

/** True below `@theme/Layout`: what fails to load there already stands between navbar and footer. */
export const InsideLayout = createContext(false);
