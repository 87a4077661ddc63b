import type {ClientModule} from '@docusaurus/types';

/** Follows the link that stands for a section that has moved (src/theme/DocBreadcrumbs); Back returns to where the reader was. */
export default {
  onRouteDidUpdate({location}) {
    const section = document.getElementById(location.hash.slice(1));
    if (section?.matches('a[data-moved]')) {
      section.click();
    }
  },
} satisfies ClientModule;
