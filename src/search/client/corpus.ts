import type {Locale} from '../../site/locales';
import {plain, tokensOf} from '../shared/analyzer';
import {kindOf, type Kind} from '../shared/kinds';
import {LANGUAGES} from '../shared/languages';
import {readPostings} from '../shared/postings';
import type {SearchDocument, SearchIndexFile, SearchTextsFile} from '../shared/types';

/** A word in a section: what it weighs in all fields together, and whether the title holds it. */
export interface Occurrence {
  readonly section: number;
  weight: number;
  isInTitle: boolean;
}

export interface Section {
  readonly document: SearchDocument;
  /** What the section says, if its text is there. */
  readonly text: string | undefined;
  /** Which index the section comes from. */
  readonly source: number;
  readonly kind: Kind | undefined;
  /** Number of the section that opens the page. */
  readonly opening: number;
  /** The title's words, without those that say little. */
  readonly titleWords: readonly string[];
}

/** Something readers ask, without the words that say little. */
export interface Question {
  readonly section: number;
  readonly words: readonly string[];
}

/** The indexes of a language, ready to be asked. */
export interface Corpus {
  readonly locale: Locale;
  readonly sections: readonly Section[];
  /** Single words, sorted. */
  readonly words: readonly string[];
  /** Labels of the interface and titles, sorted. */
  readonly phrases: readonly string[];
  /** The sections that a label or a title means, with what it weighs there: 1 is most. */
  readonly phraseSections: ReadonlyMap<string, ReadonlyMap<number, number>>;
  readonly synonyms: readonly (readonly string[])[];
  /** What readers ask, with the section that answers it. */
  readonly questions: readonly Question[];
  /** The numbers of the questions in which a word stands. */
  readonly questionsWith: ReadonlyMap<string, readonly number[]>;
  /** Where a word or a label stands, in the order of the sections; empty where it is unknown. */
  readonly occurrencesOf: (word: string) => readonly Occurrence[];
}

/**
 * Reads the indexes of a language.
 *
 * @param texts the texts of the sections of each index, if they are there
 */
export function readCorpus(
  files: readonly SearchIndexFile[],
  locale: Locale,
  texts: readonly SearchTextsFile[] = [],
): Corpus {
  const {stopWords} = LANGUAGES[locale];
  const sections: Section[] = [];
  const openings = new Map<string, number>();
  const questions: Question[] = [];
  const questionsWith = new Map<string, number[]>();
  const tellingWords = (text: string): string[] =>
    tokensOf(text, locale).filter((word) => !stopWords.has(word));
  const starts = files.map((file, source) => {
    const start = sections.length;
    for (const document of file.documents) {
      const [url = ''] = document.sectionRoute.split('#');
      openings.set(url, openings.get(url) ?? sections.length);
      const {sectionTitle} = document;
      sections.push({
        document,
        text: texts[source]?.[document.id],
        source,
        kind: kindOf(document.sectionRoute),
        opening: openings.get(url) ?? 0,
        titleWords: tellingWords(sectionTitle),
      });
    }
    for (const [id, asked] of Object.entries(file.questions ?? {})) {
      for (const text of asked) {
        const words = tellingWords(text);
        new Set(words).forEach((word) =>
          questionsWith.set(word, [...(questionsWith.get(word) ?? []), questions.length]),
        );
        questions.push({section: start + Number(id), words});
      }
    }
    return start;
  });
  const known = new Map<string, readonly Occurrence[]>();
  const all = [...new Set(files.flatMap(({index}) => Object.keys(index.words)))].sort();
  const read = (word: string): readonly Occurrence[] =>
    files.flatMap(({index: {fields, words}}, source) => {
      const found = new Map<number, Occurrence>();
      for (const {section, field, level} of readPostings(
        Object.hasOwn(words, word) ? words[word]! : '',
      )) {
        const number = starts[source]! + section;
        const {name, boost} = fields[field]!;
        const occurrence = found.get(number) ?? {section: number, weight: 0, isInTitle: false};
        occurrence.weight += boost * level;
        occurrence.isInTitle ||= name === 'title';
        found.set(number, occurrence);
      }
      return [...found.values()];
    });
  const occurrencesOf = (word: string): readonly Occurrence[] => {
    const occurrences = known.get(word) ?? read(word);
    known.set(word, occurrences);
    return occurrences;
  };
  const phraseSections = new Map<string, Map<number, number>>();
  for (const label of all.filter(isPhrase)) {
    const occurrences = occurrencesOf(label);
    const most = Math.max(...occurrences.map(({weight}) => weight));
    phraseSections.set(
      label,
      new Map(occurrences.map(({section, weight}) => [section, weight / most])),
    );
  }
  sections.forEach(({document: {sectionTitle}}, section) => {
    const title = plain(sectionTitle, locale);
    const means = phraseSections.get(title) ?? new Map<number, number>();
    phraseSections.set(title, means.set(section, 1));
  });
  return {
    locale,
    sections,
    words: all.filter((word) => !isPhrase(word)),
    phrases: [...phraseSections.keys()].sort(),
    phraseSections,
    synonyms: files.flatMap(({synonyms = []}) => synonyms),
    questions,
    questionsWith,
    occurrencesOf,
  };
}

/** Chinese is indexed in pairs of signs: what is longer is a label. */
function isPhrase(word: string): boolean {
  return word.includes(' ') || /^\p{Script=Han}{3,}$/u.test(word);
}
