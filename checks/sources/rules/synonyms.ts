import {DEFAULT_LOCALE, LOCALES, type Locale} from '../../../src/site/locales';
import {readSynonyms} from '../../../src/features/search/build/synonyms';
import {plain} from '../../../src/features/search/shared/analyzer';
import {LANGUAGES} from '../../../src/features/search/shared/languages';
import type {Sources} from '../../../src/content/load';
import type {Page} from '../../../src/content/page';
import {fileIn} from '../../../src/content/places';
import type {Finding} from '../../finding';
import {remembered} from '../../rule';

/** For each language, groups of synonyms, the manual's word first. */
type SynonymsOf = (locale: Locale) => readonly (readonly string[])[];

/** Letters that two forms of a word share at least. */
const SHORTEST_STEM = 5;

/**
 * The manual contains the first word of each line of the synonyms (`src/features/search/synonyms/<locale>.yml`). Checked
 * once all pages of a language are translated.
 *
 * Words are compared without case and accents, in any order and form: two words are forms of one when they share five
 * letters or more and differ by endings that the search knows, and in German when one is part of the other. Stop words
 * are ignored. Chinese is compared verbatim, without spaces and marks.
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
    const sections = pages.filter((page) => page.locale === locale).flatMap(sectionsOf);
    const isSaid = saidBy(sections, locale);
    return synonymsOf(locale)
      .flatMap((group) => group.slice(0, 1))
      .filter((manual) => !isSaid(manual))
      .map((manual) => ({
        file: `src/features/search/synonyms/${locale}.yml`,
        line: 1,
        message: `no page says “${manual}” → begin the line with the word that the manual uses, or delete it`,
      }));
  });
}

/** A section, prepared for the comparison. */
interface Section {
  /** Without spaces, for a language that writes none. */
  readonly run: string;
  readonly words: readonly string[];
  readonly stems: ReadonlySet<string>;
}

/** The visible text under each heading, with inline code. */
const sectionsOf = remembered(({headings, prose, inlineCode, locale}: Page): readonly Section[] => {
  const starts = [0, ...headings.map(({line}) => line)];
  const said = [...prose, ...inlineCode.map(({line, code}) => ({line, text: code}))];
  return starts.map((start, index) => {
    const text = said
      .filter(({line}) => line >= start && line < (starts[index + 1] ?? Infinity))
      .map((run) => run.text)
      .join('\n');
    const typed = plain(text, locale);
    const words = [...new Set(typed.split(' '))];
    return {
      run: withoutSpaces(typed),
      words,
      stems: new Set(words.flatMap((word) => stemsOf(word, locale))),
    };
  });
});

/** A predicate: one of the sections contains the words. */
function saidBy(sections: readonly Section[], locale: Locale): (wording: string) => boolean {
  const {areWordsApart, hasCompounds, stopWords} = LANGUAGES[locale];
  if (!areWordsApart) {
    return (wording) => sections.some(({run}) => run.includes(withoutSpaces(wording)));
  }
  return (wording) => {
    const telling = wording.split(' ').filter((word) => word !== '' && !stopWords.has(word));
    return sections.some(({words, stems}) =>
      telling.every(
        (word) =>
          stemsOf(word, locale).some((stem) => stems.has(stem)) ||
          (hasCompounds &&
            word.length >= SHORTEST_STEM &&
            words.some((other) => other.includes(word))),
      ),
    );
  };
}

function withoutSpaces(text: string): string {
  return text.replaceAll(' ', '');
}

/** The word, and its stems by each possible ending. */
function stemsOf(word: string, locale: Locale): readonly string[] {
  const {endings} = LANGUAGES[locale];
  const stems = [word];
  for (let length = SHORTEST_STEM; length < word.length; length += 1) {
    if (endings.has(word.slice(length))) {
      stems.push(word.slice(0, length));
    }
  }
  return stems;
}
