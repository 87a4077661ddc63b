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
import {isContent, searchIndexes} from './searchIndex';
import {markdownTwins} from './twins';

/** `<html lang>`, og:locale, canonical and hreflang match the page. */
const wrongMetadata: SiteRule = ({pages}, read) =>
  [...pages.values()].flatMap((page) => {
    read(page.alternates.size);
    const {htmlLang} = LOCALE_CONFIGS[page.locale];
    const findings: string[] = [];
    if (page.lang !== htmlLang) {
      findings.push(`<html lang> is ${page.lang}, not ${htmlLang}`);
    }
    if (page.ogLocale !== OPEN_GRAPH_LOCALES[page.locale]) {
      findings.push(`og:locale is ${page.ogLocale}, not ${OPEN_GRAPH_LOCALES[page.locale]}`);
    }
    if (page.canonical === undefined || !isAddressOf(page.canonical, page.path)) {
      findings.push(`canonical is ${page.canonical}`);
    }
    for (const locale of LOCALES) {
      const alternate = page.alternates.get(LOCALE_CONFIGS[locale].htmlLang);
      if (alternate === undefined || !isAddressOf(alternate, sister(page, locale))) {
        findings.push(`hreflang ${LOCALE_CONFIGS[locale].htmlLang} is ${alternate}`);
      }
    }
    const fallback = page.alternates.get('x-default');
    if (fallback === undefined || !isAddressOf(fallback, sister(page, DEFAULT_LOCALE))) {
      findings.push(`hreflang x-default is ${fallback}`);
    }
    return findings.map((message) => ({
      path: page.path,
      message: `${message} → look at docusaurus.config.ts`,
    }));
  });

/** The sitemap of each language lists every indexable page, and no other; a page that shows its last update, with it. */
const wrongSitemaps: SiteRule = ({folder, pages, files}, read) =>
  LOCALES.flatMap((locale) => {
    const file = `${LOCALE_CONFIGS[locale].baseUrl}sitemap.xml`;
    if (!files.has(file)) {
      return [{path: file, message: 'is missing → keep the sitemap plugin'}];
    }
    const xml = readFileSync(path.join(folder, file), 'utf8');
    const dateOf = new Map(
      [...xml.matchAll(/<loc>([^<]+)<\/loc>(<lastmod>)?/g)].map(([, address = '', date]) => [
        withoutSlash(decodeURI(new URL(address).pathname)),
        date,
      ]),
    );
    read(dateOf.size);
    const own = [...pages.values()].filter((page) => page.locale === locale);
    return own.flatMap((page) => {
      const isListed = dateOf.has(page.path);
      if (isListed === page.isNoIndex && !isUtility(page)) {
        const message = isListed
          ? `lists ${page.path}, which asks not to be indexed → leave it out`
          : `does not list ${page.path} → list it`;
        return [{path: file, message}];
      }
      return isListed && isDated(page) && !dateOf.get(page.path)
        ? [{path: file, message: `gives no date for ${page.path} → keep lastmod on`}]
        : [];
    });
  });

/** Lists show the dates of their posts. */
function isDated({path: address, isDated: hasDate}: BuiltPage): boolean {
  const bare = bareAddress(address);
  return hasDate && (bare === '/' || isContent(bare));
}

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

function isAddressOf(address: string, pagePath: string): boolean {
  const {origin, pathname} = new URL(address);
  return origin === BRAND.siteUrl && withoutSlash(decodeURI(pathname)) === pagePath;
}
