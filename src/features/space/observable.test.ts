import {expect, test, vi} from 'vitest';
import {createObservable} from './observable';

test('notifies subscribers of every value until they unsubscribe', () => {
  const value = createObservable<number>();
  const [one, other] = [vi.fn(), vi.fn()];
  expect(value.isFollowed()).toBe(false);
  const leave = value.subscribe(one);
  value.subscribe(other);
  expect(value.isFollowed()).toBe(true);
  value.set(1);
  expect(value.current()).toBe(1);
  leave();
  value.set(undefined);
  expect(value.current()).toBeUndefined();
  expect(one).toHaveBeenCalledTimes(1);
  expect(other).toHaveBeenCalledTimes(2);
});
