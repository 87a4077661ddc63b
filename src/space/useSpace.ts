import {useHistory} from '@docusaurus/router';
import {useCallback, useSyncExternalStore} from 'react';
import {withoutSpace} from './query';
import type {SpaceOrigin} from './origin';
import {spaceStore} from './store';

/** The reader's Space; `undefined` while rendering on the server and for the first time in the browser. */
export function useSpaceOrigin(): SpaceOrigin | undefined {
  return useSyncExternalStore(spaceStore.subscribe, spaceStore.origin, () => undefined);
}

/** False when the browser refused to keep the reader's choice. */
export function useIsSpaceRemembered(): boolean {
  return useSyncExternalStore(spaceStore.subscribe, spaceStore.isRemembered, () => true);
}

/**
 * Sets or forgets the reader's Space by hand. A Space named in the page's address is removed from it, or
 * the next reload would undo the choice.
 */
export function useChooseSpace(): (origin: SpaceOrigin | undefined) => void {
  const history = useHistory();
  return useCallback(
    (origin) => {
      spaceStore.choose(origin);
      const {search} = history.location;
      if (withoutSpace(search) !== search) {
        history.replace({...history.location, search: withoutSpace(search)});
      }
    },
    [history],
  );
}
