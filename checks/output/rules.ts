import {readFileSync} from 'node:fs';
import path from 'node:path';
import {addressIn, bareAddress, withoutSlash} from '../../src/site/addresses';
import {BRAND} from '../../src/site/brand';
import {
  DEFAULT_LOCALE,
  LOCALES,
  LOCALE_CONFIGS,
  OPEN_GRAPH_LOCALES,
  type Locale,
} from '../../src/site/locales';
import {brokenLinks} from './links';
import type {BuiltPage} from './load';
import {searchRelevance} from './relevance';
import type {SiteRule} from './rule';
import {highlighters, machinePaths, moduleNames} from './scripts';
import {searchIndexes} from './searchIndex';
import {markdownTwins} from './twins';

/** `<html lang>`, og:locale, canonical and hreflang match the page. */
const wrongMetadata: SiteRule = ({pages}, read) =>
  [...pages.values()].flatMap((page) => {
    read(page.alternates.size);
    const alternate = (name: string, locale: Locale) =>
      [`hreflang ${name}`, pathOf(page.alternates.get(name)), sister(page, locale)] as const;
    const facts = [
      ['<html lang>', page.lang, LOCALE_CONFIGS[page.locale].htmlLang] as const,
      ['og:locale', page.ogLocale, OPEN_GRAPH_LOCALES[page.locale]] as const,
      ['canonical', pathOf(page.canonical), page.path] as const,
      ...LOCALES.map((locale) => alternate(LOCALE_CONFIGS[locale].htmlLang, locale)),
      alternate('x-default', DEFAULT_LOCALE),
    ];
    return facts
      .filter(([, found, wanted]) => found !== wanted)
      .map(([name, found, wanted]) => ({
        path: page.path,
        message: `${name} is ${found}, not ${wanted} → look at docusaurus.config.ts`,
      }));
  });

/** The sitemap of each language lists every indexable page, and no other. */
const wrongSitemaps: SiteRule = ({folder, pages, files}, read) =>
  LOCALES.flatMap((locale) => {
    const file = `${LOCALE_CONFIGS[locale].baseUrl}sitemap.xml`;
    if (!files.has(file)) {
      return [{path: file, message: 'is missing → keep the sitemap plugin'}];
    }
    const xml = readFileSync(path.join(folder, file), 'utf8');
    const listed = new Set(
      [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => pathOf(address)),
    );
    read(listed.size);
    return [...pages.values()]
      .filter((page) => page.locale === locale && listed.has(page.path) === page.isNoIndex)
      .filter((page) => !isUtility(page))
      .map((page) => ({
        path: file,
        message: page.isNoIndex
          ? `lists ${page.path}, which asks not to be indexed → leave it out`
          : `does not list ${page.path} → list it`,
      }));
  });

export const SITE_RULES = {
  brokenLinks,
  wrongMetadata,
  wrongSitemaps,
  machinePaths,
  searchIndexes,
  searchRelevance,
  highlighters,
  moduleNames,
  markdownTwins,
} satisfies Record<string, SiteRule>;

/** Pages without content: the search page, which its package keeps out of the sitemap. */
function isUtility(page: BuiltPage): boolean {
  return bareAddress(page.path) === '/search';
}

function sister(page: BuiltPage, locale: Locale): string {
  return withoutSlash(addressIn(bareAddress(page.path), locale));
}

/** The path of an address of this site; another address as it is. */
function pathOf(address = ''): string {
  return address.startsWith(`${BRAND.siteUrl}/`)
    ? withoutSlash(decodeURI(new URL(address).pathname))
    : address;
}
