import {spaceOfQuery} from './query';
import {spaceStore} from './store';

/** Remembers the Space that a page's address names, if it names a right one. */
export function captureSpace(search: string): void {
  const origin = spaceOfQuery(search);
  if (origin !== undefined) {
    spaceStore.choose(origin);
  }
}
