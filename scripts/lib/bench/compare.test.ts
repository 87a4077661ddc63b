import {expect, test} from 'vitest';
import {inTurn, isAbove, table} from './compare';

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
  const row = {name: 'a', unit: 'kB', ours: 100} as const;
  expect(isAbove(row)).toBe(false);
  expect(isAbove({...row, limit: 100})).toBe(false);
  expect(isAbove({...row, limit: 99})).toBe(true);
  expect(isAbove({...row, theirs: 200, ratioLimit: 0.5})).toBe(false);
  expect(isAbove({...row, theirs: 199, ratioLimit: 0.5})).toBe(true);
  expect(isAbove({...row, limit: 100, theirs: 99, ratioLimit: 1})).toBe(true);
});

test('where the template has no such page, only the limit in bytes counts', () => {
  expect(isAbove({name: 'home', unit: 'kB', ours: 100, limit: 100, ratioLimit: 1})).toBe(false);
});

test('a figure that could not be measured is above its limit; no time at all is not', () => {
  const row = {name: 'a', unit: 'ms', theirs: 0, ratioLimit: 0.5} as const;
  expect(isAbove({...row, ours: NaN})).toBe(true);
  expect(isAbove({...row, ours: 0})).toBe(false);
});

test('the table says both figures, their ratio, the limits and whether they hold', () => {
  expect(
    table([
      {
        name: 'text page, all',
        unit: 'kB',
        ours: 127_100,
        theirs: 254_200,
        limit: 190_000,
        ratioLimit: 1,
      },
      {name: 'home, all', unit: 'kB', ours: 150_000, limit: 145_000, ratioLimit: 1},
      {name: 'home, scripts', unit: 'ms', ours: 519.4},
      {name: 'cold build', unit: 's', ours: 21_300, theirs: 20_000, ratioLimit: 1},
    ]),
  ).toEqual({
    'text page, all': {
      unit: 'kB',
      'this site': '127.1',
      template: '254.2',
      ratio: '0.50',
      limits: '≤ 190.0 kB, ratio ≤ 1.00',
      '': 'within',
    },
    'home, all': expect.objectContaining({ratio: '–', limits: '≤ 145.0 kB', '': 'ABOVE'}) as object,
    'home, scripts': expect.objectContaining({'this site': '519', limits: '–', '': ''}) as object,
    'cold build': expect.objectContaining({
      ratio: '1.06',
      limits: 'ratio ≤ 1.00',
      '': 'ABOVE',
    }) as object,
  });
});
