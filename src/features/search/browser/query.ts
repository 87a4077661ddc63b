import type {Locale} from '../../../site/locales';
import {chunksOf, fold, pairsOf, plain, runOf, withoutAsking} from '../shared/analyzer';
import type {Kind} from '../../../site/kinds';
import {LANGUAGES} from '../shared/languages';
import {MAX_RESULTS} from '../shared/settings';
import type {SearchResult} from '../shared/types';
import {matchesOf, beginningWith, type Matches} from './matches';
import {STOP_WORD, type Code, type Corpus} from './corpus';
import {excerptOf} from './excerpt';
import {distance} from './spelling';

/** More sections of one page would displace other pages. */
const MAX_PER_PAGE = 2;

/** Words passed along with a result for highlighting: the reader's own first, then their matches. */
const MAX_MARKED = 24;

/** Further words are ignored: nobody types them, and each costs time. */
const MAX_TERMS = 24;

/** Tuned with `npm run bench:search`; a change must not make its tables worse. */
const RANKING = {
  /** Weight of a page's opening for its other sections. */
  page: 0.5,
  /** Exponent of the share of the query's words that were found. */
  severity: 2,
  /** Bonus of a title, or of questions, that match the query. */
  title: 6,
  /** Bonus of a section that names the typed label. */
  label: 3,
  /** Factor of the manual's word where the reader typed a synonym: it never beats the typed one. */
  synonym: 0.5,
  /** Factor of pages for administrators. */
  administrator: 0.75,
  /** Factor of pages about the site itself. */
  site: 0.8,
  /** Factor of release notes, unless a version is typed. */
  release: 0.6,
  /** Factor of pages for administrators where readers speak of themselves. */
  self: 0.55,
  /** Factor of pages for users where readers speak of their users or their organization. */
  others: 0.7,
  /** Factor of the guide that the reader is in. */
  from: 1.36,
  /** Bonus of the section of a typed error code, more than any other score. */
  code: 100_000,
  /** Sections below which a word is no rarer. */
  rare: 10,
};

export interface SearchRequest {
  /** As typed; it has no syntax. */
  readonly input: string;
  readonly kind?: Kind | undefined;
  /** Kind of the page that the reader is on. */
  readonly from?: Kind | undefined;
}

/** Results for a query, best first; with the sentence that answers, once texts are loaded. */
export function search(corpus: Corpus, request: SearchRequest): SearchResult[] {
  const {kind, from} = request;
  const {locale, sections} = corpus;
  const {input, code} = withCode(request.input, corpus);
  const best: (Ranked | undefined)[] = Array.from(sections, () => undefined);
  const audience = audienceOf(input, locale);
  const factors = sections.map(
    (section) =>
      audience(section.kind) * (from !== undefined && section.kind === from ? RANKING.from : 1),
  );
  const own = termsOf(input, corpus);
  const consider = (
    text: string,
    terms: readonly Weighed[],
    factor: number,
    most: number,
  ): void => {
    for (const ranked of rank(text, terms, corpus)) {
      ranked.score = Math.min(most, ranked.score * factor * factors[ranked.section]!);
      if (ranked.score > (best[ranked.section]?.score ?? 0)) {
        best[ranked.section] = ranked;
      }
    }
  };
  consider(input, own, 1, Infinity);
  // The first result has the typed words, if the manual knows them all, never only a replaced one.
  const isKnown = own.every(({term}) => term.matches.size > 0);
  const most = isKnown
    ? 0.99 * best.reduce((score, ranked) => Math.max(score, ranked?.score ?? 0), 0)
    : Infinity;
  for (const text of replaced(input, corpus)) {
    consider(text, termsOf(text, corpus), RANKING.synonym, most);
  }
  const typed = own.filter(({share}) => share === 1).map(({term}) => term.text);
  const coded = code && best[code.section];
  if (coded) {
    coded.score += RANKING.code;
  }
  const wanted = best
    .filter((ranked) => ranked !== undefined)
    .filter(({section}) => kind === undefined || sections[section]!.kind === kind)
    .sort((a, b) => b.score - a.score || a.section - b.section);
  return pick(wanted, corpus).map((ranked) => {
    const {document, text} = sections[ranked.section]!;
    const words = markedWords({...ranked, terms: [...own, ...ranked.terms]}, corpus);
    const isTitled = own.every(({term, share}) => share < 1 || term.titles[ranked.section]! > 0);
    return {
      document,
      score: ranked.score,
      isWeak: ranked.coverage < LANGUAGES[locale].sure,
      terms: [...new Set([...typed, ...words.keys()])].slice(0, MAX_MARKED),
      ...(text === undefined ? {} : {excerpt: excerptOf(text, words, locale, isTitled)}),
    };
  });
}

