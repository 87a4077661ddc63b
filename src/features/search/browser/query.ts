import type {Locale} from '../../../site/locales';
import {chunksOf, fold, pairsOf, plain, runOf, withoutAsking} from '../shared/analyzer';
import type {Kind} from '../shared/kinds';
import {LANGUAGES} from '../shared/languages';
import {SEARCH_SETTINGS} from '../shared/settings';
import type {SearchResult} from '../shared/types';
import {answersTo, beginningWith, type Answers} from './answers';
import {STOP_WORD, type Corpus} from './corpus';
import {excerptOf} from './excerpt';
import {distance} from './spelling';

/** More sections of a page would push other pages out. */
const MAX_PER_PAGE = 2;

/** Words sent along with a result, to be marked on its page: the reader's own, then what answered them. */
const MAX_MARKED = 24;

/** More are not looked at: nobody types them, and each costs time. */
const MAX_TERMS = 24;

/** Signs of a run of Chinese that is more than one word. */
const SHORTEST_SENTENCE = 5;

/** Other wordings of the query that are tried: those of the manual first. */
const MAX_READINGS = 10;

/** Found with `npm run bench:search`; each change must leave its tables no worse. */
const RANKING = {
  /** How far what stands in a page's opening speaks for its sections. */
  page: 0.5,
  /** How severely a section pays for words it lacks. */
  severity: 2,
  /** How much a title gains that says what the query says. */
  title: 3,
  /** How much a section gains that names the label typed. */
  label: 3,
  /** What the manual's word is worth where the reader said another, and the other way round. */
  synonym: 0.9,
  said: 0.25,
  /** Factors by kind; for administrators less where readers speak of themselves, none for a version that is typed. */
  administrator: 0.9,
  release: 0.6,
  self: 0.75,
};

export interface SearchRequest {
  /** What the reader typed; no sign in it has a meaning of its own. */
  readonly input: string;
  /** Only results of this kind. */
  readonly kind?: Kind | undefined;
  /** How many results at most, from each index and in all. */
  readonly limit?: number | undefined;
}

/** Results for what the reader typed, the highest score first; with the sentence that answers, where texts are there. */
export function search(corpus: Corpus, {input, kind, limit}: SearchRequest): SearchResult[] {
  const {locale, sections} = corpus;
  const best: (Ranked | undefined)[] = Array.from(sections, () => undefined);
  const audience = audienceOf(input, locale);
  const factors = sections.map((section) => audience(section.kind));
  for (const {text, factor} of readings(input, corpus)) {
    for (const ranked of rank(text, corpus)) {
      ranked.score *= factor * factors[ranked.section]!;
      if (ranked.score > (best[ranked.section]?.score ?? 0)) {
        best[ranked.section] = ranked;
      }
    }
  }
  const typed = telling(wordsOf(input, corpus), locale);
  const code = sectionOfCode(input, corpus);
  if (code !== undefined) {
    best[code] ??= {section: code, score: 0, terms: []};
  }
  const isOfCode = ({section}: Ranked): number => Number(section === code);
  const wanted = best
    .filter((ranked) => ranked !== undefined)
    .filter(({section}) => kind === undefined || sections[section]!.kind === kind)
    .sort((a, b) => isOfCode(b) - isOfCode(a) || b.score - a.score || a.section - b.section);
  return pick(wanted, corpus, limit ?? SEARCH_SETTINGS.maxSearchResults).map((ranked) => {
    const {document, text} = sections[ranked.section]!;
    const words = markedWords(ranked, corpus);
    return {
      document,
      score: ranked.score,
      terms: [...new Set([...typed, ...words.keys()])].slice(0, MAX_MARKED),
      ...(text === undefined ? {} : {excerpt: excerptOf(text, words, locale)}),
    };
  });
}

interface Ranked {
  readonly section: number;
  score: number;
  /** The words of the reading that found it. */
  readonly terms: readonly Weighed[];
}

/**
 * A word of the query: what answers it, by section what that weighs, how sure it is, and how sure in the title, and how
 * sure it is in each question.
 */
interface Term {
  readonly text: string;
  readonly answers: Answers;
  readonly weights: Float32Array;
  readonly certainties: Float32Array;
  readonly titles: Float32Array;
  readonly questions: Float32Array;
  /** What the word tells: more, the rarer it is. */
  readonly rarity: number;
}

/** The query as it stands, and as it would be with the manual's words for what people say. */
function readings(
  input: string,
  {synonyms, locale}: Corpus,
): readonly {readonly text: string; readonly factor: number}[] {
  const {areWordsApart} = LANGUAGES[locale];
  const frame = (text: string): string => (areWordsApart ? ` ${text} ` : text);
  const typed = frame(plain(input, locale));
  const others = synonyms.flatMap((group) =>
    group
      .filter((said) => typed.includes(frame(said)))
      .flatMap((said) =>
        (said === group[0] ? group.slice(1) : group.slice(0, 1)).map((other) => ({
          text: typed.replace(frame(said), ` ${other} `),
          factor: said === group[0] ? RANKING.said : RANKING.synonym,
        })),
      ),
  );
  return [
    {text: input, factor: 1},
    ...others.sort((a, b) => b.factor - a.factor).slice(0, MAX_READINGS),
  ];
}

