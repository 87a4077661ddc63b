import {createHash} from 'node:crypto';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {licenceFault, licenceOf} from './licences';
import {lockedPackages, type LockedPackage} from './lock';
import {noticesText} from './notices';
import {readerPackages} from './reader';
import {purl, sbom} from './sbom';

function locked(
  name: string,
  license?: string,
  change: Partial<LockedPackage> = {},
): LockedPackage {
  return {
    folder: `node_modules/${name}`,
    name,
    version: '1.0.0',
    license,
    integrity: undefined,
    isDev: false,
    asks: {},
    ...change,
  };
}

const RUNTIME = locked('@rspack/core', 'MIT');

describe('the licence of a package', () => {
  test.each([
    ['MIT', 'reader', true],
    ['MPL-2.0', 'reader', false],
    ['MPL-2.0', 'build', true],
    ['GPL-3.0-only', 'development', false],
    ['LGPL-3.0', 'build', false],
    ['LGPL-3.0', 'development', true],
    ['(MIT OR GPL-3.0-only)', 'reader', true],
    ['Apache-2.0 AND MIT', 'reader', true],
    ['MIT AND GPL-3.0-only', 'reader', false],
    ['MIT AND GPL-3.0-only OR ISC', 'reader', true],
  ] as const)('%s for %s is allowed: %s', (license, reach, isAllowed) => {
    expect(licenceFault(locked('a', license), reach) === undefined).toBe(isAllowed);
  });

  test('is known, or was read, of this version', () => {
    expect(licenceFault(locked('a'), 'development')).toContain('a@1.0.0 names no licence → read');
    expect(licenceOf(locked('format', undefined, {version: '0.2.2'}))).toBe('MIT');
    expect(licenceOf(locked('format', undefined, {version: '0.2.3'}))).toBeUndefined();
  });
});

test('what reaches readers is read from the modules: loaders do not, nested packages and the runtime do', () => {
  const nested = locked('b', 'MIT', {folder: 'node_modules/@a/a/node_modules/b'});
  const all = [
    RUNTIME,
    locked('@a/a', 'MIT'),
    nested,
    locked('css-loader', 'MIT'),
    locked('infima', 'MIT'),
  ];
  expect(
    readerPackages(
      [
        '/x/src/a.ts',
        'javascript/esm|/x/node_modules/@a/a/node_modules/b/lib/b.js|123',
        'css|/x/node_modules/css-loader/dist/cjs.js??a!/x/node_modules/infima/dist/x.css|0|||}',
      ],
      all,
    ).map(({folder}) => folder),
  ).toEqual([
    'node_modules/@a/a/node_modules/b',
    'node_modules/@rspack/core',
    'node_modules/infima',
  ]);
  const found = (module: string) => readerPackages([module], all).map(({folder}) => folder);
  // A loader that does not reach readers, before a file named from the root or with the other separator.
  for (const file of ['node_modules/infima/x.css', 'C:\\x\\node_modules\\infima\\x.css']) {
    expect(found(`/x/node_modules/css-loader/c.js!${file}`)).toEqual([
      'node_modules/@rspack/core',
      'node_modules/infima',
    ]);
  }
  expect(() => readerPackages(['/x/node_modules/new/i.js'], all)).toThrow('npm install');
});

test('an entry of package-lock.json may leave out what it does not know', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'lock-'));
  const packages = {
    '': {version: '1.0.0'},
    'node_modules/@a/b': {link: true},
    'node_modules/c': {dev: true},
    'node_modules/d': {devOptional: true},
  };
  writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify({packages}));
  expect(lockedPackages(root)).toMatchObject([
    {name: '@a/b', version: '', isDev: false},
    {name: 'c', isDev: true},
    {name: 'd', isDev: true},
  ]);
  rmSync(root, {recursive: true});
});

describe('the notices', () => {
  let root: string;
  beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'notices-'))));
  afterEach(() => rmSync(root, {recursive: true}));

  function install(name: string, files: Readonly<Record<string, string>>): LockedPackage {
    const folder = path.join(root, 'node_modules', name);
    mkdirSync(folder, {recursive: true});
    Object.entries(files).forEach(([file, text]) => writeFileSync(path.join(folder, file), text));
    return locked(name, 'MIT');
  }

  test('hold each text once, below the packages that have it', () => {
    const text = noticesText(root, [
      install('a', {LICENSE: 'Ours.\r\n', 'index.js': ''}),
      install('b', {'license.md': 'Other.', NOTICE: 'Note.'}),
      install('c', {'LICENCE.txt': '\nOurs.\n\n'}),
    ]);
    expect(text.match(/Ours\./g)).toHaveLength(1);
    expect(text).toMatch(/a 1\.0\.0 \(MIT\)\nc 1\.0\.0 \(MIT\)\n-+\n\nOurs\./);
    expect(text).toContain('Note.\n\nOther.');
  });

  test('keep the lines of a text, with what stands between texts', () => {
    const text = noticesText(root, [
      install('a', {LICENSE: 'One.\r\nTwo.\r\n'}),
      install('b', {LICENSE: 'Other.'}),
    ]);
    const line = '-'.repeat(text.indexOf('a 1.0.0') - text.indexOf('-') - 1);
    expect(text).toBe(
      `The pages of this site run the following software.\n\n${line}\na 1.0.0 (MIT)\n${line}\n\nOne.\nTwo.\n\n${line}\nb 1.0.0 (MIT)\n${line}\n\nOther.\n`,
    );
  });

  test('a package without a text must be known', () => {
    expect(() => noticesText(root, [install('a', {})])).toThrow('a@1.0.0 reaches readers without');
    expect(noticesText(root, [install('infima', {})])).toMatch(
      /Copyright \(c\) Facebook.*\n\nPerm/,
    );
  });
});

