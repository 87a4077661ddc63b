import {mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {packages} from './packages';

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'packages-'));
});

afterEach(() => rmSync(siteDir, {recursive: true}));

interface Locked {
  readonly license?: string;
  readonly dev?: boolean;
}

function lock(entries: Record<string, Locked>): void {
  // Its code stands in every script.
  const locked = Object.entries({'@rspack/core': {}, ...entries}).map(([name, more]) => {
    const folder = `node_modules/${name}`;
    mkdirSync(path.join(siteDir, folder), {recursive: true});
    writeFileSync(path.join(siteDir, folder, 'LICENSE'), `Licence of ${name}`);
    return [folder, {version: '1.0.0', integrity: 'sha512-AAAA', license: 'MIT', ...more}] as const;
  });
  writeFileSync(
    path.join(siteDir, 'package-lock.json'),
    JSON.stringify({packages: {'': {}, ...Object.fromEntries<object>(locked)}}),
  );
  writeFileSync(
    path.join(siteDir, 'package.json'),
    JSON.stringify({name: 'site', version: '2.0.0', description: 'A site', private: true}),
  );
}

/** Builds with some modules in the browser's bundle; a module may be made of others. */
async function build(...names: string[]): Promise<void> {
  const plugin = packages({siteDir} as never);
  const moduleOf = (name: string) => ({
    identifier: () => path.join(siteDir, 'node_modules', name, 'index.js'),
  });
  const [first = '', ...parts] = names;
  const modules = [{...moduleOf(first), modules: parts.map(moduleOf)}];
  expect(plugin.configureWebpack?.({}, true, {} as never, undefined)).toEqual({});
  const browser = plugin.configureWebpack?.({}, false, {} as never, undefined) as {
    plugins: {apply: (compiler: unknown) => void}[];
  };
  const tap = (_name: string, listen: (stats: unknown) => void): void => {
    listen({compilation: {modules}});
  };
  browser.plugins.forEach((one) => one.apply({hooks: {done: {tap}}}));
  await plugin.postBuild?.({outDir: siteDir} as never);
}

test('what reaches readers has its licence beside the pages, and stands apart in the bill', async () => {
  lock({a: {}, part: {dev: true}, built: {}, tool: {dev: true}});
  await build('a', 'part');
  const notices = readFileSync(path.join(siteDir, 'third-party-notices.txt'), 'utf8');
  expect(notices).toContain('Licence of a');
  expect(notices).toContain('Licence of part');
  expect(notices).not.toContain('Licence of built');
  const {metadata, components} = JSON.parse(
    readFileSync(path.join(siteDir, 'sbom.cdx.json'), 'utf8'),
  ) as {metadata: {component: object}; components: {name: string; scope: string}[]};
  expect(metadata.component).toMatchObject({
    name: 'site',
    version: '2.0.0',
    description: 'A site',
  });
  expect(components.map(({name, scope}) => [name, scope])).toEqual([
    ['@rspack/core', 'required'],
    ['a', 'required'],
    ['built', 'excluded'],
    ['part', 'required'],
  ]);
});

test('a licence that readers must not be given stops the build, one that only builds does not', async () => {
  lock({a: {license: 'AGPL-3.0-only'}, b: {}});
  await expect(build('a')).rejects.toThrow('AGPL-3.0-only');
  await build('b');
});
