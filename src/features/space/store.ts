import {createStorageSlot} from '@docusaurus/theme-common';
import {parseStoredOrigin, type SpaceOrigin} from './origin';

/** Key in the browser's storage (specification §3). */
export const STORAGE_KEY = 'custom_root_url';

type StorageSlot = ReturnType<typeof createStorageSlot>;

export interface SpaceStore {
  readonly origin: () => SpaceOrigin | undefined;
  /** False when the browser refused to store the last choice, which then lasts for this page view. */
  readonly isRemembered: () => boolean;
  /** Sets the reader's Space; `undefined` forgets it. */
  readonly choose: (origin: SpaceOrigin | undefined) => void;
  /** Notifies of changes, in this tab or another. @returns unsubscribes */
  readonly subscribe: (onChange: () => void) => () => void;
}

/** Keeps the Space in the browser's storage, opened on first use (none on the server), and parses it at every read. */
export function createSpaceStore(createSlot: () => StorageSlot): SpaceStore {
  const listeners = new Set<() => void>();
  /** The choice that the storage refused. */
  let unsaved: {readonly origin: SpaceOrigin | undefined} | undefined;
  let slot: StorageSlot | undefined;

  function storage(): StorageSlot {
    if (!slot) {
      slot = createSlot();
      slot.listen(() => {
        unsaved = undefined;
        notify();
      });
    }
    return slot;
  }

  function notify(): void {
    listeners.forEach((listener) => listener());
  }

  return {
    origin: () => (unsaved ? unsaved.origin : parseStoredOrigin(storage().get())),
    isRemembered: () => unsaved === undefined,
    choose(origin) {
      unsaved = undefined;
      if (origin === undefined) {
        storage().del();
      } else {
        storage().set(origin);
      }
      if (storage().get() !== (origin ?? null)) {
        unsaved = {origin};
      }
      notify();
    },
    subscribe(onChange) {
      storage();
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

export const spaceStore = createSpaceStore(() => createStorageSlot(STORAGE_KEY));
