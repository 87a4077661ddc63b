import {expect, test} from 'vitest';
import {LOCALES} from '../../../src/site/locales';
import {aboveLimits, limitsOf} from './limits';

const SMALL = {
  'text page, all': 180_000,
  'home, all': 1,
  'diagram page, all': 182_000,
  'release list, all': 1,
  typeface: 1,
  ...Object.fromEntries(
    LOCALES.flatMap((locale) => [
      [`search indexes, ${locale}`, 1],
      [`search texts, ${locale}`, 1],
      [`words, ${locale}`, 1],
    ]),
  ),
  'published bytes, not compressed': 1,
};

test('figures at their limits pass, in every language', () => {
  expect(Object.keys(limitsOf(SMALL)).sort()).toEqual(Object.keys(SMALL).sort());
  expect(aboveLimits(SMALL)).toEqual([]);
  expect(aboveLimits({...SMALL, ...limitsOf(SMALL)})).toEqual([]);
});

test('a diagram page may weigh 2 kB more than the text page', () => {
  expect(aboveLimits({...SMALL, 'diagram page, all': 182_001})).toEqual([
    'diagram page, all: 182001, 1 above the limit of 182000 (scripts/lib/bench/limits.ts)',
  ]);
  expect(aboveLimits({...SMALL, 'text page, all': 180_001, 'diagram page, all': 182_001})).toEqual(
    [],
  );
});

test('a figure that was not measured does not pass', () => {
  expect(aboveLimits({...SMALL, 'home, all': undefined as unknown as number})).toHaveLength(1);
});