interface Ranked {
  readonly section: number;
  score: number;
  /** Share of the query that the section, its title or one of its questions covers. */
  readonly coverage: number;
  /** Words of the reading that found it. */
  readonly terms: readonly Weighed[];
}

/** A word of the query: its matches, their weight by section, and their quality in each section, title and question. */
interface Term {
  readonly text: string;
  readonly matches: Matches;
  readonly weights: Float32Array;
  readonly certainties: Float32Array;
  readonly titles: Float32Array;
  readonly questions: Float32Array;
  /** Importance: higher for rarer words. */
  readonly rarity: number;
}

/** The query with the manual's word in place of each synonym. */
function replaced(input: string, {synonyms, locale}: Corpus): readonly string[] {
  const frame = (text: string): string => (LANGUAGES[locale].areWordsApart ? ` ${text} ` : text);
  const typed = frame(plain(input, locale));
  return synonyms.flatMap(([manual = '', ...said]) =>
    said
      .filter((words) => typed.includes(frame(words)))
      .map((words) => typed.replace(frame(words), ` ${manual} `)),
  );
}

function rank(input: string, terms: readonly Weighed[], corpus: Corpus): Ranked[] {
  const total = terms.reduce((sum, {importance}) => sum + importance, 0);
  const shares = labelled(plain(input, corpus.locale), corpus);
  const {nearest, together} = likenessToQuestions(terms, total, corpus);
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
      const ofTitle = likenessOf(inTitle / total, matched / titleSize);
      const likeness = Math.max(ofTitle, Math.cbrt(together[section]!));
      ranked.push({
        section,
        score:
          weight *
          (share / total) ** RANKING.severity *
          (1 + RANKING.title * likeness ** 2) *
          (1 + RANKING.label * label ** 2),
        coverage: Math.max(share / total, ofTitle, nearest[section]!),
        terms,
      });
    }
  });
  return ranked;
}

/** Similarity of a query and a title: the overlap seen from both. */
function likenessOf(ofQuery: number, ofTitle: number): number {
  return ofQuery > 0 && ofTitle > 0 ? 2 / (1 / ofQuery + 1 / ofTitle) : 0;
}

/** Similarity of the query to the questions of each section. */
interface Asked {
  readonly nearest: Float32Array;
  /** Sum of cubes: a section with several near questions answers more likely than one with a single one. */
  readonly together: Float32Array;
}

function likenessToQuestions(
  terms: readonly Weighed[],
  total: number,
  {questions, sections}: Corpus,
): Asked {
  const nearest = new Float32Array(sections.length);
  const together = new Float32Array(sections.length);
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
      together[section] = together[section]! + likeness ** 3;
    }
  });
  return {nearest, together};
}

interface Weighed {
  readonly term: Term;
  /** Weight among the typed words: low for stop words. */
  readonly share: number;
  /** The share, raised for rarer words. */
  readonly importance: number;
}

/** The words of a query with their matches; an unknown one counts as a rare one that no section contains. */
function termsOf(input: string, corpus: Corpus): Weighed[] {
  const {stopWords} = LANGUAGES[corpus.locale];
  const texts = wordsOf(input, corpus);
  // A single letter is a word being typed.
  const isTelling = (text: string): boolean => !stopWords.has(text) && !/^\p{Ll}$/u.test(text);
  const hasTelling = texts.some(isTelling);
  return texts.slice(0, MAX_TERMS).map((text) => {
    const term = termOf(text, corpus);
    const share = isTelling(text) || !hasTelling ? 1 : STOP_WORD;
    return {term, share, importance: term.rarity * share};
  });
}

/** The words of a query; of Chinese, the pairs of signs that occur in the manual. */
function wordsOf(input: string, corpus: Corpus): readonly string[] {
  const {locale, occurrencesOf} = corpus;
  const {grammar} = LANGUAGES[locale];
  const words = chunksOf(withoutAsking(input, locale), locale).flatMap(({parts, isHan}) => {
    const run = runOf(parts);
    if (!isHan || run.length < 2) {
      return parts;
    }
    // A run of which a third is unknown is a title or a label with a wrong sign, or a word that the manual lacks; a
    // longer one says something else as well.
    const signs = new Set([...run].filter((sign) => !grammar.has(sign)));
    const unknown = new Set(signs);
    for (const sign of parts.filter((pair) => occurrencesOf(pair).length > 0).join('')) {
      unknown.delete(sign);
    }
    if (unknown.size * 3 < signs.size) {
      return parts;
    }
    const meant = misspelt(run, corpus);
    return meant.length > 0 ? meant.flatMap(pairsOf) : parts;
  });
  return [...new Set(words)];
}

