import {LANGUAGES} from '../shared/languages';
import type {Corpus} from './corpus';
import {distance} from './spelling';

/** Words of the index that match a word of the query → quality of the match; 1 is the word itself. */
export type Matches = ReadonlyMap<string, number>;

/** Quality of the kinds of matches. */
const FACTORS = {
  exact: 1,
  /** A misspelling is likelier than another word of the same root: `gestionaire`, `gestion`. */
  typo: 0.85,
  form: 0.8,
  /** A word that begins with the query. */
  part: 0.6,
} as const;

/** Letters that two forms of a word share at least. */
const SHORTEST_STEM = 4;

/** Best matches kept of a prefix. */
const MAX_MATCHES = 60;

/** The words of the index that match a word; none for an unknown one. */
export function matchesOf(text: string, corpus: Corpus): Matches {
  const matches = new Map<string, number>();
  const add = (word: string, factor: number): void => {
    matches.set(word, Math.max(factor, matches.get(word) ?? 0));
  };
  if (corpus.occurrencesOf(text).length > 0) {
    add(text, FACTORS.exact);
  }
  // With a trailing wildcard, however short the word (specification §9).
  beginningWith(text, corpus.words).forEach((word) => add(word, FACTORS.part));
  if (!/\p{Script=Han}/u.test(text)) {
    // A word known only by its forms may also be misspelt: `gestionaire` is no form of `gestion`.
    const isKnown = matches.size > 0;
    addForms(text, corpus, add);
    if (!isKnown) {
      addMisspelt(text, corpus, add);
    }
    if (matches.size === 0) {
      addParts(text, corpus, add);
    }
  }
  return matches.size <= MAX_MATCHES
    ? matches
    : new Map([...matches].sort(([, a], [, b]) => b - a).slice(0, MAX_MATCHES));
}

type Add = (word: string, factor: number) => void;

/** Plural, case, conjugation, and words of the same root: `revoke`, `revoking`. */
function addForms(text: string, {locale, words}: Corpus, add: Add): void {
  const {endings} = LANGUAGES[locale];
  if (text.length < SHORTEST_STEM || /\d/.test(text)) {
    return;
  }
  for (const word of beginningWith(text.slice(0, SHORTEST_STEM), words)) {
    let common = SHORTEST_STEM;
    while (common < text.length && text[common] === word[common]) {
      common += 1;
    }
    for (; common >= SHORTEST_STEM; common -= 1) {
      if (endings.has(text.slice(common)) && endings.has(word.slice(common))) {
        add(word, FACTORS.form);
        break;
      }
    }
  }
}

/**
 * What the nearest words match, only for words without any other match: at distance 1 from five letters on, 2 from nine.
 */
function addMisspelt(text: string, corpus: Corpus, add: Add): void {
  const {length} = text;
  if (length < 5 || length > 40 || /\d/.test(text)) {
    return;
  }
  const limit = length < 9 ? 1 : 2;
  const near = beginningWith(text.charAt(0), corpus.words)
    .filter((word) => word.length >= length - limit)
    .map((word) => {
      const {whole, beginning} = distance(text, word, limit);
      return [word, length > 6 ? Math.min(whole, beginning) : whole] as const;
    })
    .filter(([, far]) => far <= limit);
  const closest = Math.min(...near.map(([, far]) => far));
  for (const [meant, far] of near) {
    if (far === closest) {
      matchesOf(meant, corpus).forEach((factor, word) => add(word, factor * FACTORS.typo));
    }
  }
}

/** The two known words of an unknown compound, the second as long as possible. */
function addParts(text: string, corpus: Corpus, add: Add): void {
  const {joints, stopWords} = LANGUAGES[corpus.locale];
  const isKnown = (part: string): boolean =>
    part.length >= SHORTEST_STEM && !stopWords.has(part) && corpus.occurrencesOf(part).length > 0;
  for (let cut = SHORTEST_STEM; joints.length > 0 && cut < text.length; cut += 1) {
    const second = text.slice(cut);
    const first = joints
      .filter((joint) => text.slice(0, cut).endsWith(joint))
      .map((joint) => text.slice(0, cut - joint.length))
      .find(isKnown);
    if (first !== undefined && isKnown(second)) {
      for (const part of [first, second]) {
        add(part, FACTORS.form);
        addForms(part, corpus, (word, factor) => add(word, factor * FACTORS.form));
      }
      return;
    }
  }
}

/** The entries of a sorted list with a prefix. */
export function beginningWith(text: string, sorted: readonly string[]): readonly string[] {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < text) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  let end = low;
  while (end < sorted.length && sorted[end]!.startsWith(text)) {
    end += 1;
  }
  return sorted.slice(low, end);
}
