import type {PluginOptions} from '@easyops-cn/docusaurus-search-local';
import {HISTORIES, HISTORY_LISTS} from '../site/collections';

/** Options of the search package: the pages it reads. */
export const searchOptions = {
  // Its own index is unused; each further language only takes time to load.
  language: ['en'],
  indexPages: true,
  docsRouteBasePath: ['docs'],
  blogRouteBasePath: HISTORIES.map(({slug}) => slug),
  blogDir: HISTORIES.map(({id}) => id),
  // List pages repeat other pages; the package leaves out only the first of each, and tags.
  ignoreFiles: [new RegExp(`^[^/]+/(?:page|${HISTORY_LISTS.join('|')})(?:/|$)`)],
  // The cards of a section, which repeat titles of pages; texts of the site, not of the page: the notices of a
  // translation and of the Space, the data line, the table of contents, repeated partials, drawn screens
  // and their players, the filter of a list, the questions that lead to sections.
  ignoreCssSelectors: [
    'article article',
    '[role="note"]',
    '[data-space-notice]',
    '.data-line',
    '.theme-doc-toc-mobile',
    '[data-repeated]',
    '[data-screen]',
    '[data-walkthrough]',
    '[data-filter]',
    '[data-decision]',
  ],
} satisfies Partial<PluginOptions>;
