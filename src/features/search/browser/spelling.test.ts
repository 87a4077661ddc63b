import fc from 'fast-check';
import {expect, test} from 'vitest';
import {distance} from './spelling';

test.each([
  ['password', 'password', 0],
  ['passwort', 'password', 1],
  ['pasword', 'password', 1],
  ['passxword', 'password', 1],
  ['passwrod', 'password', 1],
  ['paswrod', 'password', 2],
  ['psasowrd', 'password', 2],
  ['apssword', 'password', 1],
  ['', '', 0],
])('%j is %s with distance %i', (typed, word, expected) => {
  expect(distance(typed, word, 2).whole).toBe(expected);
  expect(distance(word, typed, 2).whole).toBe(expected);
});

test.each([
  ['passwo', 'passwords', 3, 0],
  ['pasw', 'passwords', 5, 1],
  ['psas', 'passwords', 6, 1],
])('%s is %s with distance %i, and %i to its prefix', (typed, word, whole, beginning) => {
  expect(distance(typed, word, 9)).toEqual({whole, beginning});
});

test('beyond the limit only "more" is known', () => {
  expect(distance('folder', 'password', 2)).toEqual({whole: 3, beginning: 3});
});

test('a comparison keeps no state', () => {
  const before = distance('share', 'shared', 2);
  distance('administration', 'internationalization', 20);
  expect(distance('share', 'shared', 2)).toEqual(before);
});

test('compares the first 63 letters of longer words', () => {
  const long = 'a'.repeat(40);
  expect(distance(long, `${'a'.repeat(63)}${'b'.repeat(500)}`, 40).whole).toBe(23);
  expect(distance(long, `${'a'.repeat(500)}`, 2).beginning).toBe(0);
});

const word = fc.string({unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8});

test('the distance is symmetric, and 0 to the word itself', () => {
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(distance(one, other, 20).whole).toBe(distance(other, one, 20).whole);
      expect(distance(one, one, 0)).toEqual({whole: 0, beginning: 0});
      expect(distance(one, one + other, 20).beginning).toBe(0);
    }),
  );
});

test('stopping early never misses a word within the limit', () => {
  let near = 0;
  fc.assert(
    fc.property(word, word, fc.constantFrom(1, 2), (one, other, limit) => {
      const exact = distance(one, other, 20);
      const limited = distance(one, other, limit);
      for (const kind of ['whole', 'beginning'] as const) {
        if (exact[kind] <= limit) {
          near += 1;
          expect(limited[kind]).toBe(exact[kind]);
        } else {
          expect(limited[kind]).toBeGreaterThan(limit);
        }
      }
    }),
    {numRuns: 1000},
  );
  expect(near).toBeGreaterThan(50);
});
