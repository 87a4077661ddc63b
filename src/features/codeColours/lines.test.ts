import {expect, test} from 'vitest';
import {linesOf, mapTexts, textOf, type ColouredLine} from './lines';

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

test('lines that were taken out do not cost the others their colours', () => {
  expect(linesOf('a b\nc', LINES)).toEqual([LINES[0], LINES[2]]);
  expect(linesOf('a b\n\nc', LINES)).toEqual(LINES);
});

test('a code without coloured lines of its own is plain', () => {
  expect(linesOf('x\nc', LINES)).toEqual([[['x']], [['c']]]);
  expect(linesOf('x', [])).toEqual([[['x']]]);
});
