import {useHistory} from '@docusaurus/router';
import {useEffect, useSyncExternalStore} from 'react';
import {captureSpace} from './capture';
import type {SpaceOrigin} from './origin';
import {withoutSpace} from './query';
import {spaceStore} from './store';

/** The reader's Space; `undefined` while rendering on the server and for the first time in the browser. */
export function useSpaceOrigin(): SpaceOrigin | undefined {
  return useSyncExternalStore(spaceStore.subscribe, spaceStore.origin, () => undefined);
}

/** False when the browser refused to keep the reader's choice. */
export function useIsSpaceRemembered(): boolean {
  return useSyncExternalStore(spaceStore.subscribe, spaceStore.isRemembered, () => true);
}

/** Remembers a Space that an address inside the site names, and takes it out of the address. */
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
