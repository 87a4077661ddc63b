import {ERROR_CODE} from '../../../site/errorCodes';
import type {Locale} from '../../../site/locales';
import {isHan, isPhrase, plain, tokensOf} from '../shared/analyzer';
import {kindOf, type Kind} from '../../../site/kinds';
import {LANGUAGES} from '../shared/languages';
import {readPostings} from '../shared/postings';
import type {SearchDocument, SearchIndexFile, SearchTextsFile} from '../shared/types';

/** Weight of a word of a section's questions: as much as one of its keywords. */
const QUESTION_WEIGHT = 3;

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

export interface Code {
  readonly section: number;
  /** The code as the index has it: `ehvr206`. */
  readonly word: string;
}

/** The parsed indexes of a language. */
export interface Corpus {
  readonly locale: Locale;
  readonly sections: readonly Section[];
  readonly words: readonly string[];
  /** Labels of the interface and titles, sorted. */
  readonly phrases: readonly string[];
  /** Label or title → its sections. */
  readonly phraseSections: ReadonlyMap<string, ReadonlySet<number>>;
  /** Chinese that readers may misspell: labels, titles, and questions of three signs or more. */
  readonly runs: readonly string[];
  readonly synonyms: readonly (readonly string[])[];
  /** Readers' questions, each with the section that answers it. */
  readonly questions: readonly Question[];
  /** Word → numbers of the questions that contain it. */
  readonly questionsWith: ReadonlyMap<string, readonly number[]>;
  /** Error codes, by letters and digits and by the digits alone: `hvr206`, `206`. */
  readonly codes: ReadonlyMap<string, Code>;
  /** Sections that contain a word or a label, in order; empty where it is unknown. */
  readonly occurrencesOf: (word: string) => readonly Occurrence[];
}

/** Parses the indexes of a language, and the texts of their sections, if loaded. */
export function readCorpus(
  files: readonly SearchIndexFile[],
  locale: Locale,
  texts: readonly SearchTextsFile[] = [],
): Corpus {
  const sections = readSections(files, locale, texts);
  const starts = files.map((_, file) =>
    files.slice(0, file).reduce((sum, {documents}) => sum + documents.length, 0),
  );
  const {questions, questionsWith, asked} = readQuestions(files, starts, locale);
  const occurrencesOf = occurrencesIn(files, starts, (word) =>
    LANGUAGES[locale].stopWords.has(word)
      ? []
      : (questionsWith.get(word) ?? []).map((question) => questions[question]!.section),
  );
  const words = [
    ...new Set([...files.flatMap(({index}) => Object.keys(index.words)), ...questionsWith.keys()]),
  ].sort();
  const phraseSections = readPhrases(words.filter(isPhrase), sections, occurrencesOf, locale);
  const phrases = [...phraseSections.keys()];
  return {
    locale,
    sections,
    words: words.filter((word) => !isPhrase(word)),
    phrases: [...phrases].sort(),
    phraseSections,
    runs: [...new Set([...phrases, ...asked.filter(({length}) => length > 2)])].filter(isHan),
    synonyms: files.flatMap(({synonyms = []}) => synonyms),
    questions,
    questionsWith,
    codes: readCodes(sections),
    occurrencesOf,
  };
}

/** Number of words of a title or a question; stop words count little. */
function sizeOf(words: readonly string[], locale: Locale): number {
  const {stopWords} = LANGUAGES[locale];
  return words.reduce((sum, word) => sum + (stopWords.has(word) ? STOP_WORD : 1), 0);
}

function readSections(
  files: readonly SearchIndexFile[],
  locale: Locale,
  texts: readonly SearchTextsFile[],
): Section[] {
  const openings = new Map<string, number>();
  return files
    .flatMap(({documents}, file) =>
      documents.map((document) => ({document, text: texts[file]?.[document.id]})),
    )
    .map(({document, text}, number) => {
      const {sectionRoute, sectionTitle} = document;
      const [url = ''] = sectionRoute.split('#');
      const opening = openings.get(url) ?? number;
      openings.set(url, opening);
      return {
        document,
        text,
        kind: kindOf(sectionRoute),
        opening,
        titleSize: sizeOf(tokensOf(sectionTitle, locale), locale),
      };
    });
}

/** @param starts number of the first section of each file */
function readQuestions(
  files: readonly SearchIndexFile[],
  starts: readonly number[],
  locale: Locale,
): Pick<Corpus, 'questions' | 'questionsWith'> & {readonly asked: readonly string[]} {
  const entries = files.flatMap(({questions = {}}, source) =>
    Object.entries(questions).flatMap(([id, texts]) =>
      texts.map((text) => ({text, section: starts[source]! + Number(id)})),
    ),
  );
  const questionsWith = new Map<string, number[]>();
  const questions = entries.map(({text, section}, number) => {
    const words = tokensOf(text, locale);
    for (const word of new Set(words)) {
      const known = questionsWith.get(word) ?? [];
      known.push(number);
      questionsWith.set(word, known);
    }
    return {section, size: sizeOf(words, locale)};
  });
  return {questions, questionsWith, asked: entries.map(({text}) => text)};
}

/**
 * @param starts number of the first section of each file
 * @param answeringSections sections with a question that contains a word
 * @returns {@link Corpus.occurrencesOf}, which reads each word once
 */
function occurrencesIn(
  files: readonly SearchIndexFile[],
  starts: readonly number[],
  answeringSections: (word: string) => readonly number[],
): Corpus['occurrencesOf'] {
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
      for (const {section, field} of readPostings(postings)) {
        const {name, boost} = fields[field]!;
        add(starts[source]! + section, boost, name === 'title');
      }
    });
    new Set(answeringSections(word)).forEach((section) => add(section, QUESTION_WEIGHT, false));
    return [...found.values()];
  };
  const known = new Map<string, readonly Occurrence[]>();
  return (word) => {
    const occurrences = known.get(word) ?? read(word);
    known.set(word, occurrences);
    return occurrences;
  };
}

/** {@link Corpus.phraseSections} of the labels of the index, and of the titles. */
function readPhrases(
  labels: readonly string[],
  sections: readonly Section[],
  occurrencesOf: Corpus['occurrencesOf'],
  locale: Locale,
): Map<string, Set<number>> {
  const phraseSections = new Map(
    labels.map((label) => [label, new Set(occurrencesOf(label).map(({section}) => section))]),
  );
  sections.forEach(({document: {sectionTitle}}, section) => {
    const title = plain(sectionTitle, locale);
    const those = phraseSections.get(title) ?? new Set<number>();
    phraseSections.set(title, those.add(section));
  });
  return phraseSections;
}

function readCodes(sections: readonly Section[]): Map<string, Code> {
  const codes = new Map<string, Code>();
  sections.forEach(({document: {sectionTitle}}, section) => {
    const [code, ...letters] = ERROR_CODE.exec(sectionTitle) ?? [];
    if (code === sectionTitle) {
      const found = {section, word: code.replaceAll('-', '').toLowerCase()};
      [letters.join('').toLowerCase(), letters.at(-1)!].forEach((key) => codes.set(key, found));
    }
  });
  return codes;
}