/** Known runs that differ from a run of Chinese by one sign: of three or more, the first or the last is right. */
function misspelt(run: string, {runs}: Corpus): readonly string[] {
  return runs.filter(
    (other) =>
      Math.abs(other.length - run.length) < 2 &&
      (run.length < 3 || other[0] === run[0] || other.at(-1) === run.at(-1)) &&
      distance(run, other, 1).whole === 1,
  );
}

/** The weight of a word in each section: that of its best match. */
function termOf(text: string, corpus: Corpus): Term {
  const {length} = corpus.sections;
  const matches = matchesOf(text, corpus);
  const weights = new Float32Array(length);
  const certainties = new Float32Array(length);
  const titles = new Float32Array(length);
  const questions = new Float32Array(corpus.questions.length);
  const best = Math.max(...matches.values());
  for (const [word, factor] of matches) {
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
  const count = certainties.reduce((sum, certainty) => sum + certainty, 0);
  const rarity = Math.log(1 + length / (count + RANKING.rare));
  return {text, matches, weights, certainties, titles, questions, rarity};
}

/** Sections whose title, or a label in them, starts with the query → share of it that is typed, at most 1. */
function labelled(typed: string, {phrases, phraseSections}: Corpus): Map<number, number> {
  const shares = new Map<number, number>();
  for (const phrase of typed.length > 1 ? beginningWith(typed, phrases) : []) {
    for (const section of phraseSections.get(phrase) ?? []) {
      shares.set(section, Math.max(typed.length / phrase.length, shares.get(section) ?? 0));
    }
  }
  return shares;
}

/** The words that matched in a section, the most important first. */
function markedWords(
  {terms, section}: Ranked,
  {locale, occurrencesOf}: Corpus,
): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const {term, importance} of terms) {
    for (const [word, factor] of term.matches) {
      if (occurrencesOf(word).some((found) => found.section === section)) {
        weights.set(word, Math.max(importance * factor, weights.get(word) ?? 0));
      }
    }
  }
  const sorted = [...weights].sort(([, a], [, b]) => b - a);
  return new Map(sorted.filter(([word]) => !LANGUAGES[locale].stopWords.has(word)));
}

/** An error code in any spelling, `e hvr 206` or `206` alone, becomes the one word that the index has for it. */
function withCode(typed: string, {codes, locale}: Corpus): {input: string; code?: Code} {
  const input = fold(typed, locale);
  const [found] = [
    ...input.matchAll(/(?<![a-z])(?:e[^a-z0-9]*)?([a-z]{3})[^a-z0-9]*(\d{3})(?!\d)/g),
    ...input.matchAll(/^\s*(\d{3})\s*$/g),
  ].flatMap(([part, ...letters]) => {
    const code = codes.get(letters.join(''));
    return code ? {input: input.replace(part, code.word), code} : [];
  });
  return found ?? {input: typed};
}

/** Factor of a kind: the reader's own pages first; release notes last, unless a version is typed. */
function audienceOf(input: string, locale: Locale): (kind?: Kind | 'site') => number {
  const {self, others, ours, areWordsApart} = LANGUAGES[locale];
  const typed = fold(input, locale);
  const words: readonly string[] = typed.split(/[^\p{L}]+/u);
  const isOf = (list: readonly string[]): boolean =>
    list.some((word) => (areWordsApart ? words : typed).includes(word));
  // "How do I force users …" is an administrator's question too.
  const isSelf = isOf(self);
  const isOthers = isOf(others) || (isOf(ours) && !isSelf);
  const factors: Partial<Record<Kind | 'site', number>> = {
    user: isOthers ? RANKING.others : 1,
    administrator: isOthers ? 1 : isSelf ? RANKING.self : RANKING.administrator,
    site: RANKING.site,
  };
  const release = /\d\.\d/.test(input) ? 1 : RANKING.release;
  return (kind = 'site') => factors[kind] ?? release;
}

/** The best (specification §9), and few of a page. */
function pick(ranked: readonly Ranked[], {sections}: Corpus): Ranked[] {
  const counts = new Map<number, number>();
  return ranked
    .filter(({section}) => {
      const {opening} = sections[section]!;
      const count = (counts.get(opening) ?? 0) + 1;
      counts.set(opening, count);
      return count <= MAX_PER_PAGE;
    })
    .slice(0, MAX_RESULTS);
}
