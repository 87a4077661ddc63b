import preload from '@docusaurus/core/lib/client/preload';
import {orReload} from '@site/src/loading/load';

/**
 * Fetches the code of the next page before it is shown. A failure is not thrown: the navigation goes on
 * and the page's place shows `@theme/Loading` with the error (specification §8).
 *
 * @param pathname path of the next page
 */
export default async function preloadOrShowFailure(pathname: string): Promise<void> {
  try {
    await orReload(preload(pathname), true);
  } catch (error) {
    console.warn(error);
  }
}
