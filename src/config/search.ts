import type {PluginOptions} from '@easyops-cn/docusaurus-search-local';
import {HISTORIES} from '../site/collections';
import {LOCALES} from '../site/locales';

/**
 * The search package. It keeps the languages of the first build in its process, so all are named at once:
 * one process builds the four languages.
 */
export const searchOptions = {
  language: [...LOCALES],
  docsRouteBasePath: 'docs',
  blogRouteBasePath: HISTORIES.map(({slug}) => slug),
  blogDir: HISTORIES.map(({id}) => id),
  indexPages: true,
  searchResultLimits: 8,
  // What it says is the site's, not the page's.
  ignoreCssSelectors: ['[data-space-notice]'],
} satisfies Partial<PluginOptions>;
