import {expect, test} from 'vitest';
import {missingFrom} from './missing';

test('an item that occurs once too seldom is missing once', () => {
  const missing = (found: string[], wanted: string[]) =>
    missingFrom(found, wanted, (thing) => thing.toLowerCase());
  expect(missing(['a', 'b'], ['A', 'b', 'a', 'c', 'B'])).toEqual(['a', 'c', 'B']);
  expect(missing(['a', 'a', 'b'], ['a'])).toEqual([]);
  expect(missing([], [])).toEqual([]);
});
