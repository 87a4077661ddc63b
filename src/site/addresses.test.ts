import {expect, test} from 'vitest';
import {addressIn, bareAddress, bareRoute, routable, withoutSlash} from './addresses';
import {HISTORIES, nameOf} from './collections';

test.each([
  ['/', '/', 'fr', '/'],
  ['/docs/user/', '/docs/user/', 'fr', '/docs/user/'],
  ['/en', '/', 'en', '/en/'],
  ['/de/', '/', 'de', '/de/'],
  ['/zh/docs', '/docs', 'zh', '/zh/docs'],
  ['/english', '/english', 'fr', '/english'],
] as const)('%s is %s in %s', (address, bare, locale, again) => {
  expect(bareAddress(address)).toBe(bare);
  expect(addressIn(bare, locale)).toBe(again);
});

test.each([
  ['/en/docs/user/#first-day', '/docs/user#first-day'],
  ['/docs/user#', '/docs/user#'],
  ['/zh/docs/', '/docs'],
  ['/de/', '/'],
])('the section %s is %s in every language', (route, bare) => {
  expect(bareRoute(route)).toBe(bare);
});

test('comparison ignores the trailing slash, except the home page’s', () => {
  expect(['/', '/docs/', '/docs'].map(withoutSlash)).toEqual(['/', '/docs', '/docs']);
});

test('brands are never translated, the extension is', () => {
  const names = new Map(HISTORIES.map((history) => [history.id, nameOf(history, 'de')]));
  expect(names.get('product')).toBe('Havre');
  expect(names.get('identity-app')).toBe('Loquet');
  expect(names.get('extension')).toBe('Havre-Erweiterung');
});

test.each([
  ['/docs/%C3%A9t%C3%A9', '/docs/%C3%A9t%C3%A9'],
  ['/%', '/%25'],
  ['/docs/%E0%A4%A', '/docs/%25E0%25A4%25A'],
  ['//en/docs', '/en/docs'],
  ['/en//docs///user//', '/en/docs/user/'],
  ['/en/docs%2Fuser%2f%2Fhelp', '/en/docs/user/help'],
  ['/en/docs/index.html', '/en/docs/'],
  ['/docs/index', '/docs/'],
  ['/root_url/index.html', '/root_url/index.html'],
  ['/%5cevil.example', '/evil.example'],
  ['/en%5C%5Cevil.example', '/en/evil.example'],
  ['/%09/evil.example', '/evil.example'],
  ['/%0A/%0d/evil.example', '/evil.example'],
  ['//en//root_url//evil.test/%2F', '/en/root_url//evil.test/%2F'],
])('the router reads %s as %s, never as another host', (path, expected) => {
  expect(routable(path)).toBe(expected);
  // The router decodes the path and makes links of it.
  for (const link of [routable(path), decodeURI(routable(path))]) {
    expect(new URL(link, 'https://docs.havre.example').host).toBe('docs.havre.example');
  }
});
