import {useHistory} from '@docusaurus/router';
import {useEffect, useSyncExternalStore} from 'react';
import {captureSpace} from './capture';
import type {SpaceOrigin} from './origin';
import {withoutSpace} from './query';
import {spaceStore} from './store';

/** The reader's Space; `undefined` on the server and during hydration. */
export function useSpaceOrigin(): SpaceOrigin | undefined {
  return useSyncExternalStore(spaceStore.subscribe, spaceStore.origin, () => undefined);
}

/** False when the browser refused to store the reader's choice. */
export function useIsSpaceRemembered(): boolean {
  return useSyncExternalStore(spaceStore.subscribe, spaceStore.isRemembered, () => true);
}

/** Stores a Space named by an address of the site, and removes it from the address. */
export function useSpaceOfAddress(): void {
  const history = useHistory();
  useEffect(
    () =>
      history.listen((location) => {
        if (captureSpace(location.search)) {
          history.replace({...location, search: withoutSpace(location.search)});
        }
      }),
    [history],
  );
}
