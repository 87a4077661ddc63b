import {createStorageSlot} from '@docusaurus/theme-common';
import {createObservable} from './observable';
import {parseStoredOrigin, type SpaceOrigin} from './origin';
import {spaceStore} from './store';

/** An address of this site named another Space than the stored one. */
export interface Replacement {
  readonly before: SpaceOrigin;
  readonly now: SpaceOrigin;
}

const {current, set, subscribe} = createObservable<Replacement>();

/** In the storage of this tab: other tabs neither report it nor lose it. */
const storage = () => createStorageSlot('replaced_root_url', {persistence: 'sessionStorage'});

/** Takes the replacement from the storage, unless another Space has been chosen since. */
function restore(): void {
  const [before, now] = (storage().get() ?? '').split(' ').map(parseStoredOrigin);
  set(before && now && now === spaceStore.origin() ? {before, now} : undefined);
}

/** The replacement that the reader has not answered yet, in this tab; any other choice of a Space answers it. */
export const spaceReplacement = {
  current,
  subscribe,
  set(value: Replacement | undefined) {
    if (value) {
      storage().set(`${value.before} ${value.now}`);
    } else {
      storage().del();
    }
    set(value);
  },
  /** Continues what earlier pages of this tab have reported, and follows the answers. */
  follow() {
    restore();
    spaceStore.subscribe(() => {
      if (current()?.now !== spaceStore.origin()) {
        spaceReplacement.set(undefined);
      }
    });
    // "Back" may show this page as it was left; it may have been answered on another since.
    window.addEventListener('pageshow', ({persisted}) => persisted && restore());
  },
};
