import {HISTORIES, nameOf} from '../../src/site/collections';
import {DEFAULT_LOCALE, LOCALES, LOCALE_CONFIGS, type Locale} from '../../src/site/locales';
import {EVERYWHERE} from '../words/lists';

/** Names of products and languages. */
const NAMES: readonly string[] = [
  ...HISTORIES.map((history) => nameOf(history, DEFAULT_LOCALE)),
  ...LOCALES.map((locale) => LOCALE_CONFIGS[locale].label),
];

/** True for a text that is right in both languages. */
export function isSameIn(text: string, ...both: readonly [Locale, Locale]): boolean {
  return (
    NAMES.includes(text) ||
    [...EVERYWHERE.same].some(
      ([languages, texts]) =>
        texts.includes(text) && both.every((locale) => languages.split(' ').includes(locale)),
    )
  );
}
