import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import type * as Turns from './turns';

let turns: typeof Turns;

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('window', {});
  turns = await import('./turns');
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('parts come in the order in which they asked, each in a task of its own', async () => {
  const come: string[] = [];
  const asked = ['bar', 'text'].map((part) => turns.takeTurn()?.then(() => come.push(part)));
  expect(vi.getTimerCount()).toBe(2);
  vi.runAllTimers();
  await asked[1];
  expect(come).toEqual(['bar', 'text']);
});

test('a page is alive when all of its parts are, those within others too, and then no part waits', () => {
  const listener = vi.fn();
  turns.whenPageAlive(listener);
  // Taken after somebody listens, in the same task.
  const outer = turns.takeTurn();
  vi.runAllTimers();
  const inner = turns.takeTurn();
  turns.endTurn(outer);
  vi.runAllTimers();
  expect(listener).not.toHaveBeenCalled();
  turns.endTurn(inner);
  turns.endTurn(inner);
  expect(listener).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(listener).toHaveBeenCalledTimes(1);
  expect(turns.takeTurn()).toBeUndefined();
});

test('a part that is gone before its turn is not waited for', () => {
  const listener = vi.fn();
  const [gone, other] = [turns.takeTurn(), turns.takeTurn()];
  turns.whenPageAlive(listener);
  turns.endTurn(gone);
  vi.runAllTimers();
  expect(listener).not.toHaveBeenCalled();
  turns.endTurn(other);
  vi.runAllTimers();
  expect(listener).toHaveBeenCalledTimes(1);
});

test('a page without parts is alive at once, and nothing waits while building', () => {
  const listener = vi.fn();
  turns.whenPageAlive(listener);
  turns.endTurn(undefined);
  vi.runAllTimers();
  expect(listener).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
  expect(turns.takeTurn()).toBeUndefined();
});
