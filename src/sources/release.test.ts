import {expect, test} from 'vitest';
import {entriesOf, newestVersion} from './release';

test('the entries of a post are read section by section, their subject apart, whether it is a link or not', () => {
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
`),
  ).toEqual({
    new: [
      ['Ordner „Alle“.', ' In jedem Space. Siehe Ordner.'],
      ['Kosten', '. Mit CSV.'],
      ['', 'Ohne fette Worte.'],
    ],
    fixed: [['目录。', ' 顺序有误。']],
  });
});

test('a post without sections holds nothing', () => {
  expect(entriesOf('Only words.')).toEqual({});
});

test('the newest version of a history is the highest, whatever the order of its files', () => {
  const files = [
    'a/2024-02-01-1.10.md',
    'a/2024-01-01-1.9.md',
    'b/2024-01-01-3.0.md',
    'a/tags.yml',
  ];
  expect(newestVersion(files, 'a')).toBe('1.10');
  expect(newestVersion(files, 'b')).toBe('3.0');
  expect(newestVersion(files, 'c')).toBeUndefined();
});
