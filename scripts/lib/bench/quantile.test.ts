import {expect, test} from 'vitest';
import {quantile} from './quantile';

test('a share of the values lies below the quantile, in whatever order they come', () => {
  expect(quantile([10, 9, 1], 0.5)).toBe(9);
  const hundred = Array.from({length: 100}, (_, index) => 100 - index);
  expect(quantile(hundred, 0.5)).toBe(51);
  expect(quantile(hundred, 0.99)).toBe(100);
  expect(quantile([], 0.5)).toBeNaN();
});
