import {cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {inLocale, loadSources} from './load';
import {CODE, UNKNOWN_TEXT} from './page';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'load-'));
  for (const file of ['tags.yml', 'authors.yml']) {
    cpSync(path.resolve(import.meta.dirname, '../..', file), path.join(root, file));
  }
});

afterEach(() => rmSync(root, {recursive: true}));

test('a history has no folder before its first release', () => {
  mkdirSync(path.join(root, 'product'));
  writeFileSync(path.join(root, 'product/2024-01-01-1.0.md'), '# 1.0');
  const {pages, tags} = loadSources(root);
  expect(pages.map(({file}) => file)).toEqual(['product/2024-01-01-1.0.md']);
  expect(tags.has('havre')).toBe(true);
});

test('unchanged files are read once', () => {
  mkdirSync(path.join(root, 'docs'));
  writeFileSync(path.join(root, 'docs/a.md'), '---\ntitle: A\n---\n\nTexte');
  writeFileSync(path.join(root, 'docs/b.md'), '---\ntitle: B\n---\n\nTexte');
  const before = loadSources(root);
  writeFileSync(path.join(root, 'docs/b.md'), '---\ntitle: B\n---\n\nAutre');
  const after = loadSources(root, before);
  expect(after.pageOfFile.get('docs/a.md')).toBe(before.pageOfFile.get('docs/a.md'));
  expect(after.pageOfFile.get('docs/b.md')).not.toBe(before.pageOfFile.get('docs/b.md'));
});

test('messages of the interface are texts with their line, without placeholders', () => {
  mkdirSync(path.join(root, 'i18n/de'), {recursive: true});
  writeFileSync(
    path.join(root, 'i18n/de/code.json'),
    '{\n  "a": {"message": "Ein {l-x}: https://a.example!"}\n}',
  );
  expect(loadSources(root).texts).toEqual([
    {
      file: 'i18n/de/code.json',
      locale: 'de',
      line: 2,
      text: `Ein ${UNKNOWN_TEXT}: ${CODE}!`,
      isTitle: false,
      bold: [],
      italics: 0,
    },
  ]);
});

test('other files are not read', () => {
  mkdirSync(path.join(root, 'static/img'), {recursive: true});
  mkdirSync(path.join(root, 'docs'));
  writeFileSync(path.join(root, 'static/img/a.png'), 'picture');
  writeFileSync(path.join(root, 'docs/a.md'), 'Text');
  writeFileSync(path.join(root, 'docs/a.md.orig'), 'Old');
  const {files} = loadSources(root);
  expect([...files.keys()].filter((file) => file.startsWith('static'))).toEqual([
    'static/img/a.png',
  ]);
  expect(files.get('docs/a.md')).toBe('Text');
  expect(files.has('docs/a.md.orig')).toBe(false);
  // Links to it are checked by its name alone.
  expect(files.get('static/img/a.png')).toBe('');
});

test('pages are found by file and by French address, lists by their keys', () => {
  const german = 'i18n/de/docusaurus-plugin-content-docs/current/a.md';
  mkdirSync(path.join(root, path.dirname(german)), {recursive: true});
  mkdirSync(path.join(root, 'docs'));
  writeFileSync(path.join(root, 'docs/a.md'), 'Texte');
  writeFileSync(path.join(root, german), 'Text');
  writeFileSync(path.join(root, 'authors.yml'), 'product:\n  name: x\n');
  const sources = loadSources(root);
  const {pageOfAddress, pageOfFile, authors} = sources;
  expect([...pageOfAddress].map(([address, {file}]) => [address, file])).toEqual([
    ['/docs/a', 'docs/a.md'],
  ]);
  const french = pageOfFile.get('docs/a.md')!;
  expect(inLocale(sources, french, 'de')).toBe(pageOfFile.get(german));
  expect(inLocale(sources, french, 'en')).toBe(french);
  expect([...authors]).toEqual(['product']);
  writeFileSync(path.join(root, 'authors.yml'), '');
  expect(loadSources(root).authors.size).toBe(0);
});
