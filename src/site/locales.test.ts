import {expect, test} from 'vitest';
import {isLocale, localeOfPath} from './locales';

test.each([
  ['/', 'fr'],
  ['/docs/', 'fr'],
  ['/en', 'en'],
  ['/de/docs/user/', 'de'],
  ['/zh/', 'zh'],
  ['/english/', 'fr'],
  ['/docs/en/', 'fr'],
])('the address %s is in %s', (pathname, locale) => {
  expect(localeOfPath(pathname)).toBe(locale);
});

test('only the languages of the site are languages', () => {
  expect(['fr', 'en', 'de', 'zh'].every(isLocale)).toBe(true);
  expect(['xx', 'FR', '', undefined, 'toString'].some(isLocale)).toBe(false);
});
