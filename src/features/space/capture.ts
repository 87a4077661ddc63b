import {spaceOfQuery} from './query';
import {spaceReplacement} from './replacement';
import {spaceStore} from './store';

/**
 * Stores the Space that an address names, if valid, and records when it replaces another one.
 *
 * @param search the query string of the address
 * @returns whether it was taken: the parameter must then go, or sharing the page would pass it on
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
