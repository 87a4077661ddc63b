import {expect, test} from 'vitest';
import {HISTORIES} from '../../../site/collections';
import {LOCALES, LOCALE_CONFIGS} from '../../../site/locales';
import {kindOf, KINDS} from './kinds';

const PAGES = [
  ['docs/user/havre/connect', 'user'],
  ['docs/user', 'user'],
  ['docs/user/', 'user'],
  ['docs/user/havre/autofill#fill', 'user'],
  ['docs/administrateur/manage-apps/SCIM', 'administrator'],
  ['docs/administrateur/audit?x=/docs/user/', 'administrator'],
  ['docs/user?x', 'user'],
  ['docs/administrateur#x', 'administrator'],
  ['havre/3.6', 'product'],
  ['loquet/2.0#new', 'identity-app'],
  ['loquet/', 'identity-app'],
  ['extension/1.2.0', 'extension'],
  ...HISTORIES.map(({id, slug}) => [`${slug}/1.0`, id] as const),
] as const;

test.each(PAGES)('/%s is of the kind %s in every language', (route, kind) => {
  for (const locale of LOCALES) {
    expect(kindOf(LOCALE_CONFIGS[locale].baseUrl + route), locale).toBe(kind);
  }
});

test.each([
  '/',
  '/en/',
  '/de',
  '/zh/markdown-page',
  '/docs/',
  '/docs/users/connect',
  '/en/docs/user-guide',
  '/havre-next/',
  '/markdown-page#docs/user/',
  '/it/docs/user/connect',
  '',
])('%j has no kind', (route) => {
  expect(kindOf(route)).toBeUndefined();
});

test('every kind has a page', () => {
  expect(new Set(PAGES.map(([, kind]) => kind))).toEqual(new Set(KINDS));
});
