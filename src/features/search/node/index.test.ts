import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {beforeEach, expect, test} from 'vitest';
import {searchOptions} from '../../../config/search';
import {folderWith, writeIn} from '../../../content/testing';
import type {SearchIndexFile} from '../shared/types';
import {searchTheme} from '.';

type Handler = (request: {url: string}, response: object, next: () => void) => void;

let siteDir: string;
let theme: Plugin;

beforeEach(() => {
  siteDir = folderWith();
  theme = searchTheme(searchOptions)({
    siteDir,
    generatedFilesDir: path.join(siteDir, '.docusaurus'),
    siteConfig: {themeConfig: {}},
    i18n: {currentLocale: 'en'},
  } as unknown as LoadContext);
});

/** A save: the dev server loads a post again. */
async function save(text: string): Promise<void> {
  writeIn(siteDir, {'post.md': text});
  await load();
}

async function load(): Promise<void> {
  const metadata = {
    ...{source: '@site/post.md', permalink: '/en/havre/1.0', title: '1.0', description: ''},
    frontMatter: {},
  };
  const allContent = {
    'docusaurus-plugin-content-blog': {product: {blogPosts: [{metadata}]}},
  };
  await theme.allContentLoaded?.({allContent} as never);
}

/** The bundler's configuration for server or client. */
function bundler(isServer: boolean): {
  devServer?: {setupMiddlewares: (handlers: Handler[]) => Handler[]};
} {
  return (theme.configureWebpack?.({}, isServer, {} as never, undefined) ?? {}) as object;
}

/** The dev server's response; undefined where it is left to the next handlers. */
function ask(url: string): {type: string; body: unknown} | undefined {
  const handlers: Handler[] = [(_request, _response, next) => next()];
  // Docusaurus joins the list with what is returned.
  handlers.push(...(bundler(false).devServer?.setupMiddlewares(handlers) ?? []));
  let type = '';
  let answer: {type: string; body: unknown} | undefined;
  let isPassedOn = false;
  const response = {
    setHeader: (name: string, value: string) => {
      type = `${name}: ${value}`;
    },
    end: (body: string) => {
      answer = {type, body: JSON.parse(body)};
    },
  };
  expect(handlers).toHaveLength(2);
  handlers[0]?.({url}, response, () => {
    isPassedOn = true;
  });
  expect(isPassedOn).toBe(answer === undefined);
  return answer;
}

test('the dev server serves the files of the search, of the last save', async () => {
  expect(ask('/en/search-texts-default.json')).toBeUndefined();
  await save('First words.\n');
  expect(ask('/en/search-texts-default.json?release=')).toEqual({
    type: 'content-type: application/json',
    body: ['First words.'],
  });
  await save('Other words.\n');
  expect(ask('/en/search-texts-default.json')?.body).toEqual(['Other words.']);
  const {documents} = ask('/en/search-index-default.json?release=1')?.body as SearchIndexFile;
  expect(documents.map(({sectionRoute}) => sectionRoute)).toEqual(['/en/havre/1.0']);
});

test('sources are read at the first search after each save', async () => {
  // Where its source is missing, reading fails.
  await load();
  expect(ask('/en/havre/1.0')).toBeUndefined();
  expect(ask('/en/?search-texts-default.json')).toBeUndefined();
  expect(() => ask('/en/search-texts-default.json')).toThrow('post.md');
  await save('Words.\n');
  expect(ask('/en/search-texts-default.json')?.body).toEqual(['Words.']);
  rmSync(path.join(siteDir, 'post.md'));
  expect(ask('/en/search-texts-default.json')?.body).toEqual(['Words.']);
});

test('other addresses are left to the next handlers', async () => {
  await save('Words.\n');
  expect(ask('/en/search-texts-unknown.json')).toBeUndefined();
});

test('only the browser’s side of the dev server answers', () => {
  expect(bundler(true).devServer).toBeUndefined();
});

test('a build writes the files of its locale beside the pages: the manual, and the rest', async () => {
  const outDir = path.join(siteDir, 'build');
  const keywords = 'havre, manual';
  const pages = {
    'docs/connect': `<meta name="keywords" content="enter"><article><h1>Connect</h1></article>`,
    'docs/unlisted': '<meta name="robots" content="noindex"><article><h1>Hidden</h1></article>',
    'havre/3.6': `<meta name="keywords" content="${keywords}"><article><h1>3.6</h1></article>`,
    about: '<main><h1>About</h1><p>Who we are.</p></main>',
  };
  writeIn(
    outDir,
    Object.fromEntries(
      Object.entries(pages).map(([route, html]) => [
        `${route}/index.html`,
        `<!doctype html><html>${html}</html>`,
      ]),
    ),
  );
  const routesPaths = Object.keys(pages).map((route) => `/en/${route}`);
  await theme.postBuild?.({
    routesPaths: [...routesPaths, '/en/404.html', '/en/', '/en/search'],
    outDir,
    baseUrl: '/en/',
    siteConfig: {themeConfig: {metadata: [{name: 'keywords', content: keywords}]}},
    plugins: [],
  } as never);
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(path.join(outDir, `search-${name}.json`), 'utf8')) as unknown;
  expect(read('texts-default')).toEqual(['About Who we are.', '']);
  const {documents, index} = read('index-default') as SearchIndexFile;
  expect(documents.map(({type, sectionRoute}) => `${type} ${sectionRoute}`)).toEqual([
    'page /en/about',
    'blog /en/havre/3.6',
  ]);
  expect(index.words).not.toHaveProperty('manual');
  expect(read('index-docs-default-current')).toMatchObject({
    documents: [{sectionRoute: '/en/docs/connect', sectionTitle: 'Connect', type: 'docs'}],
    index: {words: {enter: 'c'}},
  });
});

test('omits the package’s messages: its components are not used', async () => {
  expect(await theme.getDefaultCodeTranslationMessages?.()).toEqual({});
});
