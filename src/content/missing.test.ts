import {expect, test} from 'vitest';
import {missingFrom} from './missing';

test('what is there once too few is missing once, the first ones are found', () => {
  const missing = (found: string[], wanted: string[]) =>
    missingFrom(found, wanted, (thing) => thing.toLowerCase());
  expect(missing(['a', 'b'], ['A', 'b', 'a', 'c', 'B'])).toEqual(['a', 'c', 'B']);
  expect(missing(['a', 'a', 'b'], ['a'])).toEqual([]);
  expect(missing([], [])).toEqual([]);
});

test('what is there as often as it is wanted is not missing', () => {
  expect(missingFrom(['a', 'a'], ['a', 'a', 'a'], String)).toEqual(['a']);
});
