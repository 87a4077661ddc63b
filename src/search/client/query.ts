import {kindOf, type Kind} from '../shared/kinds';
import {SEARCH_SETTINGS} from '../shared/settings';
import type {SearchResult} from '../shared/types';
import {plain, type Corpus} from './corpus';
import {answersTo, isUncertain, partsOf, type Answers} from './expand';
import {rank, type Ranked} from './ranking';
import {termsOf, type QueryTerm} from './terms';

/** More sections of a page would push other pages out. */
const MAX_PER_PAGE = 2;

/** Words sent along with a result, to be marked on its page: the reader's own, then what answered them. */
const MAX_MARKED = 24;

export interface SearchRequest {
  /** What the reader typed; no sign in it has a meaning of its own. */
  readonly input: string;
  /** Only results of this kind. */
  readonly kind?: Kind | undefined;
  /** How many results at most, from each index and in all. */
  readonly limit?: number | undefined;
}

/** Results for what the reader typed, the highest score first. */
export function search(corpus: Corpus, {input, kind, limit}: SearchRequest): SearchResult[] {
  const typed = termsOf(input, corpus.locale);
  const words = typed
    .flatMap((term) => answersOf(term, corpus))
    .filter((answers) => answers.size > 0);
  const ranked = rank(corpus, words, plain(input, corpus.locale)).filter(
    ({section}) =>
      kind === undefined || kindOf(corpus.sections[section]!.document.sectionRoute) === kind,
  );
  return pick(ranked, corpus, limit ?? SEARCH_SETTINGS.maxSearchResults).map(
    ({section, score}) => ({
      document: corpus.sections[section]!.document,
      score,
      terms: [
        ...new Set([...typed.map(({text}) => text), ...wordsIn(corpus, section, words)]),
      ].slice(0, MAX_MARKED),
    }),
  );
}

/** What answers a word of the query; an unknown word may be two that stand too close. */
function answersOf(term: QueryTerm, corpus: Corpus): Answers[] {
  const answers = answersTo(term, corpus);
  const parts = term.isHan || !isUncertain(answers) ? undefined : partsOf(term.text, corpus);
  return parts
    ? parts.map((text) => answersTo({text, wholes: [], pairs: [], isHan: false}, corpus))
    : [answers];
}

/** The cap holds for each index and again for all of them (specification §9). */
function pick(ranked: readonly Ranked[], {sections}: Corpus, limit: number): Ranked[] {
  const counts = new Map<string, number>();
  const isBelow = (key: string, most: number): boolean => (counts.get(key) ?? 0) < most;
  const picked: Ranked[] = [];
  for (const candidate of ranked) {
    const {page, source} = sections[candidate.section]!;
    const keys = [`page ${page}`, `source ${source}`] as const;
    if (picked.length < limit && isBelow(keys[0], MAX_PER_PAGE) && isBelow(keys[1], limit)) {
      keys.forEach((key) => counts.set(key, (counts.get(key) ?? 0) + 1));
      picked.push(candidate);
    }
  }
  return picked;
}

/** The words of the index that made a section a result, the best answers first. */
function wordsIn({occurrences}: Corpus, section: number, words: readonly Answers[]): string[] {
  const found = new Map<string, number>();
  for (const answers of words) {
    for (const [word, factor] of answers) {
      if (occurrences.get(word)?.sections.includes(section)) {
        found.set(word, Math.max(factor, found.get(word) ?? 0));
      }
    }
  }
  return [...found].sort(([, a], [, b]) => b - a).map(([word]) => word);
}
