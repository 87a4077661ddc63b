import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {addFiles, routeFiles} from './routeFiles';

let generatedFilesDir: string;

beforeEach(() => (generatedFilesDir = mkdtempSync(path.join(tmpdir(), 'route-files-'))));
afterEach(() => rmSync(generatedFilesDir, {recursive: true}));

/** A manifest as Docusaurus makes it, whose pages all name one style sheet. */
const made = () => ({
  entrypoints: ['main'],
  origins: {main: ['1', '2']} as Record<string, string[]>,
  assets: {'1': {css: [{file: 'styles.css'}]}, '2': {js: [{file: 'main.js'}]}},
});

const group = (requests: (string | undefined)[], ...files: string[]) => ({
  origins: requests.map((request) => ({request})),
  getFiles: () => files,
});

test('what a route imports brings its files into the page, but those that every page has', () => {
  const manifest = made();
  addFiles(manifest, [
    group(['@theme/Home', '@theme/Start', undefined], 'styles.css', 'home.css', 'home.js'),
    group(['@theme/Text'], 'styles.css', 'main.js', 'shared.js', 'text.js'),
    group(['@theme/Empty'], 'styles.css', 'main.js'),
  ]);
  expect(manifest.origins).toEqual({
    main: ['1', '2'],
    '@theme/Home': ['files of @theme/Home'],
    '@theme/Start': ['files of @theme/Start'],
    '@theme/Text': ['files of @theme/Text'],
  });
  const home = {css: [{file: 'home.css'}], js: [{file: 'home.js'}]};
  expect(manifest.assets).toEqual({
    ...made().assets,
    'files of @theme/Home': home,
    'files of @theme/Start': home,
    'files of @theme/Text': {css: [], js: [{file: 'shared.js'}, {file: 'text.js'}]},
  });
});

type Mode = 'production' | 'development';

interface Configured {
  optimization?: {
    splitChunks: {
      cacheGroups: Record<string, {name: string; test: RegExp; type: string; priority: number}>;
    };
  };
  plugins?: {apply(compiler: object): void}[];
}

function configured(isServer: boolean, mode: Mode = 'production'): Configured {
  return routeFiles({generatedFilesDir} as LoadContext).configureWebpack?.(
    {mode},
    isServer,
    {} as never,
    undefined,
  ) as Configured;
}

test('the manifest that the server reads is completed once it is written', () => {
  const file = path.join(generatedFilesDir, 'client-manifest.json');
  writeFileSync(file, JSON.stringify(made()));
  for (const plugin of configured(false).plugins ?? []) {
    plugin.apply({
      hooks: {
        afterEmit: {
          tap(name: string, run: (compilation: object) => void) {
            expect(name).toBe('route-files');
            run({chunkGroups: [group(['@theme/Home'], 'home.css')]});
          },
        },
      },
    });
  }
  expect(readFileSync(file, 'utf8')).toContain('"@theme/Home":["files of @theme/Home"]');
});

test.each([
  ['home', 'src/pages/index.module.css'],
  ['home', 'src/components/HomeCards/styles.module.css'],
  ['home', 'src/components/Harbour/styles.module.css'],
  [
    'histories',
    'node_modules/@docusaurus/theme-classic/lib/theme/BlogSidebar/Desktop/styles.module.css',
  ],
  ['histories', 'src/components/ReleaseList/styles.module.css'],
  ['histories', 'src/components/HistoryBar/styles.module.css'],
  ['search', 'src/theme/SearchPage/styles.module.css'],
  ['search', 'src/components/SearchResult/styles.module.css'],
  [undefined, 'src/components/SearchField/styles.module.css'],
  [undefined, 'src/components/Screen/styles.module.css'],
  [undefined, 'node_modules/@docusaurus/theme-classic/lib/theme/DocSidebar/styles.module.css'],
])('to the sheet %s belongs %s', (name, file) => {
  const groups = Object.values(configured(false).optimization?.splitChunks.cacheGroups ?? {});
  expect(groups.find((one) => one.test.test(`/site/${file}`))?.name).toBe(name);
  // The common style sheet has 50.
  expect(groups.every(({priority}) => priority > 50)).toBe(true);
});

test('only style sheets are set apart, under the type that the bundler gives them', () => {
  const groups = Object.values(configured(false).optimization?.splitChunks.cacheGroups ?? {});
  expect(new Set(groups.map(({type}) => type))).toEqual(new Set(['css/mini-extract']));
});

test('the bundle that renders pages has no style sheets', () => {
  expect(configured(true)).toEqual({});
});

test('the writers’ server, which makes no manifest, is left as it is', () => {
  expect(configured(false, 'development')).toEqual({});
});
