import type {ClientModule} from '@docusaurus/types';

/**
 * A page is fetched when a pointer or a finger reaches its link, which Docusaurus does by itself, and not already when
 * the link is seen: on a page of the manual that is 48 kB and a quarter of the time of all scripts, for pages that are
 * mostly never opened.
 */
export default {
  // Docusaurus sets its functions after it has loaded the client modules, and before it renders.
  onRouteDidUpdate() {
    window.docusaurus = {...window.docusaurus, prefetch: () => false};
  },
} satisfies ClientModule;
