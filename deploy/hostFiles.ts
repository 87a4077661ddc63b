/** Files that tell hosts how to serve the site and crawlers where it lists its pages: written into the output by each build. */
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {BRAND} from '../src/site/brand';
import {DEFAULT_LOCALE, LOCALES, LOCALE_CONFIGS} from '../src/site/locales';
import {CACHE, MARKDOWN_TYPE, securityHeaders, type Headers} from './headers';
import {inspectPage} from './inspect';

/** The inline scripts that the pages are known to hold: the one that sets the colour mode and watches over files that fail, before any other runs. */
const EXPECTED_INLINE_SCRIPTS = 1;

/**
 * Writes `_headers` and `_redirects` (Cloudflare Pages, Netlify) and `robots.txt` into a built site.
 *
 * @param build folder of the built site
 * @returns the headers of every answer
 * @throws when a page holds something that the policy would block, naming the page and what to do
 */
export function writeHostFiles(build: string): Headers {
  const headers = securityHeaders(inlineScripts(build));
  writeFileSync(path.join(build, '_headers'), headersFile(headers));
  writeFileSync(path.join(build, '_redirects'), redirectsFile());
  writeFileSync(path.join(build, 'robots.txt'), robotsFile());
  return headers;
}

/** Hashes of the inline scripts of a built site. */
export function inlineScripts(build: string): readonly string[] {
  const pages = htmlFiles(build);
  if (pages.length === 0) {
    throw new Error(`No page in ${build}: run "npm run build" first.`);
  }
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

/** Netlify's and Cloudflare Pages' `_headers`. Both revalidate by themselves what no rule names. */
function headersFile(headers: Headers): string {
  const rule = (pattern: string, entries: Headers) =>
    [pattern, ...entries.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const assets = LOCALES.map((locale) => `${LOCALE_CONFIGS[locale].baseUrl}assets/*`);
  return [
    rule('/*', headers),
    ...assets.map((pattern) => rule(pattern, [['Cache-Control', CACHE.immutable]])),
    rule('/*.md', [['Content-Type', MARKDOWN_TYPE]]),
    '',
  ].join('\n\n');
}

/** Netlify's `_redirects`: the 404 page of each language. Cloudflare Pages finds the nearest `404.html` by itself. */
function redirectsFile(): string {
  const others = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);
  return [...others, DEFAULT_LOCALE]
    .map((locale) => LOCALE_CONFIGS[locale].baseUrl)
    .map((base) => `${base}* ${base}404.html 404\n`)
    .join('');
}

/** `robots.txt`: everything may be read; the sitemap of each language. */
function robotsFile(): string {
  const sitemaps = LOCALES.map(
    (locale) => `Sitemap: ${BRAND.siteUrl}${LOCALE_CONFIGS[locale].baseUrl}sitemap.xml\n`,
  );
  return `User-agent: *\nAllow: /\n\n${sitemaps.join('')}`;
}
