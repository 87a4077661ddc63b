import {expect, test} from 'vitest';
import {inLocale, loadSources} from './load';
import {CODE, UNKNOWN_TEXT} from './page';
import {folderWith, writeIn} from './testing';

const LISTS = {'tags.yml': 'havre:\n  label: a\n', 'authors.yml': ''};

test('a history has no folder before its first release; lists are read by their keys', () => {
  const {pages, tags, authors} = loadSources(
    folderWith({...LISTS, 'product/2024-01-01-1.0.md': '# 1.0'}),
  );
  expect(pages.map(({file}) => file)).toEqual(['product/2024-01-01-1.0.md']);
  expect([...tags]).toEqual(['havre']);
  expect(authors.size).toBe(0);
});

test('unchanged files are read once', () => {
  const root = folderWith({...LISTS, 'docs/a.md': 'Texte', 'docs/b.md': 'Texte'});
  const before = loadSources(root);
  writeIn(root, {'docs/b.md': 'Autre'});
  const after = loadSources(root, before);
  expect(after.pageOfFile.get('docs/a.md')).toBe(before.pageOfFile.get('docs/a.md'));
  expect(after.pageOfFile.get('docs/b.md')).not.toBe(before.pageOfFile.get('docs/b.md'));
});

test('messages of the interface are texts with their line, without placeholders', () => {
  const json = '{\n  "a": {"message": "Ein {l-x}: https://a.example!"}\n}';
  expect(loadSources(folderWith({...LISTS, 'i18n/de/code.json': json})).texts).toEqual([
    expect.objectContaining({
      file: 'i18n/de/code.json',
      locale: 'de',
      line: 2,
      text: `Ein ${UNKNOWN_TEXT}: ${CODE}!`,
    }),
  ]);
});

test('other files are not read; of static/ the names are enough', () => {
  const {files} = loadSources(
    folderWith({...LISTS, 'static/img/a.png': 'picture', 'docs/a.md.orig': 'Old'}),
  );
  expect(files.has('docs/a.md.orig')).toBe(false);
  expect(files.get('static/img/a.png')).toBe('');
});

test('pages are found by file and by French address', () => {
  const german = 'i18n/de/docusaurus-plugin-content-docs/current/a.md';
  const sources = loadSources(folderWith({...LISTS, 'docs/a.md': 'Texte', [german]: 'Text'}));
  const french = sources.pageOfFile.get('docs/a.md')!;
  expect([...sources.pageOfAddress]).toEqual([['/docs/a', french]]);
  expect(inLocale(sources, french, 'de')).toBe(sources.pageOfFile.get(german));
  expect(inLocale(sources, french, 'en')).toBe(french);
});
