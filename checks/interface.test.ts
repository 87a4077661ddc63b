import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {LOCALES, LOCALE_CONFIGS} from '../src/site/locales';
import {isSameIn} from './translations/sameWords';

const ROOT = path.resolve(import.meta.dirname, '..');

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

const OTHERS = LOCALES.filter((locale) => locale !== 'en');

test.each(OTHERS)('no string of the theme is left in English in %s', (locale) => {
  expect(Object.keys(ENGLISH).length).toBeGreaterThan(50);
  const shown = {
    ...ENGLISH,
    ...readCatalogue(`${THEME}/${LOCALE_CONFIGS[locale].htmlLang}/theme-common.json`),
    ...readCatalogue(`i18n/${locale}/code.json`),
  };
  const left = Object.keys(ENGLISH).filter(
    (id) =>
      // The Not Found page brings its own texts (src/features/notFound).
      !id.startsWith('theme.NotFound.') &&
      shown[id]?.toLowerCase() === ENGLISH[id]?.toLowerCase() &&
      !isSameIn(shown[id] ?? '', 'en', locale),
  );
  expect(left).toEqual([]);
});
