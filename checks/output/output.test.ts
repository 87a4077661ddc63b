import {mkdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, test} from 'vitest';
import {folderWith, writeIn} from '../../src/content/testing';
import {BRAND} from '../../src/site/brand';
import {LOCALES, LOCALE_CONFIGS, OPEN_GRAPH_LOCALES, type Locale} from '../../src/site/locales';
import {loadBuiltSite} from './load';
import {report, type SiteRule} from './rule';
import {SITE_RULES} from './rules';

let root: string;
let folder: string;

beforeEach(() => {
  root = folderWith();
  folder = path.join(root, 'build');
});

/** Writes a right site of one page in four languages; `change` breaks the HTML of one language. */
function writeSite(change: Partial<Record<Locale, (html: string) => string>> = {}): void {
  for (const locale of LOCALES) {
    const html = pageHtml(locale);
    write(`${LOCALE_CONFIGS[locale].baseUrl}index.html`, change[locale]?.(html) ?? html);
    write(
      `${LOCALE_CONFIGS[locale].baseUrl}sitemap.xml`,
      `<urlset><url><loc>${address(locale)}</loc></url></urlset>`,
    );
  }
  for (const locale of LOCALES) {
    for (const tag of ['default', 'docs-default-current']) {
      write(`${LOCALE_CONFIGS[locale].baseUrl}search-index-${tag}.json`, '{"documents":[]}');
    }
    write(`${LOCALE_CONFIGS[locale].baseUrl}llms.txt`, '');
  }
  write('/assets/js/main.js', '');
}

function pageHtml(locale: Locale): string {
  const {htmlLang} = LOCALE_CONFIGS[locale];
  const alternates = LOCALES.map(
    (other) =>
      `<link rel="alternate" hreflang="${LOCALE_CONFIGS[other].htmlLang}" href="${address(other)}">`,
  ).join('');
  return `<html lang="${htmlLang}"><head><meta property="og:locale" content="${OPEN_GRAPH_LOCALES[locale]}">
    <link rel="canonical" href="${address(locale)}">${alternates}
    <link rel="alternate" hreflang="x-default" href="${address('fr')}"></head>
    <body><h2 id="first">…</h2><a href="#first">…</a><a href="/">…</a><a href="/root_url/admin">…</a><a href="https://elsewhere.example/x">…</a></body></html>`;
}

function address(locale: Locale): string {
  return BRAND.siteUrl + LOCALE_CONFIGS[locale].baseUrl;
}

const write = (file: string, text: string) => writeIn(folder, {[file]: text});

function findings(rules: Readonly<Record<string, SiteRule>> = SITE_RULES): string[] {
  const site = loadBuiltSite(folder);
  const found = Object.values(rules).flatMap((rule) => report(rule, site, root).findings);
  // What is wrong, and what to do.
  found.forEach(({message}) => expect(message).toMatch(/^\S.* → \S/s));
  return found.map(({path: at, message}) => `${at}: ${message}`);
}

test('a right site has four pages and no findings', () => {
  writeSite();
  expect(loadBuiltSite(folder).pages.size).toBe(4);
  expect(findings()).toEqual([]);
});

test.each([
  ['a wrong language', 'lang="de"', 'lang="fr"', '<html lang> is fr'],
  ['a wrong og:locale', 'content="de_DE"', 'content="de"', 'og:locale is de, not de_DE'],
  [
    'a wrong canonical address',
    `rel="canonical" href="${address('de')}"`,
    `rel="canonical" href="${address('fr')}"`,
    'canonical is',
  ],
  [
    'a wrong hreflang',
    `hreflang="en" href="${address('en')}"`,
    `hreflang="en" href="${address('zh')}"`,
    'hreflang en is',
  ],
])('finds %s', (_what, from, to, message) => {
  expect(pageHtml('de')).toContain(from);
  writeSite({de: (html) => html.replace(from, to)});
  expect(findings().join('\n')).toContain(message);
});

test('finds that a sitemap is missing', () => {
  writeSite();
  rmSync(path.join(folder, 'de/sitemap.xml'));
  expect(findings()).toEqual(['/de/sitemap.xml: is missing → keep the sitemap plugin']);
});

test('finds a script that names the folder of the build', () => {
  writeSite();
  write('/assets/js/main.js', `options:{siteDir:${JSON.stringify(root)}}`);
  expect(findings()).toEqual([
    `/assets/js/main.js: names ${root} → give plugins functions instead of options with paths`,
  ]);
});

test('finds a script whose type hosts do not know', () => {
  writeSite();
  write('/assets/js/module.mjs', '');
  expect(findings()).toEqual([
    '/assets/js/module.mjs: hosts do not know ".mjs" → publish it as ".js"',
  ]);
});

test('finds a highlighter in a script', () => {
  writeSite();
  write('/assets/js/main.js', 'p.insertBefore("markup")');
  expect(findings()).toEqual([
    '/assets/js/main.js: colours code in the browser → keep src/features/codeColours/node/code.ts in the plugins',
  ]);
});

