import {expect, test} from 'vitest';
import {linesOf, type ColouredLine} from './lines';

const LINES: readonly ColouredLine[] = [[['a '], ['b', 'red']], [], [['c', 'blue']]];

test('removed lines do not shift the colours of others', () => {
  expect(linesOf('a b\nc', LINES)).toEqual([LINES[0], LINES[2]]);
  expect(linesOf('a b\n\nc', LINES)).toEqual(LINES);
});

test('code without matching lines is plain', () => {
  expect(linesOf('x\nc', LINES)).toEqual([[['x']], [['c']]]);
  expect(linesOf('x', [])).toEqual([[['x']]]);
});
