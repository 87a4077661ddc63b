import {reloadIfReplaced} from './policy';

/**
 * Awaits something fetched on demand; on failure reloads the page if a newer release is live. Scripts and style sheets
 * have been fetched twice by the time they fail (`guardFiles`).
 *
 * @param isAsked the reader has just done something that needs it
 * @returns the result; never settles while the page is reloading
 * @throws the fetch's error, when all that is left is to report it to the reader
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
