import {expect, test} from 'vitest';
import {addressIn, bareAddress, withoutSlash} from './addresses';
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

test('addresses are compared without their last slash, the home page’s is kept', () => {
  expect(['/', '/docs/', '/docs'].map(withoutSlash)).toEqual(['/', '/docs', '/docs']);
});

test('brands are never translated, the extension is', () => {
  const names = new Map(HISTORIES.map((history) => [history.id, nameOf(history, 'de')]));
  expect(names.get('product')).toBe('Havre');
  expect(names.get('identity-app')).toBe('Loquet');
  expect(names.get('extension')).toBe('Havre-Erweiterung');
});
