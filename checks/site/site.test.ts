import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {BRAND} from '../../src/site/brand';
import {LOCALES, LOCALE_CONFIGS, type Locale} from '../../src/site/locales';
import {exactRoutes} from './duplicateRoutes';
import {loadBuiltSite} from './load';
import {machinePaths} from './machinePaths';
import {SITE_RULES} from './rules';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-'));
});

afterEach(() => rmSync(folder, {recursive: true}));

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
  write(
    '/robots.txt',
    LOCALES.map((locale) => `Sitemap: ${address(locale)}sitemap.xml\n`).join(''),
  );
}

function pageHtml(locale: Locale): string {
  const {htmlLang} = LOCALE_CONFIGS[locale];
  const alternates = LOCALES.map(
    (other) =>
      `<link rel="alternate" hreflang="${LOCALE_CONFIGS[other].htmlLang}" href="${address(other)}">`,
  ).join('');
  return `<html lang="${htmlLang}"><head><meta property="og:locale" content="${htmlLang.replace('-', '_')}">
    <link rel="canonical" href="${address(locale)}">${alternates}
    <link rel="alternate" hreflang="x-default" href="${address('fr')}"></head>
    <body><h2 id="first">…</h2><a href="#first">…</a><a href="/root_url/admin">…</a><a href="https://elsewhere.example/x">…</a></body></html>`;
}

function address(locale: Locale): string {
  return BRAND.siteUrl + LOCALE_CONFIGS[locale].baseUrl;
}

function write(file: string, text: string): void {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, text);
}

function findings(): string[] {
  const site = loadBuiltSite(folder);
  return SITE_RULES.flatMap((rule) => rule(site)).map(({path: at, message}) => `${at}: ${message}`);
}

test('a right site has four pages and no findings', () => {
  writeSite();
  expect(loadBuiltSite(folder).pages.size).toBe(4);
  expect(findings()).toEqual([]);
});

test.each([
  ['a link to no page', 'href="#first"', 'href="/nope"', 'leads nowhere'],
  ['a fragment without section', 'href="#first"', 'href="/de#second"', 'names no section'],
  ['another heading id', 'id="first"', 'id="premier"', 'heading ids differ'],
  ['a wrong language', 'lang="de"', 'lang="fr"', '<html lang> is fr'],
  ['a wrong og:locale', 'content="de"', 'content="en"', 'og:locale is en'],
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
  [
    'a missing x-default',
    'hreflang="x-default"',
    'hreflang="x"',
    'hreflang x-default is undefined',
  ],
])('finds %s', (_what, from, to, message) => {
  expect(pageHtml('de')).toContain(from);
  writeSite({de: (html) => html.replace(from, to)});
  expect(findings().join('\n')).toContain(message);
});

test('finds a page that one language lacks', () => {
  writeSite();
  rmSync(path.join(folder, 'zh/index.html'));
  expect(findings().join('\n')).toContain('there is no /zh');
});

test('finds a page missing from its sitemap, and one that must not be listed', () => {
  writeSite({de: (html) => html.replace('<head>', '<head><meta name="robots" content="noindex">')});
  write('/en/sitemap.xml', '<urlset></urlset>');
  expect(findings()).toEqual([
    '/en/sitemap.xml: does not list /en → list it',
    '/de/sitemap.xml: lists /de, which asks not to be indexed → leave it out',
  ]);
});

test('finds a French menu entry on a page of another language, names left alone', () => {
  const menu =
    '<a class="menu__link" href="/docs">Manuel</a><a class="menu__link" href="/loquet">Loquet</a>';
  writeSite({
    fr: (html) => html.replace('<body>', `<body>${menu}`),
    de: (html) => html.replace('<body>', `<body>${menu.replaceAll('href="/', 'href="/de/')}`),
  });
  expect(findings().filter((finding) => finding.includes('menu entry'))).toEqual([
    '/de: the menu entry “Manuel” is French → translate it',
  ]);
});

test('finds a dated page without date in the sitemap', () => {
  writeSite({de: (html) => html.replace('<body>', '<body><time itemprop="dateModified">x</time>')});
  expect(findings()).toEqual(['/de/sitemap.xml: gives no date for /de → keep lastmod on']);
});

test('finds a sitemap that robots.txt does not name', () => {
  writeSite();
  write('/robots.txt', 'User-agent: *\n');
  expect(findings()).toHaveLength(4);
});

test('finds a script that names the folder of the build', () => {
  writeSite();
  write('/assets/js/main.js', 'options:{siteDir:"/home/writer/site"}');
  const found = (root: string) => machinePaths(loadBuiltSite(folder), root).map(({path: at}) => at);
  expect(found('/home/writer/site')).toEqual(['/assets/js/main.js']);
  expect(found('/home/reader/site')).toEqual([]);
});

test('a folder without pages is refused with what to do', () => {
  expect(() => loadBuiltSite(folder)).toThrow('npm run build');
});

test('reads each address of a generated routes file, parents left out', () => {
  const source = `
  {
    path: '/docs',
    component: ComponentCreator('/docs', '1'),
    routes: [
      {
        path: '/docs/a',
        component: ComponentCreator('/docs/a', '2'),
        exact: true
      },
      {
        path: '/docs/a',
        component: ComponentCreator('/docs/a', '3'),
        exact: true,
        sidebar: "manual"
      }]}`;
  expect(exactRoutes(source)).toEqual(['/docs/a', '/docs/a']);
});
