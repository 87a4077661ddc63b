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

test('a build writes the files of its locale beside the pages', async () => {
  const outDir = path.join(siteDir, 'build');
  writeIn(outDir, {
    'about/index.html': '<!doctype html><html><main><h1>About</h1><p>Who we are.</p></main></html>',
  });
  await theme.postBuild?.({
    routesPaths: ['/en/about', '/en/404.html'],
    outDir,
    baseUrl: '/en/',
    siteConfig: {themeConfig: {}},
    plugins: [],
  } as never);
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(path.join(outDir, name), 'utf8')) as unknown;
  expect(read('search-texts-default.json')).toEqual(['About Who we are.']);
  expect(read('search-index-default.json')).toMatchObject({
    documents: [{sectionRoute: '/en/about', sectionTitle: 'About', type: 'page'}],
  });
});

test('omits the package’s messages: its components are not used', async () => {
  expect(await theme.getDefaultCodeTranslationMessages?.()).toEqual({});
});

test('unknown options of the package stop the build with one sentence', () => {
  const {settings} = searchOptions;
  expect(() => searchTheme({package: {unknown: true} as object, settings})).toThrow(
    /^The options of the search package are wrong: "unknown" is not allowed\.$/,
  );
});
