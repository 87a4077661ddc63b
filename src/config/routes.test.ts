import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {rspack} from '@docusaurus/faster';
import type {ConfigureWebpackUtils, LoadContext} from '@docusaurus/types';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {routes} from './routes';

let generatedFilesDir: string;

beforeEach(() => (generatedFilesDir = mkdtempSync(path.join(tmpdir(), 'routes-'))));
afterEach(() => rmSync(generatedFilesDir, {recursive: true}));

interface Configured {
  readonly resolve: {readonly alias: Readonly<Record<string, string>>};
  readonly plugins?: readonly object[];
  readonly optimization?: object;
}

class ChunkAssetPlugin {}
class Other {}

function configured(mode: 'production' | 'development', isServer = false): Configured {
  const utils = {currentBundler: {instance: rspack}};
  return routes({generatedFilesDir} as LoadContext).configureWebpack?.(
    {mode, plugins: [new ChunkAssetPlugin(), new Other()] as never},
    isServer,
    utils as unknown as ConfigureWebpackUtils,
    undefined,
  ) as Configured;
}

/** What the bundler is told to take in the place of a module, beside what it is told by others. */
function inBrowsers(): readonly (readonly [RegExp, string])[] {
  return (configured('production').plugins ?? []).flatMap((plugin) => {
    const [requests, file] = (plugin as {_args?: [RegExp, string]})._args ?? [];
    return requests && file ? [[requests, file] as const] : [];
  });
}

function write(name: string, text: string): void {
  writeFileSync(path.join(generatedFilesDir, name), text);
}

test('what Docusaurus calls to make a route is ours, for readers, for the server and for writers', () => {
  write('registry.js', '');
  write('globalData.json', '{}');
  const generator = require.resolve('@docusaurus/core/lib/server/codegen/codegenRoutes.js');
  for (const {resolve} of [
    configured('production'),
    configured('production', true),
    configured('development'),
  ]) {
    const [[name, file] = ['', ''], ...others] = Object.entries(resolve.alias);
    expect(others).toEqual([]);
    expect(existsSync(file)).toBe(true);
    expect(readFileSync(generator, 'utf8')).toContain(`from '${name}'`);
  }
});

test('what only readers are spared is left to the server and to writers', () => {
  for (const {plugins, optimization} of [
    configured('production', true),
    configured('development'),
  ]) {
    expect(plugins).toBeUndefined();
    expect(optimization).toBeUndefined();
  }
});

test('the table that Docusaurus finds scripts by gives way to their names, which number them', () => {
  write('registry.js', '');
  write('globalData.json', '{}');
  const {plugins = [], optimization} = configured('production');
  const client = require.resolve('@docusaurus/core/lib/webpack/client.js');
  expect(readFileSync(client, 'utf8')).toContain(`/plugins/${ChunkAssetPlugin.name}"`);
  expect(plugins.filter((plugin) => plugin instanceof ChunkAssetPlugin)).toEqual([]);
  expect(plugins.filter((plugin) => plugin instanceof Other)).toHaveLength(1);
  expect(optimization).toEqual({chunkIds: 'named'});
});

test('the registry of readers says what to import, and no more', () => {
  write(
    'registry.js',
    `export default {
  "1a": [() => import(/* webpackChunkName: "1a" */ "@site/docs/a.md"), "@site/docs/a.md", require.resolveWeak("@site/docs/a.md")],
  "2b": [() => import(/* webpackChunkName: "2b" */ "@theme/B"), "@theme/B", require.resolveWeak("@theme/B")],};
`,
  );
  write('globalData.json', '{}');
  const [, file = ''] =
    inBrowsers().find(([requests]) => requests.test('@generated/registry')) ?? [];
  expect(readFileSync(file, 'utf8')).toBe(`export default {
  "1a": [() => import(/* webpackChunkName: "1a" */ "@site/docs/a.md")],
  "2b": [() => import(/* webpackChunkName: "2b" */ "@theme/B")],};
`);
});

test('readers get what plugins say of the site without the list of the manual’s pages', () => {
  write('registry.js', '');
  write(
    'globalData.json',
    JSON.stringify({'docs-plugin': {manual: {versions: [{name: 'current', docs: [{id: 'a'}]}]}}}),
  );
  const [, file = ''] =
    inBrowsers().find(([requests]) => requests.test('@generated/globalData')) ?? [];
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    'docs-plugin': {manual: {versions: [{name: 'current', docs: []}]}},
  });
});
