import {expect, test} from 'vitest';
import {mapTexts, textOf, type ColouredLine} from './lines';

const LINES: readonly ColouredLine[] = [[['a '], ['b', 'red']], [], [['c', 'blue']]];

test('the code of coloured lines is their texts', () => {
  expect(textOf(LINES)).toBe('a b\n\nc');
});

test('changed texts keep their colours', () => {
  expect(mapTexts(LINES, (text) => text.toUpperCase())).toEqual([
    [['A '], ['B', 'red']],
    [],
    [['C', 'blue']],
  ]);
});
