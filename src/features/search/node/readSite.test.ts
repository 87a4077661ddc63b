import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {SEARCH_SETTINGS} from '../shared/settings';
import type {IndexedSection} from './buildIndex';
import type {BuiltSite, CrawlOptions} from './crawl';
import {readSite} from './readSite';

const OPTIONS: CrawlOptions = {
  indexDocs: true,
  indexBlog: true,
  indexPages: true,
  forceIgnoreNoIndex: false,
  docsRouteBasePath: ['docs'],
  blogRouteBasePath: ['havre', 'loquet'],
  ignoreFiles: [],
  ignoreCssSelectors: [],
};

const SITE_KEYWORDS = 'havre, manual';

/** The part of Docusaurus' build data that the crawler reads. */
const PAGES: Record<string, string> = {
  '/en/docs/connect': `
    <meta name="description" content="How to connect.">
    <meta name="keywords" content="enter,begin">
    <a class="navbar__link--active">Manual</a>
    <div class="main-wrapper"><nav class="menu"><div class="menu__list-item-collapsible">
      <a class="menu__link--active">Havre</a></div></nav>
      <article><h1>Connect</h1><p>Type your address.</p>
        <h2>Trouble<a class="hash-link" href="#trouble">#</a></h2><p>Ask somebody.</p></article></div>`,
  '/en/docs/unlisted': `
    <meta name="robots" content="noindex, nofollow"><article><h1>Hidden</h1></article>`,
  '/en/docs/partners/start': '<article><h1>Start</h1></article>',
  '/en/havre/3.6': `
    <meta name="keywords" content="${SITE_KEYWORDS}">
    <article><h1>3.6</h1><div id="__blog-post-container"><p>News.</p></div></article>`,
  '/en/about': '<main><h1>About</h1><p>Who we are.</p></main>',
};

let outDir = '';

beforeAll(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'site-'));
  for (const [route, html] of Object.entries(PAGES)) {
    const folder = path.join(outDir, route.replace('/en/', ''));
    mkdirSync(folder, {recursive: true});
    writeFileSync(path.join(folder, 'index.html'), `<!doctype html><html>${html}</html>`);
  }
});

afterAll(() => rmSync(outDir, {recursive: true}));

/** One language of a site with two documentation sets; the second has a later version or not. */
function builtSite(arePartnersLast = true): BuiltSite {
  const docs = (id: string, versionName: string, permalinks: string[], isLast = true) => ({
    name: 'docusaurus-plugin-content-docs',
    options: {id},
    content: {
      loadedVersions: [
        {
          versionName,
          path: isLast ? '/en/docs' : '/en/docs/partners',
          isLast,
          docs: permalinks.map((permalink) => ({permalink})),
        },
      ],
    },
  });
  const site = {
    routesPaths: [...Object.keys(PAGES), '/en/', '/en/404.html', '/en/search'],
    outDir,
    baseUrl: '/en/',
    siteConfig: {themeConfig: {metadata: [{name: 'keywords', content: SITE_KEYWORDS}]}},
    plugins: [
      docs('default', 'current', ['/en/docs/connect', '/en/docs/unlisted']),
      docs('partners', '2', ['/en/docs/partners/start'], arePartnersLast),
    ],
  };
  return site as unknown as BuiltSite;
}

/** All that is indexed of some sections. */
function textOf(sections: readonly IndexedSection[] = []): string {
  return sections.map(({title, content, tags}) => `${title} ${content} ${tags}`).join(' ');
}

test('a build gives one list of sections per documentation set, and one for the rest', async () => {
  const files = await readSite(builtSite(), OPTIONS, SEARCH_SETTINGS);
  const routes = [...files].map(([tag, sections]) => [
    tag,
    sections.map(({document: {type, sectionRoute}}) => `${type} ${sectionRoute}`),
  ]);
  expect(Object.fromEntries(routes)).toEqual({
    default: ['page /en/about', 'blog /en/havre/3.6'],
    'docs-default-current': ['docs /en/docs/connect', 'docs /en/docs/connect#trouble'],
    'docs-partners-2': ['docs /en/docs/partners/start'],
  });
});

test('posts and pages are indexed once, however many versions the manual has', async () => {
  const routesOf = async (site: BuiltSite): Promise<string[]> => {
    const sections = (await readSite(site, OPTIONS, SEARCH_SETTINGS)).get('default') ?? [];
    return sections.map(({document}) => document.sectionRoute);
  };
  expect(await routesOf(builtSite(false))).toEqual(await routesOf(builtSite()));
});

test('a section has its page and the categories above', async () => {
  const files = await readSite(builtSite(), OPTIONS, SEARCH_SETTINGS);
  expect(files.get('docs-default-current')?.map(({document}) => document)).toEqual([
    {
      id: 0,
      type: 'docs',
      sectionRoute: '/en/docs/connect',
      sectionTitle: 'Connect',
      pageTitle: 'Connect',
      breadcrumb: ['Havre'],
    },
    {
      id: 1,
      type: 'docs',
      sectionRoute: '/en/docs/connect#trouble',
      sectionTitle: 'Trouble',
      pageTitle: 'Connect',
      breadcrumb: ['Havre'],
    },
  ]);
});

test('indexes text, description and the page’s own keywords, not those of the site', async () => {
  const files = await readSite(builtSite(), OPTIONS, SEARCH_SETTINGS);
  const manual = textOf(files.get('docs-default-current'));
  for (const word of ['How to connect', 'address', 'begin', 'Connect', 'somebody']) {
    expect(manual).toContain(word);
  }
  const rest = textOf(files.get('default'));
  expect(rest).toMatch(/3\.6[^]*News/);
  expect(rest).not.toContain('manual');
});
