import {LANGUAGES} from '../shared/languages';
import {root, stem} from '../shared/stem';
import type {Corpus} from './corpus';
import {distance} from './spelling';
import type {QueryTerm} from './terms';

/** Words of the index that answer a word of the query, and how well: 1 is the word itself. */
export type Answers = Map<string, number>;

/** How well a word of the index answers, by what it has in common with the query's. */
const FACTORS = {
  exact: 1,
  whole: 1.5,
  partOfWhole: 0.5,
  beginningMin: 0.5,
  beginningMax: 0.9,
  stem: 0.8,
  root: 0.5,
  ending: 0.5,
  typo: [1, 0.7, 0.45],
  typoBeginning: 0.6,
  similarPair: 0.3,
} as const;

/** A word typed in part answers to so many; the ones nearest in length are kept. */
const MAX_ANSWERS = 120;

/** The words of the index that answer a word of the query; none when the index does not know it at all. */
export function answersTo({text, wholes, pairs, isHan}: QueryTerm, corpus: Corpus): Answers {
  const answers: Answers = new Map();
  addKnown(text, corpus, answers);
  if (wholes.some((whole) => corpus.occurrences.has(whole))) {
    for (const [word, factor] of answers) {
      answers.set(word, factor * FACTORS.partOfWhole);
    }
  }
  for (const whole of [...wholes, ...pairs]) {
    addExact(whole, FACTORS.whole, corpus, answers);
    addBeginnings(whole, corpus, answers);
  }
  if (answers.size > 0 && !isUncertain(answers)) {
    return limited(answers);
  }
  if (isHan) {
    addSimilarPairs([...text], corpus, answers);
  } else if (!addVersion(text, corpus, answers)) {
    addMisspelt(text, corpus, answers);
  }
  return limited(answers);
}

/** True when nothing better answers than a compound that ends the same way, or a bad misspelling. */
export function isUncertain(answers: Answers): boolean {
  return Math.max(0, ...answers.values()) <= FACTORS.ending;
}

/** The two known words of which an unknown one is made, with at most one wrong letter between them. */
export function partsOf(
  text: string,
  {occurrences}: Corpus,
): readonly [string, string] | undefined {
  const shortest = 3;
  let best: readonly [string, string] | undefined;
  let most = 0;
  for (let end = shortest; end <= text.length - shortest; end += 1) {
    for (const start of [end, end + 1]) {
      const [first, second] = [text.slice(0, end), text.slice(start)];
      const frequency = Math.min(
        occurrences.get(first)?.sections.length ?? 0,
        second.length < shortest ? 0 : (occurrences.get(second)?.sections.length ?? 0),
      );
      if (frequency > most) {
        most = frequency;
        best = [first, second];
      }
    }
  }
  return best;
}

function addKnown(text: string, corpus: Corpus, answers: Answers): void {
  const {locale, stems, roots, words} = corpus;
  addExact(text, FACTORS.exact, corpus, answers);
  addBeginnings(text, corpus, answers);
  if (/^\d{2,3}$/.test(text)) {
    addVersion(text, corpus, answers);
  }
  for (const word of stems.get(stem(text, locale)) ?? []) {
    add(word, FACTORS.stem, answers);
  }
  for (const word of roots.get(root(text, locale)) ?? []) {
    add(word, FACTORS.root, answers);
  }
  if (LANGUAGES[locale].hasCompounds && text.length >= 4) {
    for (const word of words) {
      if (word.length > text.length + 2 && word.endsWith(text)) {
        add(word, FACTORS.ending, answers);
      }
    }
  }
}

function addExact(text: string, factor: number, {occurrences}: Corpus, answers: Answers): void {
  if (occurrences.has(text)) {
    add(text, factor, answers);
  }
}

/** Trailing wildcard: the nearer in length, the better. */
function addBeginnings(text: string, {words}: Corpus, answers: Answers): void {
  const {beginningMin, beginningMax} = FACTORS;
  for (let i = firstFrom(text, words); i < words.length; i += 1) {
    const word = words[i]!;
    if (!word.startsWith(text)) {
      return;
    }
    add(word, beginningMin + (beginningMax - beginningMin) * (text.length / word.length), answers);
  }
}

/** `36` for `3.6`; true when it is one. */
function addVersion(text: string, corpus: Corpus, answers: Answers): boolean {
  const version = text.length <= 6 ? [...text.replace(/\D/g, '')].join('.') : '';
  addExact(version, FACTORS.typo[1], corpus, answers);
  return corpus.occurrences.has(version);
}

/** A sign alone is in many pairs; a pair that is nowhere may have one wrong sign, or both in the wrong order. */
function addSimilarPairs(signs: readonly string[], {words}: Corpus, answers: Answers): void {
  const [first = '', second] = signs;
  for (const word of words) {
    if (second === undefined ? word.includes(first) : word === second + first) {
      add(word, FACTORS.beginningMin, answers);
    } else if (
      second !== undefined &&
      isPair(word) &&
      (word.startsWith(first) || word.endsWith(second))
    ) {
      add(word, FACTORS.similarPair, answers);
    }
  }
}

function isPair(word: string): boolean {
  return word.length === 2 && word > '\u2E80';
}

/** Only for words that are known in no other way: distance 1 from four letters, 2 from eight. */
function addMisspelt(text: string, {words}: Corpus, answers: Answers): void {
  const limit = text.length < 4 || /^[\d.]+$/.test(text) ? 0 : text.length < 8 ? 1 : 2;
  if (limit === 0 || text.length > 40) {
    return;
  }
  const found: [word: string, distance: number, isWhole: boolean][] = [];
  for (const word of words) {
    if (word.length >= text.length - limit) {
      const {whole, beginning} = distance(text, word, limit);
      if (beginning <= limit) {
        found.push([word, Math.min(whole, beginning), whole <= beginning]);
      }
    }
  }
  const closest = Math.min(...found.map(([, far]) => far));
  for (const [word, far, isWhole] of found) {
    if (far === closest) {
      add(word, FACTORS.typo[far]! * (isWhole ? 1 : FACTORS.typoBeginning), answers);
    }
  }
}

function add(word: string, factor: number, answers: Answers): void {
  answers.set(word, Math.max(factor, answers.get(word) ?? 0));
}

function limited(answers: Answers): Answers {
  return answers.size <= MAX_ANSWERS
    ? answers
    : new Map([...answers].sort(([, a], [, b]) => b - a).slice(0, MAX_ANSWERS));
}

/** Place of the first word that is not before the text. */
function firstFrom(text: string, words: readonly string[]): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (words[middle]! < text) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}
