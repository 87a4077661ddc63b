import {createElement} from 'react';
import {renderToString} from 'react-dom/server';
import {expect, test, vi} from 'vitest';
import {useIsSpaceRemembered, useSpaceOrigin} from './useSpace';

vi.mock('@docusaurus/router', () => ({}));
vi.mock('@docusaurus/theme-common', () => ({
  createStorageSlot: () => ({
    get: () => null,
    set: () => {},
    del: () => {},
    listen: () => () => {},
  }),
}));

/** Result of a hook while rendering on the server. */
function resultOf<Result>(useHook: () => Result): Result {
  const results: Result[] = [];
  renderToString(
    createElement(() => {
      results.push(useHook());
      return null;
    }),
  );
  return results[0] as Result;
}

test('on the server no Space is known, and none is reported as unsaved', () => {
  expect(resultOf(useSpaceOrigin)).toBeUndefined();
  expect(resultOf(useIsSpaceRemembered)).toBe(true);
});
