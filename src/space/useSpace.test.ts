import {createElement} from 'react';
import {renderToString} from 'react-dom/server';
import {beforeEach, expect, test, vi} from 'vitest';
import {parseSpaceOrigin, type SpaceOrigin} from './origin';
import {useChooseSpace, useIsSpaceRemembered, useSpaceOrigin} from './useSpace';

const {history} = vi.hoisted(() => ({
  history: {location: {pathname: '/docs/', search: '', hash: '#a'}, replace: vi.fn()},
}));

vi.mock('@docusaurus/router', () => ({useHistory: () => history}));
vi.mock('@docusaurus/theme-common', () => ({
  createStorageSlot: () => ({
    get: () => null,
    set: () => {},
    del: () => {},
    listen: () => () => {},
  }),
}));

const ACME = parseSpaceOrigin('https://acme.eu.havre.example');

/** What a hook returns where a page is rendered on the server. */
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

function choose(search: string, origin: SpaceOrigin | undefined): void {
  history.location.search = search;
  resultOf(useChooseSpace)(origin);
}

beforeEach(() => history.replace.mockClear());

test('while rendering on the server no Space is known, and none is said to be forgotten', () => {
  expect(resultOf(useSpaceOrigin)).toBeUndefined();
  expect(resultOf(useIsSpaceRemembered)).toBe(true);
});

test('a choice takes the Space out of the page’s address, and leaves the rest of it', () => {
  choose('?root_url=https%3A%2F%2Fbeta.eu.havre.example&q=a', ACME);
  expect(history.replace.mock.calls).toEqual([[{pathname: '/docs/', search: '?q=a', hash: '#a'}]]);
});

test('an address without a Space stays as it is', () => {
  choose('?q=a', ACME);
  choose('', undefined);
  expect(history.replace).not.toHaveBeenCalled();
});
