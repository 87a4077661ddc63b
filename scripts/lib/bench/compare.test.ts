import {expect, test} from 'vitest';
import {inTurn, isAbove} from './compare';

test('both are measured in turn, and the median of each figure counts', async () => {
  const calls: string[] = [];
  const measure = (name: string, values: number[]) => () => {
    calls.push(name);
    const value = values.shift()!;
    return Promise.resolve({value, double: 2 * value});
  };
  expect(await inTurn(3, [measure('a', [9, 1, 10]), measure('b', [5, 4, 6])])).toEqual([
    {value: 9, double: 18},
    {value: 5, double: 10},
  ]);
  expect(calls).toEqual(['a', 'b', 'a', 'b', 'a', 'b']);
});

test('a figure above its share of the template, or not measured, is above', () => {
  expect(isAbove(100, 200, 0.5)).toBe(false);
  expect(isAbove(100, 199, 0.5)).toBe(true);
  expect(isAbove(100, 0, 0.5)).toBe(true);
  expect(isAbove(undefined, 200, 0.5)).toBe(true);
  // The template has no such page; there is no limit.
  expect(isAbove(100, undefined, 1)).toBe(false);
  expect(isAbove(100, 1)).toBe(false);
});
