import {reloadIfReplaced} from './policy';

/**
 * What to wait for when something is needed that is fetched. Scripts and style sheets have been asked for twice by the
 * time they fail (`guardFiles`).
 *
 * @param fetching the first try
 * @param isAsked the reader has just done something for which it is needed
 * @returns what was fetched; never settles while the page is about to be loaded again
 * @throws what the fetch failed with, when there is nothing left but to tell the reader
 */
export async function orReload<T>(fetching: Promise<T>, isAsked = false): Promise<T> {
  try {
    return await fetching;
  } catch (error) {
    if (await reloadIfReplaced(isAsked)) {
      return new Promise(() => undefined);
    }
    throw error;
  }
}

/** The same for what no element fetches: asks once more before it counts as failed. */
export function loadTwice<T>(ask: () => Promise<T>): Promise<T> {
  return orReload(ask().catch(ask));
}
