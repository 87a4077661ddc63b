import {readFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {folderWith, writeIn} from '../content/testing';
import {thirdParty} from '.';
import {PERMISSIVE, noticesText} from './notices';
import {packagesOf} from './packages';

const ROOT = path.resolve(import.meta.dirname, '../..');

let siteDir: string;

beforeEach(() => {
  siteDir = folderWith();
  vi.stubEnv('NODE_ENV', 'production');
  install('node_modules/@rspack/core');
});

afterEach(() => {
  vi.unstubAllEnvs();
});

function install(
  folder: string,
  {
    license = 'MIT',
    files = {LICENSE: `Licence of ${folder}\r\n`},
  }: {
    license?: unknown;
    files?: Readonly<Record<string, string>>;
  } = {},
): void {
  const name = folder.replace(/^.*node_modules\//, '');
  const description = JSON.stringify({name, version: '1.0.0', license});
  writeIn(path.join(siteDir, folder), {...files, 'package.json': description});
}

const plugin = (currentLocale = 'fr') =>
  thirdParty({siteDir, i18n: {currentLocale, defaultLocale: 'fr'}} as never);

/** Identifier of a module of the bundler, `~` being the folder of the packages. */
const moduleOf = (name: string) => name.replaceAll('~', `${siteDir}/node_modules`);

const noticesOf = (...modules: string[]) =>
  noticesText(siteDir, packagesOf(siteDir, modules.map(moduleOf)));

test('a build writes the notices of all modules, also inside concatenated ones', async () => {
  install('node_modules/a');
  install('node_modules/b');
  const built = plugin();
  const module = {identifier: () => moduleOf('~/a/i.js')};
  const modules = [{...module, modules: [module, {identifier: () => moduleOf('~/b/i.js')}]}];
  expect(built?.configureWebpack?.({}, true, {} as never, undefined)).toEqual({plugins: []});
  const browser = built?.configureWebpack?.({}, false, {} as never, undefined) as {
    plugins: ((compiler: unknown) => void)[];
  };
  const tap = (_name: string, listen: (stats: unknown) => void): void => {
    listen({compilation: {modules}});
  };
  browser.plugins.forEach((tapInto) => tapInto({hooks: {done: {tap}}}));
  await built?.postBuild?.({outDir: siteDir} as never);
  const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');
  expect(read('third-party-notices.txt').match(/^Licence of .*$/gm)).toEqual([
    'Licence of node_modules/@rspack/core',
    'Licence of node_modules/a',
    'Licence of node_modules/b',
  ]);
});

describe('the notices', () => {
  test('contain the licence of each published package: nested ones and the runtime, no loaders', () => {
    for (const name of ['@a/a', '@a/a/node_modules/b', 'css-loader', 'c', 'd']) {
      install(`node_modules/${name}`);
    }
    const notices = noticesOf(
      '/x/src/a.ts',
      'javascript/esm|~/@a/a/node_modules/b/lib/b.js|123',
      'css|~/css-loader/dist/cjs.js??a!~/c/dist/x.css|0|||}',
      'css|~/css-loader/dist/cjs.js!C:\\x\\node_modules\\d\\x.css',
    );
    expect(notices.match(/^Licence of .*$/gm)).toEqual([
      'Licence of node_modules/@a/a/node_modules/b',
      'Licence of node_modules/@rspack/core',
      'Licence of node_modules/c',
      'Licence of node_modules/d',
    ]);
    expect(notices).toMatch(/\n-+\nc 1\.0\.0 \(MIT\)\n-+\n\nLicence of node_modules\/c\n\n-+\n/);
  });

  test('contain all texts of a package, or the one in another package', () => {
    install('node_modules/a', {files: {'license.md': 'Text.', NOTICE: 'Note.', 'index.js': ''}});
    install('node_modules/isarray', {files: {'README.md': 'License: …'}});
    const notices = noticesOf('~/a/i.js', '~/isarray/i.js');
    expect(notices).toContain('Note.\n\nText.');
    expect(notices).toContain('License: …');
  });
});

describe('a published package', () => {
  test.each(['MIT AND GPL-3.0-only', null])('under the licence %j stops the build', (license) => {
    install('node_modules/a', {license});
    expect(() => noticesOf('~/a/i.js')).toThrow(
      /^a@1\.0\.0 reaches readers, and its licence .* → do without/,
    );
  });

  test('without a licence text stops the build', () => {
    install('node_modules/a', {files: {}});
    expect(() => noticesOf('~/a/i.js')).toThrow('a@1.0.0 reaches readers without the text');
  });
});

test('they are written once, with the default locale, and not on the dev server', () => {
  expect(plugin('de')).toBeNull();
  vi.stubEnv('NODE_ENV', 'development');
  expect(plugin()).toBeNull();
});

test('every package of package-lock.json has an allowed licence for its use', () => {
  const {packages} = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, {version: string; license?: string; dev?: true; devOptional?: true}>;
  };
  // Used to build, never handed on: these ask at most for their own changes to be published, or for a credit.
  const build = ['MPL-1.1', 'MPL-2.0', 'Python-2.0', 'CC-BY-4.0'];
  const development = ['MPL-2.0', 'LGPL-3.0', 'WTFPL', 'CC BY-SA 4.0'];
  // npm cannot read their licence: their texts were read instead.
  const read = [
    'eval@0.1.8',
    'format@0.2.2',
    'khroma@2.1.0',
    'require-like@0.1.2',
    'svg-tags@1.0.0',
  ];
  const all = Object.entries(packages).filter(([folder]) => folder !== '');
  const refused = all.flatMap(([folder, {version, license, dev, devOptional}]) => {
    const name = `${folder.replace(/^.*node_modules\//, '')}@${version}`;
    const isAllowed = (choice: string) =>
      choice
        .split(' AND ')
        .every(
          (one) => PERMISSIVE.has(one) || (dev || devOptional ? development : build).includes(one),
        );
    return (license?.replace(/[()]/g, '').split(' OR ').some(isAllowed) ?? read.includes(name))
      ? []
      : [`${name}: ${license ?? 'no licence'} → do without it, or allow its licence here`];
  });
  expect(all.length).toBeGreaterThan(1000);
  expect(refused).toEqual([]);
});