describe('the index of the search', () => {
  const PAGES = ['docs/a', 'havre', 'havre/havre/version/1.0', 'havre/tags', 'documents', 'search'];

  function writeIndexed(manual: readonly string[], others: readonly string[]): string[] {
    writeSite();
    for (const locale of LOCALES) {
      for (const page of PAGES) {
        write(`${LOCALE_CONFIGS[locale].baseUrl}${page}/index.html`, '<html></html>');
      }
    }
    const documents = (paths: readonly string[]) =>
      JSON.stringify({documents: paths.map((at) => ({sectionRoute: `/de/${at}`}))});
    write('/de/search-index-docs-default-current.json', documents(manual));
    write('/de/search-index-default.json', documents(others));
    return findings({searchIndexes: SITE_RULES.searchIndexes}).filter((text) =>
      text.startsWith('/de/'),
    );
  }

  test('contains every page with text', () => {
    expect(
      writeIndexed(['docs/a#one', 'docs/a/'], ['havre/havre/version/1.0', 'documents']),
    ).toEqual([]);
    expect(writeIndexed([], ['havre/havre/version/1.0', 'docs/a'])).toEqual([
      expect.stringContaining('current.json: does not hold /de/docs/a →'),
      expect.stringContaining('default.json: does not hold /de/documents →'),
      expect.stringContaining('default.json: holds /de/docs/a, which is no page of text'),
    ]);
  });

  test('contains no list, and exists', () => {
    expect(
      writeIndexed(['docs/a'], ['havre/havre/version/1.0', 'documents', 'havre/tags']),
    ).toEqual([expect.stringContaining('holds /de/havre/tags')]);
    rmSync(path.join(folder, 'de/search-index-default.json'));
    expect(findings({searchIndexes: SITE_RULES.searchIndexes}).join('\n')).toContain(
      '/de/search-index-default.json: is missing',
    );
  });
});

test('a folder without pages is refused with what to do', () => {
  expect(() => loadBuiltSite(folder)).toThrow('npm run build');
  mkdirSync(folder);
  expect(() => loadBuiltSite(folder)).toThrow('npm run build');
});

test('parses links, sections and metadata of a page', () => {
  write(
    '/de/docs/a/index.html',
    `<html lang="de"><head><meta name="description" content="D"><meta name="robots" content="noindex, follow">
    <meta property="og:locale" content="de_DE"><meta property="og:title" content="x">
    <link rel="canonical" href="/c"><link rel="alternate" hreflang="en" href="/en">
    <link rel="alternate" type="application/rss+xml" href="/rss"><script>x()</script></head>
    <body><h1 id="t">T</h1><p id="p">b <a href="/c">c</a></p><h7 id="u">U</h7><a>no link</a><a href="/f">F</a></body></html>`,
  );
  expect(loadBuiltSite(folder).pages.get('/de/docs/a')).toMatchObject({
    locale: 'de',
    lang: 'de',
    canonical: '/c',
    alternates: new Map([['en', '/en']]),
    ogLocale: 'de_DE',
    isNoIndex: true,
    ids: new Set(['t', 'p', 'u']),
    headingIds: ['t'],
    links: ['/c', '/f'],
  });
});

test('a redirect page is no page of the site, and a link to it is broken', () => {
  const isOld = ['/docs/old', '/de/docs/old'];
  writeSite({de: (html) => html.replace('href="#first"', 'href="/de/docs/old"')});
  isOld.forEach((old) => write(`${old}/index.html`, '<script>x()</script>'));
  const {pages, files} = loadBuiltSite(folder, {'/docs/old': '/'});
  expect([...pages.keys()].sort()).toEqual(['/', '/de', '/en', '/zh']);
  expect([...files].filter((file) => file.includes('old'))).toEqual([]);
  expect(loadBuiltSite(folder, {}).pages.size).toBe(6);
  const site = loadBuiltSite(folder, {'/docs/old': '/'});
  expect(report(SITE_RULES.brokenLinks, site, root).findings).toEqual([
    {path: '/de', message: expect.stringContaining('/de/docs/old leads nowhere') as string},
  ]);
});

describe('a link', () => {
  const linked = (href: string) => {
    writeSite({de: (html) => html.replace('href="#first"', `href="${href}"`)});
    write('/files/é.txt', '');
    return findings({brokenLinks: SITE_RULES.brokenLinks});
  };

  test.each([
    '/files/%C3%A9.txt',
    '/en/#first',
    '/en#',
    '#first',
    `${BRAND.siteUrl}/zh/`,
    'mailto:a@b.example',
    '/de/root_url/admin',
  ])('to %s is accepted', (href) => {
    expect(linked(href)).toEqual([]);
  });

  test.each([
    [`${BRAND.siteUrl}/x`, 'leads nowhere → correct its address'],
    ['/files/e.txt', 'leads nowhere → correct its address'],
    ['/en#x', 'names no section of that page → correct what follows #'],
  ])('to %s %s', (href, says) => {
    expect(linked(href)).toEqual([`/de: the link ${href} ${says}`]);
  });
});

test('a sitemap lists indexable pages, and the search page as its package decides', () => {
  writeSite();
  write('/de/search/index.html', '<html></html>');
  write('/de/docs/é/index.html', '<html></html>');
  const rules = {wrongSitemaps: SITE_RULES.wrongSitemaps};
  write(
    '/en/index.html',
    pageHtml('en').replace('<head>', '<head><meta name="robots" content="noindex">'),
  );
  expect(findings(rules)).toEqual([
    '/en/sitemap.xml: lists /en, which asks not to be indexed → leave it out',
    '/de/sitemap.xml: does not list /de/docs/é → list it',
  ]);
  write('/en/index.html', pageHtml('en'));
  write(
    '/de/sitemap.xml',
    `<url><loc>${address('de')}</loc></url><url><loc>${address('de')}docs/%C3%A9/</loc></url>`,
  );
  expect(findings(rules)).toEqual([]);
});
