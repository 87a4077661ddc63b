import {expect, test} from 'vitest';
import {currentLocale} from './currentLocale';

test.each([
  ['de', 'de'],
  ['undefined', 'fr'],
  [undefined, 'fr'],
])('DOCUSAURUS_CURRENT_LOCALE=%s builds %s', (value, locale) => {
  expect(currentLocale({DOCUSAURUS_CURRENT_LOCALE: value})).toBe(locale);
});
