import {reloadIfReplaced} from './policy';

/** Milliseconds of silence after which a file that somebody waits for counts as missing. */
export const PATIENCE = 10_000;

/** Nothing has come in `PATIENCE`; it may still come. */
export class Late extends Error {}

/**
 * Awaits something fetched on demand; on failure reloads the page if a newer release is live. Scripts and style sheets
 * have been fetched twice by the time they fail (`guardFiles`).
 *
 * @param isAsked the reader has just done something that needs it
 * @returns the result; never settles while the page is reloading
 * @throws the fetch's error, or `Late`, when all that is left is to report it to the reader
 */
export async function orReload<T>(fetching: Promise<T>, isAsked = false): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Late('A file has not come yet.')), PATIENCE);
  });
  try {
    return await Promise.race([fetching, late]);
  } catch (error) {
    if (!(error instanceof Late) && (await reloadIfReplaced(isAsked))) {
      return new Promise(() => undefined);
    }
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
