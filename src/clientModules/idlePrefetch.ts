import type {ClientModule} from '@docusaurus/types';
import {whenIdle} from '../ui/whenIdle';

/** Addresses of links that came into view and are to be prefetched, the oldest first. */
const waiting: string[] = [];
let prefetch: Window['docusaurus']['prefetch'] | undefined;

/**
 * Prefetches the pages of visible links one by one while the browser is idle. Docusaurus does all of them in the one
 * task that follows the first render, which is then the longest of a page with many links.
 */
export default {
  // Docusaurus sets its functions after it has loaded the client modules, and before it renders.
  onRouteDidUpdate() {
    if (!prefetch) {
      const docusaurus = window.docusaurus;
      prefetch = docusaurus.prefetch;
      window.docusaurus = {...docusaurus, prefetch: enqueue};
    }
  },
} satisfies ClientModule;

function enqueue(address: string): false {
  if (waiting.push(address) === 1) {
    whenIdle(prefetchNext);
  }
  return false;
}

function prefetchNext(): void {
  void prefetch?.(waiting[0]!);
  waiting.shift();
  if (waiting.length > 0) {
    whenIdle(prefetchNext);
  }
}
