import {search} from '../../src/features/search/browser/query';
import {readCorpus} from '../../src/features/search/browser/corpus';
import {indexFiles} from '../../src/features/search/node/indexFiles';
import {readSources, type AllContent} from '../../src/features/search/node/readSources';
import {indexFileName, SEARCH_SETTINGS} from '../../src/features/search/shared/settings';
import type {SearchIndexFile} from '../../src/features/search/shared/types';
import {addressIn, bareRoute} from '../../src/site/addresses';
import {LOCALES, type Locale} from '../../src/site/locales';
import {loadSources} from '../../src/content/load';
import type {Page} from '../../src/content/page';
import {FIXTURE, isSearchable, openSearch, TAGS, type BuiltSearch} from './relevance';
import type {SiteRule} from './rule';

/** Queries compared in each language. */
const ASKED = 40;

/** Tolerated differences: text rendered by components is in the built pages only. */
const OTHERS = 2;

/** The search of the dev server, built from the sources, has the same first results as that of the built site. */
export const searchParity: SiteRule = ({folder, files}, read, root) => {
  const locales = LOCALES.filter((locale) => isSearchable(files, locale));
  const pages = locales.length > 0 ? loadSources(root).pages : [];
  return locales.flatMap((locale) => {
    const ofSources = openSources(
      pages.filter((page) => page.locale === locale),
      locale,
      root,
    );
    const ofSite = openSearch(folder, locale).ask;
    const inputs = FIXTURE.needs.slice(0, ASKED).map(({queries}) => queries[locale]);
    read(inputs.length);
    const different = inputs.filter((input) => ofSources(input)[0] !== ofSite(input)[0]);
    return different.length > OTHERS
      ? [
          {
            path: addressIn('search', locale),
            message: `the dev server answers otherwise to ${different.join(', ')} → compare src/features/search/node/readSources.ts with what the build indexes`,
          },
        ]
      : [];
  });
};

function openSources(pages: readonly Page[], locale: Locale, root: string): BuiltSearch['ask'] {
  const ofKind = (kind: Page['kind']) =>
    pages
      .filter((page) => page.kind === kind)
      .map(({file, address, frontMatter}) => {
        const value = (key: string): unknown => frontMatter.get(key)?.value ?? '';
        return {
          source: `@site/${file}`,
          permalink: addressIn(address, locale),
          title: String(value('title')),
          description: String(value('description')),
          frontMatter: {keywords: [value('keywords')].flat().map(String)},
        };
      });
  const content: AllContent = {
    'docusaurus-plugin-content-docs': {
      default: {loadedVersions: [{versionName: 'current', docs: ofKind('manual')}]},
    },
    'docusaurus-plugin-content-blog': {
      histories: {blogPosts: ofKind('post').map((metadata) => ({metadata}))},
    },
  };
  const sections = readSources(content, SEARCH_SETTINGS, root, locale);
  const index = indexFiles(sections, locale, SEARCH_SETTINGS);
  const corpus = readCorpus(
    TAGS.map((tag) => index.get(indexFileName(tag)) as SearchIndexFile),
    locale,
  );
  return (input) => search(corpus, {input}).map(({document}) => bareRoute(document.sectionRoute));
}
