import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {
  ABOUT_PAGE,
  ANNOUNCEMENT,
  aboutEntry,
  entriesOf,
  isDay,
  newestVersion,
  versionOf,
} from './release';

test('reads the entries of a post by section, with their subject, linked or not', () => {
  expect(
    entriesOf(`An introduction.

- **No entry.** A list before the first section.

## Neu {/* #new */}

- **Ordner „Alle“.** In jedem Space. Siehe [Ordner](/docs/x#y).
- [**Kosten**](/docs/z). Mit *CSV*.
- Ohne fette Worte.

## 已修复 {/* #fixed */}

- **目录。** 顺序有误。

## Something else {/* #other */}

- **Left out.**

## To do {/* #upgrade-notes */}

A section without a list.
`),
  ).toEqual({
    new: [
      ['Ordner „Alle“.', ' In jedem Space. Siehe Ordner.'],
      ['Kosten', '. Mit CSV.'],
      ['', 'Ohne fette Worte.'],
    ],
    fixed: [['目录。', ' 顺序有误。']],
    'upgrade-notes': [],
  });
});

test('a post without sections has no entries', () => {
  expect(entriesOf('Only words.')).toEqual({});
});

test('the newest version is the highest, in any order of files', () => {
  const files = [
    'a/2024-02-01-1.10.md',
    'a/2024-01-01-1.9.md',
    'b/2024-01-01-3.0.md',
    'a/tags.yml',
    'c/tags.yml',
  ];
  expect(newestVersion(files, 'a')).toBe('1.10');
  expect(newestVersion(files, 'b')).toBe('3.0');
  expect(newestVersion(files, 'c')).toBeUndefined();
});

test('reads the version in the name of a post', () => {
  expect(versionOf('product/2025-10-14-4.1.1.md')).toBe('4.1.1');
  expect(versionOf('product/4.1.1.md')).toBe('');
});

test.each([
  ['2025-10-14', true],
  ['2024-02-29', true],
  ['2025-02-29', false],
  ['2025-10-14T00:00', false],
])('%s is a valid date: %s', (text, is) => {
  expect(isDay(text)).toBe(is);
});

test('finds a component once on the About page, perhaps after its article', () => {
  const page = '- **Une app** : 1.0\n- **L’App** : 2.0, en ligne\n  - **App** : non';
  expect(aboutEntry('app').exec(page)?.[0]).toBe('- **Une app** : 1.0');
  expect(aboutEntry('App').exec('- **L’App** : 2.0, en ligne\n')?.[0]).toBe(
    '- **L’App** : 2.0, en ligne',
  );
  expect(aboutEntry('App').test('  - **App** : 1')).toBe(false);
  expect(aboutEntry('App').test('- **Autre App** : 1')).toBe(false);
});

test('the pages that name the newest release exist', () => {
  for (const file of [ABOUT_PAGE, ANNOUNCEMENT]) {
    expect(file).toMatch(/\.(?:md|ts)$/);
    expect(existsSync(path.resolve(import.meta.dirname, '../..', file))).toBe(true);
  }
});
