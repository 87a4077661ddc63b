import type {Locale} from '../../src/site/locales';
import {LOCALES, LOCALE_CONFIGS} from '../../src/site/locales';
import {HISTORIES, nameOf} from '../../src/site/collections';

/** Words that several languages share, which are therefore no sign of an untranslated text. */
const SAME_WORDS: ReadonlyMap<string, readonly Locale[]> = new Map<string, readonly Locale[]>([
  // Brands, abbreviations, fixed texts of the specification, texts without words.
  ...HISTORIES.map((history) => [nameOf(history, 'fr'), LOCALES] as const),
  ...LOCALES.map((locale) => [LOCALE_CONFIGS[locale].label, LOCALES] as const),
  ...['SCIM', 'Shadow IT', '{authorName} – {nPosts}'].map((name) => [name, LOCALES] as const),
  ...['Firefox, Windows', 'Android 14', '72\u202F%', '91\u202F%', '{minutes}\u00A0min'].map(
    (words) => [words, LOCALES] as const,
  ),
  ['{description} Page {page}.', ['fr', 'en']],
  ['📖 Documentation', ['fr', 'en']],
  ['Configuration', ['fr', 'en']],
  ['Contacts', ['fr', 'en']],
  ['Danger', ['fr', 'en']],
  ['Docs', ['fr', 'en', 'de']],
  ['Finance', ['fr', 'en']],
  ['Guides', ['fr', 'en']],
  ['Info', ['fr', 'en', 'de']],
  ['Lyon, France', ['fr', 'en']],
  ['Messages', ['fr', 'en']],
  ['Microblog', ['fr', 'en', 'de']],
  ['Organisation', ['fr', 'de']],
  ['Source', ['fr', 'en']],
  ['Support', ['fr', 'en', 'de']],
  ['Tags', ['fr', 'en', 'de']],
  ['Tags:', ['en', 'de']],
  ['Version: {versionLabel}', ['en', 'de']],
  ['Versions', ['fr', 'en']],
  ['Workflows', ['fr', 'en', 'de']],
]);

/** True for a text that is right in both languages. */
export function isSameIn(text: string, one: Locale, other: Locale): boolean {
  const locales = SAME_WORDS.get(text) ?? [];
  return locales.includes(one) && locales.includes(other);
}
