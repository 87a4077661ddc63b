import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {indexOf} from '../../src/features/search/testCorpus';
import {SOURCE_FOLDERS} from '../../src/content/places';
import {FIXTURE} from './relevance';
import {report} from './rule';
import {searchParity} from './searchParity';

const root = mkdtempSync(path.join(tmpdir(), 'parity-'));
afterAll(() => {
  rmSync(root, {recursive: true});
});

/** A page that holds what is asked, in the sources; the built site has it under an address. */
function findingsWith(address: string): readonly string[] {
  const asked = FIXTURE.needs.map(({queries}) => queries.fr).join('. ');
  [...SOURCE_FOLDERS, 'static'].forEach((folder) =>
    mkdirSync(path.join(root, folder), {recursive: true}),
  );
  ['tags.yml', 'authors.yml'].forEach((file) => writeFileSync(path.join(root, file), '{}'));
  writeFileSync(
    path.join(root, 'docs/guide.md'),
    `---\ntitle: Guide\ndescription: ''\n---\n\n${asked}\n`,
  );
  const files = {
    'search-index-default.json': indexOf([], 'fr'),
    'search-index-docs-default-current.json': indexOf(
      [{url: address, title: 'Guide', text: asked}],
      'fr',
    ),
    'search-texts-default.json': [],
    'search-texts-docs-default-current.json': [''],
  };
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(path.join(root, name), JSON.stringify(content));
  }
  const names = new Set(Object.keys(files).map((name) => `/${name}`));
  const {read, findings} = report(
    searchParity,
    {folder: root, pages: new Map(), files: names},
    root,
  );
  expect(read).toBe(40);
  return findings.map(({path: at, message}) => `${at}: ${message}`);
}

test('the dev server has the first results of the built site', () => {
  expect(findingsWith('/docs/guide')).toEqual([]);
});

test('reports other first results', () => {
  expect(findingsWith('/docs/elsewhere')).toEqual([
    expect.stringMatching(/^\/search: the dev server answers otherwise to .+ → compare/),
  ]);
});

test('skips a site without search', () => {
  const site = {folder: root, pages: new Map(), files: new Set<string>()};
  expect(report(searchParity, site, root)).toEqual({read: 0, findings: []});
});
