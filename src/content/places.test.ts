import {expect, test} from 'vitest';
import {fileIn, localeOfFile, placeOf} from './places';

const PAGES = [
  ['manual', 'docs/user/a.md', 'i18n/de/docusaurus-plugin-content-docs/current/user/a.md'],
  [
    'post',
    'product/2024-01-01-1.0.md',
    'i18n/de/docusaurus-plugin-content-blog-product/2024-01-01-1.0.md',
  ],
  ['page', 'src/pages/about.md', 'i18n/de/docusaurus-plugin-content-pages/about.md'],
  ['partial', 'docs/user/_a.md', 'i18n/de/docusaurus-plugin-content-docs/current/user/_a.md'],
] as const;

test.each(PAGES)('a %s is found in its folder: %s', (kind, french, german) => {
  expect(fileIn(french, 'fr')).toBe(french);
  expect(fileIn(french, 'de')).toBe(german);
  expect(placeOf(french)).toEqual({kind, locale: 'fr', source: french});
  expect(placeOf(german)).toEqual({kind, locale: 'de', source: french});
  expect(localeOfFile(french)).toBe('fr');
  expect(localeOfFile(german)).toBe('de');
});

test.each([
  'README.md',
  'docs/a.mdx',
  'docs.md',
  'i18n/de/other/a.md',
  'i18n/it/docusaurus-plugin-content-docs/current/a.md',
])('%s is outside the folders of the site', (file) => {
  expect(placeOf(file)).toBeUndefined();
});

test('files outside the folders of pages are the same in every language', () => {
  expect(fileIn('tags.yml', 'de')).toBe('tags.yml');
  expect(localeOfFile('i18n/it/code.json')).toBe('fr');
});
