import {createStorageSlot} from '@docusaurus/theme-common';
import {createObservable} from './observable';
import {parseStoredOrigin, type SpaceOrigin} from './origin';

/** Key in the browser's storage (specification §3). */
export const STORAGE_KEY = 'custom_root_url';

/** The choice that the storage refused, which lasts for this page view. */
const unsaved = createObservable<{readonly origin: SpaceOrigin | undefined}>();
let slot: ReturnType<typeof createStorageSlot> | undefined;

/** Opened on first use: the server has none. */
function storage() {
  if (!slot) {
    slot = createStorageSlot(STORAGE_KEY);
    slot.listen(() => unsaved.set(undefined));
  }
  return slot;
}

/** The reader's Space, in the browser's storage, parsed at every read. */
export const spaceStore = {
  origin: (): SpaceOrigin | undefined => {
    const refused = unsaved.current();
    return refused ? refused.origin : parseStoredOrigin(storage().get());
  },
  /** False when the browser refused to store the last choice. */
  isRemembered: (): boolean => unsaved.current() === undefined,
  /** Sets the reader's Space; `undefined` forgets it. */
  choose: (origin: SpaceOrigin | undefined): void => {
    if (origin === undefined) {
      storage().del();
    } else {
      storage().set(origin);
    }
    unsaved.set(storage().get() === (origin ?? null) ? undefined : {origin});
  },
  /** Notifies of changes, in this tab or another. @returns unsubscribes */
  subscribe: (onChange: () => void): (() => void) => {
    storage();
    return unsaved.subscribe(onChange);
  },
};
