import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');

/** Messages that are the same word in both languages. */
const SAME_AS_ENGLISH: Record<string, readonly string[]> = {
  fr: [
    'theme.admonition.danger',
    'theme.admonition.info',
    'theme.navbar.mobileVersionsDropdown.label',
    'theme.tags.tagsPageTitle',
    'theme.blog.author.pageTitle',
  ],
  de: [
    'theme.admonition.info',
    'theme.docs.versionBadge.label',
    'theme.tags.tagsListLabel',
    'theme.tags.tagsPageTitle',
    'theme.blog.author.pageTitle',
  ],
  zh: [],
};

function readCatalogue(file: string): Record<string, string> {
  const json = JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as Record<
    string,
    string | {message: string}
  >;
  return Object.fromEntries(
    Object.entries(json).map(([id, value]) => [
      id,
      typeof value === 'string' ? value : value.message,
    ]),
  );
}

const THEME = 'node_modules/@docusaurus/theme-translations/locales';
const ENGLISH = Object.fromEntries(
  Object.entries(readCatalogue(`${THEME}/base/theme-common.json`)).filter(
    ([id]) => !id.endsWith('___DESCRIPTION'),
  ),
);

test.each([
  ['fr', 'fr'],
  ['de', 'de'],
  ['zh', 'zh-Hans'],
])('no string of the theme is left in English in %s', (locale, themeLocale) => {
  expect(Object.keys(ENGLISH).length).toBeGreaterThan(50);
  const shown = {
    ...ENGLISH,
    ...readCatalogue(`${THEME}/${themeLocale}/theme-common.json`),
    ...readCatalogue(`i18n/${locale}/code.json`),
  };
  const left = Object.keys(ENGLISH).filter(
    (id) =>
      // The Not Found page brings its own texts (src/components/NotFound).
      !id.startsWith('theme.NotFound.') &&
      shown[id]?.toLowerCase() === ENGLISH[id]?.toLowerCase() &&
      !SAME_AS_ENGLISH[locale]?.includes(id),
  );
  expect(left).toEqual([]);
});
