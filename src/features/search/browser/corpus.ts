import type {Locale} from '../../../site/locales';
import {isHan, plain, tokensOf, withoutAsking} from '../shared/analyzer';
import {kindOf, type Kind} from '../shared/kinds';
import {LANGUAGES} from '../shared/languages';
import {readPostings} from '../shared/postings';
import type {SearchDocument, SearchIndexFile, SearchTextsFile} from '../shared/types';

/** Weight of a word of a section's questions: as much as one of its keywords. */
const QUESTION_WEIGHT = 6;

/** The title of a section that is an error code. */
const ERROR_CODE = /^E-([A-Z]{3})-(\d{3})$/;

export const STOP_WORD = 0.25;

/** A word in a section: its weight in all fields together, and whether the title contains it. */
export interface Occurrence {
  readonly section: number;
  weight: number;
  isInTitle: boolean;
}

export interface Section {
  readonly document: SearchDocument;
  /** Text of the section, once loaded. */
  readonly text: string | undefined;
  /** Number of the index that the section comes from. */
  readonly source: number;
  readonly kind: Kind | undefined;
  /** Number of the section that opens the page. */
  readonly opening: number;
  /** Words of the title; stop words count little. */
  readonly titleSize: number;
}

export interface Question {
  readonly section: number;
  /** Number of its words, counted as in titles. */
  readonly size: number;
}

/** The parsed indexes of a language. */
export interface Corpus {
  readonly locale: Locale;
  readonly sections: readonly Section[];
  readonly words: readonly string[];
  /** Labels of the interface and titles, sorted. */
  readonly phrases: readonly string[];
  /** Label or title → its sections, with its weight there: at most 1. */
  readonly phraseSections: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** Chinese that readers may misspell: labels, titles, and questions of three signs or more. */
  readonly runs: readonly string[];
  readonly synonyms: readonly (readonly string[])[];
  /** Chinese sign → its pinyin. */
  readonly syllables: ReadonlyMap<string, string>;
  /** Readers' questions, each with the section that answers it. */
  readonly questions: readonly Question[];
  /** Word → numbers of the questions that contain it. */
  readonly questionsWith: ReadonlyMap<string, readonly number[]>;
  /** The section of an error code, by its letters and digits and by its digits alone: `hvr206`, `206`. */
  readonly codes: ReadonlyMap<string, number>;
  /** Sections that contain a word or a label, in order; empty where it is unknown. */
  readonly occurrencesOf: (word: string) => readonly Occurrence[];
}

/** Parses the indexes of a language, and the texts of their sections, if loaded. */
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
  const asked: string[] = [];
  const sizeOf = (words: readonly string[]): number =>
    words.reduce((sum, word) => sum + (stopWords.has(word) ? STOP_WORD : 1), 0);
  const starts = files.map((file, source) => {
    const start = sections.length;
    for (const document of file.documents) {
      const [url = ''] = document.sectionRoute.split('#');
      const opening = openings.get(url) ?? sections.length;
      openings.set(url, opening);
      const {sectionTitle} = document;
      sections.push({
        document,
        text: texts[source]?.[document.id],
        source,
        kind: kindOf(document.sectionRoute),
        opening,
        titleSize: sizeOf(tokensOf(sectionTitle, locale)),
      });
    }
    for (const [id, texts] of Object.entries(file.questions ?? {})) {
      asked.push(...texts);
      for (const text of texts) {
        const words = tokensOf(withoutAsking(text, locale), locale);
        for (const word of new Set(words)) {
          const known = questionsWith.get(word) ?? [];
          known.push(questions.length);
          questionsWith.set(word, known);
        }
        questions.push({section: start + Number(id), size: sizeOf(words)});
      }
    }
    return start;
  });
  const known = new Map<string, readonly Occurrence[]>();
  const all = [
    ...new Set([...files.flatMap(({index}) => Object.keys(index.words)), ...questionsWith.keys()]),
  ].sort();
  const read = (word: string): readonly Occurrence[] => {
    const found = new Map<number, Occurrence>();
    const add = (section: number, weight: number, isInTitle: boolean): void => {
      const occurrence = found.get(section) ?? {section, weight: 0, isInTitle: false};
      occurrence.weight += weight;
      occurrence.isInTitle ||= isInTitle;
      found.set(section, occurrence);
    };
    files.forEach(({index: {fields, words}}, source) => {
      const postings = Object.hasOwn(words, word) ? words[word]! : '';
      for (const {section, field, level} of readPostings(postings)) {
        const {name, boost} = fields[field]!;
        add(starts[source]! + section, boost * level, name === 'title');
      }
    });
    const answering = (stopWords.has(word) ? [] : (questionsWith.get(word) ?? [])).map(
      (question) => questions[question]!.section,
    );
    new Set(answering).forEach((section) => add(section, QUESTION_WEIGHT, false));
    return [...found.values()];
  };
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
  const codes = new Map<string, number>();
  sections.forEach(({document: {sectionTitle}}, section) => {
    const [, letters = '', digits = ''] = ERROR_CODE.exec(sectionTitle) ?? [];
    if (digits !== '') {
      codes.set(letters.toLowerCase() + digits, section).set(digits, section);
    }
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
    runs: [
      ...new Set([...phraseSections.keys(), ...asked.filter(({length}) => length > 2)]),
    ].filter(isHan),
    synonyms: files.flatMap(({synonyms = []}) => synonyms),
    syllables: new Map(
      files.flatMap(({pinyin = {}}) =>
        Object.entries(pinyin).flatMap(([syllable, signs]) =>
          [...signs].map((sign) => [sign, syllable] as const),
        ),
      ),
    ),
    questions,
    questionsWith,
    codes,
    occurrencesOf,
  };
}

/** Chinese is indexed in pairs of signs: anything longer is a label. */
function isPhrase(word: string): boolean {
  return word.includes(' ') || /^\p{Script=Han}{3,}$/u.test(word);
}
