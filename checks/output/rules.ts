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
import {MARKER} from '../../src/features/space/link';
import type {BuiltPage} from './load';
import {historyFeeds} from './feeds';
import {machinePaths} from './machinePaths';
import {ownMetadata} from './ownMetadata';
import {searchRelevance} from './relevance';
import type {SiteRule} from './rule';
import {highlighters, moduleNames} from './scripts';
import {searchIndexes} from './searchIndex';
import {searchParity} from './searchParity';
import {markdownTwins} from './twins';

/**
 * Every link inside the site has a target. The strict build checks `<Link>` only, not plain links or the Not Found
 * page.
 */
const brokenLinks: SiteRule = ({pages, files}, read) =>
  [...pages.values()].flatMap((page) => {
    read(page.links.length);
    return [...new Set(page.links)].flatMap((href) => {
      const url = new URL(href, BRAND.siteUrl + page.path);
      if (url.origin !== BRAND.siteUrl || url.pathname.includes(MARKER)) {
        return [];
      }
      const pathname = decodeURI(url.pathname);
      const target = pages.get(withoutSlash(pathname));
      if (!target) {
        return files.has(pathname)
          ? []
          : [{path: page.path, message: `the link ${href} leads nowhere → correct its address`}];
      }
      const id = decodeURIComponent(url.hash.slice(1));
      return id === '' || target.ids.has(id)
        ? []
        : [
            {
              path: page.path,
              message: `the link ${href} names no section of that page → correct what follows #`,
            },
          ];
    });
  });

const missingSisters: SiteRule = ({pages}, read) => {
  read(pages.size);
  return [...pages.values()].flatMap((page) =>
    LOCALES.filter((locale) => !pages.has(sister(page, locale))).map((locale) => ({
      path: page.path,
      message: `there is no ${sister(page, locale)} → add the page in ${locale}`,
    })),
  );
};

/** Sections have the same ids in every language, so that the language menu keeps the place. */
const differentHeadings: SiteRule = ({pages}, read) =>
  [...pages.values()].flatMap((page) => {
    read(page.headingIds.length);
    const source = pages.get(bareAddress(page.path));
    // First letters are headings of the list of tags, and days of the changes: each language has its own.
    const hasOwn = /\/(?:tags|changes)$/.test(page.path);
    return !source || hasOwn || source.headingIds.join() === page.headingIds.join()
      ? []
      : [
          {
            path: page.path,
            message: `its heading ids differ from ${source.path}: ${difference(source.headingIds, page.headingIds)} → give the headings the French ids`,
          },
        ];
  });

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

/** A page that shows its last update passes it to search engines. */
const missingDates: SiteRule = ({folder, pages, files}, read) =>
  LOCALES.flatMap((locale) => {
    const file = `${LOCALE_CONFIGS[locale].baseUrl}sitemap.xml`;
    const xml = files.has(file) ? readFileSync(path.join(folder, file), 'utf8') : '';
    return [...xml.matchAll(/<url><loc>([^<]+)<\/loc>(<lastmod>)?/g)].flatMap(
      ([, address, date]) => {
        const page = pages.get(withoutSlash(decodeURI(new URL(address ?? '').pathname)));
        read(page?.isDated ? 1 : 0);
        return page?.isDated && !date
          ? [{path: file, message: `gives no date for ${page.path} → keep lastmod on`}]
          : [];
      },
    );
  });

/** The sitemap of each language lists every indexable page, with its date, and no other. */
const wrongSitemaps: SiteRule = ({folder, pages, files}, read) =>
  LOCALES.flatMap((locale) => {
    const file = `${LOCALE_CONFIGS[locale].baseUrl}sitemap.xml`;
    if (!files.has(file)) {
      return [{path: file, message: 'is missing → keep the sitemap plugin'}];
    }
    const xml = readFileSync(path.join(folder, file), 'utf8');
    const listed = new Set(
      [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) =>
        withoutSlash(decodeURI(new URL(address ?? '').pathname)),
      ),
    );
    read(listed.size);
    const wanted = [...pages.values()].filter((page) => page.locale === locale);
    return wanted.flatMap((page) => {
      const isListed = listed.has(page.path);
      return isListed === !page.isNoIndex || isUtility(page)
        ? []
        : [
            {
              path: file,
              message: isListed
                ? `lists ${page.path}, which asks not to be indexed → leave it out`
                : `does not list ${page.path} → list it`,
            },
          ];
    });
  });

const wrongRobots: SiteRule = ({folder, files}, read) => {
  if (!files.has('/robots.txt')) {
    return [{path: '/robots.txt', message: 'is missing → write it in deploy/hostFiles.ts'}];
  }
  const text = readFileSync(path.join(folder, 'robots.txt'), 'utf8');
  read([...text.matchAll(/^Sitemap: /gm)].length);
  return LOCALES.map((locale) => `${BRAND.siteUrl}${LOCALE_CONFIGS[locale].baseUrl}sitemap.xml`)
    .filter((address) => !text.includes(`Sitemap: ${address}\n`))
    .map((address) => ({
      path: '/robots.txt',
      message: `does not name ${address} → add it in deploy/hostFiles.ts`,
    }));
};

export const SITE_RULES = {
  brokenLinks,
  missingSisters,
  differentHeadings,
  wrongMetadata,
  ownMetadata,
  historyFeeds,
  wrongSitemaps,
  missingDates,
  wrongRobots,
  machinePaths,
  searchIndexes,
  searchRelevance,
  searchParity,
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

function difference(wanted: readonly string[], found: readonly string[]): string {
  const missing = wanted.filter((id) => !found.includes(id));
  const extra = found.filter((id) => !wanted.includes(id));
  return missing.length + extra.length === 0
    ? 'another order'
    : [...missing.map((id) => `-${id}`), ...extra.map((id) => `+${id}`)].join(' ');
}
