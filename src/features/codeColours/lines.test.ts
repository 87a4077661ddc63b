import {expect, test} from 'vitest';
import {linesOf, mapTexts, textOf, type ColouredLine} from './lines';

const LINES: readonly ColouredLine[] = [[['a '], ['b', 'red']], [], [['c', 'blue']]];

test('the code of highlighted lines is their joined text', () => {
  expect(textOf(LINES)).toBe('a b\n\nc');
});

test('changed texts keep their colours', () => {
  expect(mapTexts(LINES, (text) => text.toUpperCase())).toEqual([
    [['A '], ['B', 'red']],
    [],
    [['C', 'blue']],
  ]);
});

test('removed lines do not shift the colours of others', () => {
  expect(linesOf('a b\nc', LINES)).toEqual([LINES[0], LINES[2]]);
  expect(linesOf('a b\n\nc', LINES)).toEqual(LINES);
});

test('code without matching lines is plain', () => {
  expect(linesOf('x\nc', LINES)).toEqual([[['x']], [['c']]]);
  expect(linesOf('x', [])).toEqual([[['x']]]);
});