describe('the bill of materials', () => {
  const subject = {name: 'site', version: '1.0.0', description: 'D'};
  const react = locked('react', 'MIT', {integrity: 'sha512-AQID'});
  const scoped = locked('@a/a', 'ISC');

  test('tells what reaches readers from what only built the site', () => {
    const {components} = JSON.parse(sbom(subject, [react, scoped], new Set([react]))) as {
      components: {purl: string; scope: string; hashes?: unknown}[];
    };
    expect(components.map(({purl: at, scope}) => [at, scope])).toEqual([
      ['pkg:npm/%40a/a@1.0.0', 'excluded'],
      ['pkg:npm/react@1.0.0', 'required'],
    ]);
    expect(components[1]?.hashes).toEqual([{alg: 'SHA-512', content: '010203'}]);
  });

  test('has the same bytes of the same packages, whatever their order, and another number of others', () => {
    const first = sbom(subject, [react, scoped], new Set([react]));
    expect(sbom(subject, [scoped, react], new Set([react]))).toBe(first);
    const numberIn = (text: string) => /urn:uuid:([\da-f-]{36})"/.exec(text)?.[1];
    expect(numberIn(first)).toMatch(
      /^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
    );
    expect(numberIn(sbom(subject, [react, scoped], new Set()))).not.toBe(numberIn(first));
  });

  test('has for its number the hash of what it lists, but for the digits that say what a UUID is', () => {
    const text = sbom(subject, [react, scoped], new Set([react]));
    const {serialNumber, components} = JSON.parse(text) as {
      serialNumber: string;
      components: object[];
    };
    const hash = createHash('sha256').update(JSON.stringify(components)).digest('hex');
    const digits = serialNumber.replace('urn:uuid:', '').replaceAll('-', '');
    const variant = '89ab'[Number.parseInt(hash.charAt(16), 16) % 4];
    expect(digits).toBe(
      `${hash.slice(0, 12)}8${hash.slice(13, 16)}${variant}${hash.slice(17, 32)}`,
    );
  });

  test('a package that lies in two folders is listed once, as reaching readers if one of them does', () => {
    const copy = {...react, folder: 'node_modules/a/node_modules/react'};
    const text = sbom(subject, [copy, react], new Set([copy]));
    expect(text.match(/"scope":"required"/g)).toHaveLength(1);
    expect(text).not.toContain('excluded');
    expect(purl(react)).toBe('pkg:npm/react@1.0.0');
  });
});

describe('package-lock.json of this site', () => {
  const all = lockedPackages(path.resolve(import.meta.dirname, '../..'));

  test('is read whole, and every package says of which bytes it is', () => {
    expect(all.length).toBeGreaterThan(1000);
    const {name, asks} = all.find(({folder}) => folder === 'node_modules/react-dom') ?? locked('');
    expect([name, Object.keys(asks)]).toEqual(['react-dom', ['react', 'scheduler']]);
    expect(all.filter(({integrity}) => !integrity?.startsWith('sha512-'))).toEqual([]);
  });

  test('holds only packages whose licences are on the lists', () => {
    expect(
      all.flatMap((entry) => licenceFault(entry, entry.isDev ? 'development' : 'build') ?? []),
    ).toEqual([]);
  });
});

test('the bill says in which form it is written, and of each package what it is', () => {
  const react = locked('react', 'MIT', {integrity: 'sha512-AQID'});
  const unknown = locked('x', undefined, {integrity: 'sha1-AQID'});
  const bill = JSON.parse(
    sbom(
      {name: 'site', version: '1.0.0', description: 'D'},
      [react, unknown],
      new Set([react, unknown]),
    ),
  ) as {components: object[]};
  expect(bill).toMatchObject({
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      lifecycles: [{phase: 'build'}],
      component: {
        type: 'application',
        'bom-ref': 'site',
        name: 'site',
        version: '1.0.0',
        description: 'D',
      },
    },
  });
  expect(bill.components).toEqual([
    {
      type: 'library',
      'bom-ref': 'pkg:npm/react@1.0.0',
      name: 'react',
      version: '1.0.0',
      scope: 'required',
      hashes: [{alg: 'SHA-512', content: '010203'}],
      licenses: [{expression: 'MIT'}],
      purl: 'pkg:npm/react@1.0.0',
    },
    {
      type: 'library',
      'bom-ref': 'pkg:npm/x@1.0.0',
      name: 'x',
      version: '1.0.0',
      scope: 'required',
      purl: 'pkg:npm/x@1.0.0',
    },
  ]);
});
