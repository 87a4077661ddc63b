import {spaceOfQuery} from './query';
import {spaceReplacement} from './replacement';
import {spaceStore} from './store';

/**
 * Stores the Space in the query of an address, if valid, and records when it replaces another one.
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
