import {CHANGES} from '../site/changes';
import {HISTORIES, HISTORY_LISTS} from '../site/collections';
import {SEARCH_SETTINGS} from '../features/search/shared/settings';
import type {SearchThemeOptions} from '../features/search/build';

/** Search: what the package reads, and how it is indexed. */
export const searchOptions = {
  package: {
    // Its index, and so its languages, are not used; each language more would only take time to load.
    language: ['en'],
    indexPages: true,
    docsRouteBasePath: ['docs'],
    blogRouteBasePath: HISTORIES.map(({slug}) => slug),
    blogDir: HISTORIES.map(({id}) => id),
    // Lists repeat what the pages say; the package leaves out the first of each and the tags only.
    ignoreFiles: [
      new RegExp(`^[^/]+/(?:page|${HISTORY_LISTS.join('|')})(?:/|$)`),
      new RegExp(`^${CHANGES.slice(1)}$`),
    ],
    // The cards of a section, which name its pages; what the site says, not the page: the notice about the
    // reader's Space, the line under the title, the code for a phone, what several pages repeat, the labels in drawn
    // screens, the field that filters a list.
    ignoreCssSelectors: [
      'article article',
      '[data-space-notice]',
      '.data-line',
      '.phone-code',
      '[data-repeated]',
      '[data-screen]',
      '[data-filter]',
    ],
  },
  settings: SEARCH_SETTINGS,
} satisfies SearchThemeOptions;
