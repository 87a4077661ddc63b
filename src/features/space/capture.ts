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
  const stored = spaceStore.origin();
  const pending = spaceReplacement.current();
  // After several links the way back still leads to the Space before the first.
  const before = pending?.now === stored ? pending?.before : stored;
  spaceStore.choose(now);
  spaceReplacement.set(before && before !== now ? {before, now} : undefined);
  return true;
}
