import preload from '@docusaurus/core/lib/client/preload';
import {orReload} from '@site/src/loading/load';

/**
 * Fetches the chunks of the next page. Failures are not thrown: the navigation goes on and `@theme/Loading` shows the
 * error in the page's place (specification §8).
 */
export default async function preloadOrShowFailure(pathname: string): Promise<void> {
  try {
    await orReload(preload(pathname), true);
  } catch (error) {
    console.warn(error);
  }
}
