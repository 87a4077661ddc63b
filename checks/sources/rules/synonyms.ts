import {DEFAULT_LOCALE, LOCALES, type Locale} from '../../../src/site/locales';
import {readSynonyms} from '../../../src/features/search/node/synonyms';
import {plain} from '../../../src/features/search/shared/analyzer';
import {LANGUAGES} from '../../../src/features/search/shared/languages';
import type {Sources} from '../../../src/content/load';
import type {Page} from '../../../src/content/page';
import {fileIn} from '../../../src/content/places';
import type {Finding} from '../../finding';
import {remembered} from '../../rule';

/** For each language, groups of synonyms, the manual's word first. */
type SynonymsOf = (locale: Locale) => readonly (readonly string[])[];

/** Letters that two forms of a word share at least, and those of the longest ending. */
const SHORTEST_STEM = 5;
const LONGEST_ENDING = 3;

/**
 * The manual contains the first word of each line of the synonyms (`src/features/search/synonyms/<locale>.yml`), in any
 * form. Checked once all pages of a language are translated.
 *
 * @param synonymsOf groups of synonyms, the manual's word first
 */
export function saidSynonyms(
  {pages, pageOfFile}: Sources,
  synonymsOf: SynonymsOf = readSynonyms,
): Finding[] {
  const french = pages.filter(({locale}) => locale === DEFAULT_LOCALE);
  const whole = LOCALES.filter((locale) =>
    french.every(({file}) => pageOfFile.has(fileIn(file, locale))),
  );
  return whole.flatMap((locale) => {
    const texts = pages.filter((page) => page.locale === locale).map(textOf);
    return synonymsOf(locale)
      .flatMap((group) => group.slice(0, 1))
      .filter((manual) => {
        const stems = stemsOf(manual, locale);
        return !texts.some((text) => stems.every((stem) => text.includes(stem)));
      })
      .map((manual) => ({
        file: `src/features/search/synonyms/${locale}.yml`,
        line: 1,
        message: `no page says “${manual}” → begin the line with the word that the manual uses, or delete it`,
      }));
  });
}

/** The words of a page, with inline code, as the search compares them. */
const textOf = remembered(({prose, inlineCode, locale}: Page): string =>
  plain([...prose.map(({text}) => text), ...inlineCode.map(({code}) => code)].join('\n'), locale),
);

function stemsOf(words: string, locale: Locale): readonly string[] {
  const {areWordsApart, stopWords} = LANGUAGES[locale];
  return areWordsApart
    ? words
        .split(' ')
        .filter((word) => !stopWords.has(word))
        .map((word) => word.slice(0, Math.max(SHORTEST_STEM, word.length - LONGEST_ENDING)))
    : [words];
}