function rank(input: string, corpus: Corpus): Ranked[] {
  const terms = termsOf(input, corpus);
  const total = terms.reduce((sum, {importance}) => sum + importance, 0);
  const shares = labelled(plain(input, corpus.locale), corpus);
  const asked = likenessToQuestions(terms, total, corpus);
  const ranked: Ranked[] = [];
  corpus.sections.forEach(({opening, titleSize}, section) => {
    let weight = 0;
    let share = 0;
    let inTitle = 0;
    let matched = 0;
    let isOwn = false;
    for (const {importance, share: ofWord, term} of terms) {
      const certainty = term.certainties[section]!;
      const inOwnTitle = term.titles[section]!;
      weight += importance * (term.weights[section]! + RANKING.page * term.weights[opening]!);
      share += importance * Math.max(certainty, RANKING.page * term.certainties[opening]!);
      inTitle += importance * Math.max(inOwnTitle, RANKING.page * term.titles[opening]!);
      matched += ofWord * inOwnTitle;
      isOwn ||= certainty > 0;
    }
    if (isOwn) {
      const label = shares.get(section) ?? 0;
      const likeness = Math.max(likenessOf(inTitle / total, matched / titleSize), asked[section]!);
      ranked.push({
        section,
        score:
          weight *
          (share / total) ** RANKING.severity *
          (1 + RANKING.title * likeness ** 2) *
          (1 + RANKING.label * label ** 2),
        terms,
      });
    }
  });
  return ranked;
}

/** How much a query and a title are the same: what of each is in the other. */
function likenessOf(ofQuery: number, ofTitle: number): number {
  return ofQuery > 0 && ofTitle > 0 ? 2 / (1 / ofQuery + 1 / Math.min(1, ofTitle)) : 0;
}

/** By section, how much the query is like the nearest of the questions that the section answers. */
function likenessToQuestions(
  terms: readonly Weighed[],
  total: number,
  {questions, sections}: Corpus,
): Float32Array {
  const nearest = new Float32Array(sections.length);
  questions.forEach(({section, size}, question) => {
    let ofQuery = 0;
    let matched = 0;
    for (const {importance, share, term} of terms) {
      const certainty = term.questions[question]!;
      ofQuery += importance * certainty;
      matched += share * certainty;
    }
    if (ofQuery > 0) {
      const likeness = likenessOf(ofQuery / total, matched / size);
      nearest[section] = Math.max(likeness, nearest[section]!);
    }
  });
  return nearest;
}

interface Weighed {
  readonly term: Term;
  /** What the word counts among those typed: little, where it says little. */
  readonly share: number;
  /** The same, and more, the rarer the word is. */
  readonly importance: number;
}

/** The words of a query with what answers them; unknown ones count for nothing. */
function termsOf(input: string, corpus: Corpus): Weighed[] {
  const {stopWords} = LANGUAGES[corpus.locale];
  const texts = wordsOf(input, corpus);
  // One letter is a word that is being typed.
  const isTelling = (text: string): boolean => !stopWords.has(text) && !/^\p{Ll}$/u.test(text);
  const hasTelling = texts.some(isTelling);
  return texts.slice(0, MAX_TERMS).map((text) => {
    const term = termOf(text, corpus);
    const share = isTelling(text) || !hasTelling ? 1 : STOP_WORD;
    return {term, share, importance: term.rarity * share};
  });
}

/** The words of a query; of Chinese, the pairs of signs that may be what the manual says. */
function wordsOf(input: string, {locale, occurrencesOf, runs}: Corpus): readonly string[] {
  const {grammar} = LANGUAGES[locale];
  const words = chunksOf(withoutAsking(input, locale), locale).flatMap(({parts, isHan}) => {
    const run = runOf(parts);
    if (!isHan || run.length < 2) {
      return parts;
    }
    // A run a third of which is unknown is a title or a label with a wrong sign, or a word the manual does not know;
    // a longer one says something else as well.
    const signs = new Set([...run].filter((sign) => !grammar.has(sign)));
    const unknown = new Set(signs);
    for (const sign of parts.filter((pair) => occurrencesOf(pair).length > 0).join('')) {
      unknown.delete(sign);
    }
    if (unknown.size * 3 < signs.size) {
      return parts;
    }
    const meant = misspelt(run, runs);
    return meant.length > 0 || run.length < SHORTEST_SENTENCE ? meant.flatMap(pairsOf) : parts;
  });
  return [...new Set(words)];
}

/** What is known from which a run of Chinese differs by one sign. */
function misspelt(run: string, known: readonly string[]): readonly string[] {
  return known.filter(
    (other) =>
      Math.abs(other.length - run.length) < 2 &&
      // Of three signs or more, the first or the last is right: most need not be compared.
      (run.length < 3 || other[0] === run[0] || other.at(-1) === run.at(-1)) &&
      distance(run, other, 1).whole === 1,
  );
}

/** A word is asked for again with every letter that follows it: what answered is kept. */
const memory = new WeakMap<Corpus, Map<string, Term>>();
const MAX_REMEMBERED = 300;

