/** Files for hosts and crawlers, written into each build. */
import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {REDIRECTS} from '../redirects';
import {twinAddress} from '../src/site/addresses';
import {BRAND} from '../src/site/brand';
import {FEEDS} from '../src/site/feeds';
import {DEFAULT_LOCALE, LOCALES, LOCALE_CONFIGS} from '../src/site/locales';
import {redirectsIn, type Redirects} from '../src/site/redirects';
import {CACHE, TYPES, securityHeaders, type Headers} from './headers';
import {inspectPage} from './inspect';

/** The one inline script of a page: it sets the colour mode and handles files that fail, before any other runs. */
const EXPECTED_INLINE_SCRIPTS = 1;

export interface HostFacts {
  readonly headers: Headers;
  /** 301 redirects in all languages. */
  readonly moved: readonly (readonly [from: string, to: string])[];
}

/**
 * Writes `_headers` (Netlify, Cloudflare), `_redirects` (Netlify) and `robots.txt` into a build.
 * @throws when the policy would block something in a page, naming it and what to do
 */
export function writeHostFiles(build: string, redirects: Redirects = REDIRECTS): HostFacts {
  const headers = securityHeaders(inlineScripts(build, redirects));
  const moved = movedIn(build, redirects);
  writeFileSync(path.join(build, '_headers'), headersFile(headers));
  writeFileSync(path.join(build, '_redirects'), redirectsFile(moved));
  writeFileSync(path.join(build, 'robots.txt'), robotsFile());
  return {headers, moved};
}

/** Every old address in every language, with its Markdown twin and its feeds where the new one has them. */
function movedIn(build: string, redirects: Redirects): HostFacts['moved'] {
  return LOCALES.flatMap((locale) => redirectsIn(redirects, locale)).flatMap(([from, to]) => {
    const files = [
      [twinAddress(from), twinAddress(to)] as const,
      ...FEEDS.map(({file}) => [`${from}/${file}`, `${to}/${file}`] as const),
    ].filter(([, file]) => existsSync(path.join(build, file)));
    return [[from, to] as const, ...files];
  });
}

/** Hashes of the inline scripts of a build, without its redirect pages, where `meta refresh` acts. */
export function inlineScripts(build: string, redirects: Redirects = REDIRECTS): readonly string[] {
  const files = htmlFiles(build);
  if (files.length === 0) {
    throw new Error(`No page in ${build}: run "npm run build" first.`);
  }
  const atOldAddress = LOCALES.flatMap((locale) => redirectsIn(redirects, locale)).map(([from]) =>
    path.join(from, 'index.html').slice(1),
  );
  const pages = files.filter((page) => !atOldAddress.includes(page));
  const hashes = new Map<string, string>();
  const faults = new Map<string, string[]>();
  for (const page of pages) {
    const inspection = inspectPage(readFileSync(path.join(build, page), 'utf8'));
    inspection.scriptHashes.forEach((hash) => hashes.set(hash, hashes.get(hash) ?? page));
    inspection.faults.forEach((fault) => faults.set(fault, [...(faults.get(fault) ?? []), page]));
  }
  if (hashes.size > EXPECTED_INLINE_SCRIPTS) {
    const where = [...hashes.values()].join(', ');
    faults.set(`a new inline script (${hashes.size} different ones, first seen in ${where})`, []);
  }
  if (faults.size > 0) {
    throw new Error(
      ['The content security policy would block:', ...[...faults].map(describe)].join('\n'),
    );
  }
  return [...hashes.keys()];
}

function describe([fault, pages]: [string, string[]]): string {
  const more = pages.length > 1 ? ` and ${pages.length - 1} more` : '';
  return `  ${fault}${pages[0] === undefined ? '' : ` (${pages[0]}${more})`}`;
}

function htmlFiles(build: string): string[] {
  return readdirSync(build, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .sort();
}

/** `_headers` of Netlify and Cloudflare, which revalidate everything without a rule. */
function headersFile(headers: Headers): string {
  const rule = (pattern: string, entries: Headers) =>
    [pattern, ...entries.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const assets = LOCALES.map((locale) => `${LOCALE_CONFIGS[locale].baseUrl}assets/*`);
  return [
    rule('/*', headers),
    ...assets.map((pattern) => rule(pattern, [['Cache-Control', CACHE.immutable]])),
    ...Object.entries(TYPES).map(([ending, type]) =>
      rule(`/*.${ending}`, [['Content-Type', type]]),
    ),
    '',
  ].join('\n\n');
}

/**
 * `_redirects` of Netlify: old addresses (`!`: although a file exists; the query is kept), then the 404 page of each
 * language. README rewrites them for Cloudflare.
 */
function redirectsFile(moved: HostFacts['moved']): string {
  const others = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);
  return [
    ...moved.map(([from, to]) => `${from} ${to} 301!\n`),
    ...[...others, DEFAULT_LOCALE]
      .map((locale) => LOCALE_CONFIGS[locale].baseUrl)
      .map((base) => `${base}* ${base}404.html 404\n`),
  ].join('');
}

function robotsFile(): string {
  const sitemaps = LOCALES.map(
    (locale) => `Sitemap: ${BRAND.siteUrl}${LOCALE_CONFIGS[locale].baseUrl}sitemap.xml\n`,
  );
  return `User-agent: *\nAllow: /\n\n${sitemaps.join('')}`;
}
