import {expect, test} from 'vitest';
import {HISTORIES} from './collections';
import {LOCALES, LOCALE_CONFIGS} from './locales';
import {kindOf, KINDS} from './kinds';

const PAGES = [
  ['docs/user/havre/connect', 'user'],
  ['docs/user', 'user'],
  ['docs/user/', 'user'],
  ['docs/administrateur/audit?x=/docs/user/', 'administrator'],
  ['docs/user?x', 'user'],
  ['loquet/2.0#new', 'identity-app'],
  ...HISTORIES.map(({id, slug}) => [`${slug}/1.0`, id] as const),
] as const;

test.each(PAGES)('/%s is of the kind %s in every language', (route, kind) => {
  for (const locale of LOCALES) {
    expect(kindOf(LOCALE_CONFIGS[locale].baseUrl + route), locale).toBe(kind);
  }
});

test.each([
  '/',
  '/zh/markdown-page',
  '/docs/',
  '/docs/users/connect',
  '/havre-next/',
  '/markdown-page#docs/user/',
])('%j has no kind', (route) => {
  expect(kindOf(route)).toBeUndefined();
});

test('every kind has a page', () => {
  expect(new Set(PAGES.map(([, kind]) => kind))).toEqual(new Set(KINDS));
});
