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

test('a figure above its limit, or above its share of the template, is above', () => {
  const row = {ours: 100};
  expect(isAbove(row)).toBe(false);
  expect(isAbove({...row, limit: 100})).toBe(false);
  expect(isAbove({...row, limit: 99})).toBe(true);
  expect(isAbove({...row, theirs: 200, ratioLimit: 0.5})).toBe(false);
  expect(isAbove({...row, theirs: 199, ratioLimit: 0.5})).toBe(true);
  expect(isAbove({...row, limit: 100, theirs: 99, ratioLimit: 1})).toBe(true);
});

test('where the template has no such page, only the limit counts; what was not measured is above it', () => {
  expect(isAbove({ours: 100, limit: 100, ratioLimit: 1})).toBe(false);
  expect(isAbove({ours: NaN, theirs: 0, ratioLimit: 0.5})).toBe(true);
});
