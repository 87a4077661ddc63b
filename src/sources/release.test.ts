import {expect, test} from 'vitest';
import {entriesOf} from './release';

test('the opening words of a post’s entries are counted section by section', () => {
  expect(
    entriesOf(`An introduction.

- **No entry.** A list before the first section.

## Neu {/* #new */}

- **Ordner „Alle“.** In jedem Space. Siehe [Ordner](/docs/x#y).
- Ohne fette Worte.

## 已修复 {/* #fixed */}

- **目录。** 顺序有误。

## Something else {/* #other */}

- **Left out.**
`),
  ).toEqual({new: ['Ordner „Alle“', 'Ohne fette Worte'], fixed: ['目录']});
});

test('a post without sections holds nothing', () => {
  expect(entriesOf('Only words.')).toEqual({});
});
