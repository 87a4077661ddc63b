import type {PluginOptions} from '@easyops-cn/docusaurus-search-local';
import {HISTORIES} from '../site/collections';
import type {Locale} from '../site/locales';

/**
 * The search package. It keeps the language of the first build in its process,
 * which is why each language is built in a process of its own (`scripts/build.ts`).
 */
export function searchOptions(locale: Locale): Partial<PluginOptions> {
  const bases = HISTORIES.map(({slug}) => slug);
  return {
    language: ['en', 'fr', 'de', 'zh'],
    docsRouteBasePath: 'docs',
    blogRouteBasePath: bases,
    blogDir: HISTORIES.map(({id}) => id),
    indexPages: true,
    searchResultLimits: 8,
  };
}