function termOf(text: string, corpus: Corpus): Term {
  const terms = memory.get(corpus) ?? new Map<string, Term>();
  memory.set(corpus, terms);
  const known = terms.get(text);
  if (known) {
    return known;
  }
  if (terms.size >= MAX_REMEMBERED) {
    terms.clear();
  }
  const term = weigh(text, corpus);
  terms.set(text, term);
  return term;
}

/** What the answers to a word weigh in each section: the best of them. */
function weigh(text: string, corpus: Corpus): Term {
  const {length} = corpus.sections;
  const answers = answersTo(text, corpus);
  const weights = new Float32Array(length);
  const certainties = new Float32Array(length);
  const titles = new Float32Array(length);
  const questions = new Float32Array(corpus.questions.length);
  const best = Math.max(...answers.values());
  for (const [word, factor] of answers) {
    const certainty = factor / best;
    for (const question of corpus.questionsWith.get(word) ?? []) {
      questions[question] = Math.max(certainty, questions[question]!);
    }
    for (const {section, weight, isInTitle} of corpus.occurrencesOf(word)) {
      weights[section] = Math.max(weights[section]!, certainty * weight);
      certainties[section] = Math.max(certainties[section]!, certainty);
      if (isInTitle) {
        titles[section] = Math.max(titles[section]!, certainty);
      }
    }
  }
  const count = certainties.filter(Boolean).length;
  const rarity = count === 0 ? 0 : Math.log(1 + length / (count + 0.5));
  return {text, answers, weights, certainties, titles, questions, rarity};
}

/**
 * Sections whose title, or a label that they name, is what is typed or begins with it: how much of it is typed, 1 being all.
 */
function labelled(typed: string, {phrases, phraseSections}: Corpus): Map<number, number> {
  const shares = new Map<number, number>();
  for (const phrase of typed.length > 1 ? beginningWith(typed, phrases) : []) {
    for (const [section, part] of phraseSections.get(phrase) ?? []) {
      const share = (part * typed.length) / phrase.length;
      shares.set(section, Math.max(share, shares.get(section) ?? 0));
    }
  }
  return shares;
}

/** The words that answered in a section and what each tells, the best first. */
function markedWords(
  {terms, section}: Ranked,
  {locale, occurrencesOf}: Corpus,
): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const {term, importance} of terms) {
    for (const [word, factor] of term.answers) {
      if (occurrencesOf(word).some((found) => found.section === section)) {
        weights.set(word, Math.max(importance * factor, weights.get(word) ?? 0));
      }
    }
  }
  const sorted = [...weights].sort(([, a], [, b]) => b - a);
  return new Map(sorted.filter(([word]) => !LANGUAGES[locale].stopWords.has(word)));
}

/** The section of the error code that is typed, in any spelling: `E-HVR-206`, `e hvr 206`, or `206` alone. */
function sectionOfCode(input: string, {codes, locale}: Corpus): number | undefined {
  const typed = fold(input, locale);
  const named = typed.matchAll(/(?<![a-z])(?:e[^a-z0-9]*)?([a-z]{3})[^a-z0-9]*(\d{3})(?!\d)/g);
  const [known] = [...named].flatMap(
    ([, letters = '', digits = '']) => codes.get(letters + digits) ?? [],
  );
  return known ?? codes.get(typed.trim());
}

/** Words without those that say little, unless there are no others. */
function telling(words: readonly string[], locale: Locale): readonly string[] {
  const {stopWords} = LANGUAGES[locale];
  const some = words.filter((word) => !stopWords.has(word));
  return some.length > 0 ? some : words;
}

/** The reader's own page first; release notes last, unless a version is asked for. */
function audienceOf(input: string, locale: Locale): (kind: Kind | undefined) => number {
  const {self, areWordsApart} = LANGUAGES[locale];
  const typed = fold(input, locale);
  const words: readonly string[] = typed.split(/[^\p{L}]+/u);
  const isSelf = self.some((word) => (areWordsApart ? words : typed).includes(word));
  const administrator = isSelf ? RANKING.self : RANKING.administrator;
  const release = /\d\.\d/.test(input) ? 1 : RANKING.release;
  return (kind) =>
    kind === undefined || kind === 'user' ? 1 : kind === 'administrator' ? administrator : release;
}

/** The cap holds for each index and again for all of them (specification §9). */
function pick(ranked: readonly Ranked[], {sections}: Corpus, limit: number): Ranked[] {
  const counts = new Map<string, number>();
  const isBelow = (key: string, most: number): boolean => (counts.get(key) ?? 0) < most;
  const picked: Ranked[] = [];
  for (const candidate of ranked) {
    const {opening, source} = sections[candidate.section]!;
    const keys = [`page ${opening}`, `source ${source}`] as const;
    if (picked.length < limit && isBelow(keys[0], MAX_PER_PAGE) && isBelow(keys[1], limit)) {
      keys.forEach((key) => counts.set(key, (counts.get(key) ?? 0) + 1));
      picked.push(candidate);
    }
  }
  return picked;
}
