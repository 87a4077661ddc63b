import {spaceOfQuery} from './query';
import {spaceReplacement} from './replacement';
import {spaceStore} from './store';

/**
 * Remembers the Space that a page's address names, if it names a right one, and says so when it takes the place
 * of another.
 *
 * @param search the query string of the address
 * @returns whether it was taken: the address must not name it any longer, or sharing the page would pass it on
 */
export function captureSpace(search: string): boolean {
  const now = spaceOfQuery(search);
  if (now === undefined) {
    return false;
  }
  const before = spaceStore.origin();
  spaceStore.choose(now);
  if (before !== undefined && before !== now) {
    spaceReplacement.set({before, now});
  }
  return true;
}
