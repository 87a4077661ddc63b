import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {readCorpus, type Corpus} from '../../src/features/search/browser/corpus';
import {search} from '../../src/features/search/browser/query';
import {TAGS, indexFileName, textsFileName} from '../../src/features/search/shared/settings';
import type {SearchIndexFile, SearchResult} from '../../src/features/search/shared/types';
import {addressIn, bareRoute} from '../../src/site/addresses';
import {LOCALES, type Locale} from '../../src/site/locales';
import type {SiteRule} from './rule';

/** What is typed, and the sections that answer it. */
export interface Asked {
  readonly query: string;
  /** Routes without language: `/page#section`, `/page` for its opening, `/page#*` for any section. */
  readonly targets: readonly string[];
  readonly reader?: 'employee' | 'administrator';
}

/** What somebody typed who knew neither manual nor search (`tests/fixtures/situations.json`). */
export interface Situation extends Pick<Asked, 'targets'> {
  readonly reader: 'employee' | 'administrator';
  readonly set: string;
  readonly words: string;
  readonly sentence: string;
}

/** What is asked in a language. */
export interface Questions {
  /** Each guards a kind of query (`tests/fixtures/search-queries.json`). */
  readonly needs: readonly Asked[];
  /** Words that the manual does not mention: real ones of the language, and others. */
  readonly foreign: readonly string[];
  readonly situations: readonly Situation[];
  /** Queries that the manual does not answer; with targets, those that it answers with "there is no such thing". */
  readonly unanswered: readonly {
    readonly set: string;
    readonly query: string;
    readonly targets?: readonly string[];
  }[];
}

/** The fixtures, as they are written. */
interface Fixture {
  readonly needs: readonly {
    readonly queries: Readonly<Record<Locale, string>>;
    readonly targets: readonly string[];
  }[];
  readonly foreign: Readonly<Record<Locale, Questions['foreign']>>;
  readonly expectNoResult: readonly string[];
  readonly situations: Readonly<Record<Locale, Questions['situations']>>;
  readonly unanswered: Readonly<Record<Locale, Questions['unanswered']>>;
}

function readFixture(name: string): object {
  return JSON.parse(
    readFileSync(path.resolve(__dirname, '../../tests/fixtures', name), 'utf8'),
  ) as object;
}

const FIXTURE = {
  ...readFixture('search-queries.json'),
  ...readFixture('situations.json'),
} as Fixture;

/** The sets of situations, in the order in which they were written and asked. */
export const SETS: readonly string[] = [...new Set(FIXTURE.situations.fr.map(({set}) => set))];

export function questionsIn(locale: Locale): Questions {
  return {
    needs: FIXTURE.needs.map(({queries, targets}) => ({query: queries[locale], targets})),
    foreign: [...FIXTURE.foreign[locale], ...FIXTURE.expectNoResult],
    situations: FIXTURE.situations[locale],
    unanswered: FIXTURE.unanswered[locale],
  };
}

/** What was typed in some situations: words, sentences or both. */
export function typedIn(
  situations: readonly Situation[],
  forms: readonly ('words' | 'sentence')[] = ['words', 'sentence'],
): readonly Asked[] {
  return forms.flatMap((form) =>
    situations.map(({targets, reader, ...typed}) => ({query: typed[form], targets, reader})),
  );
}

export interface BuiltSearch {
  readonly corpus: Corpus;
  /** Routes of the results, without language, best first. */
  readonly ask: (input: string) => readonly string[];
  /** The first result is shown as an answer, not under "Perhaps". */
  readonly isSure: (input: string) => boolean;
  /** Bytes after brotli: fetched for the first result, and then for the excerpts. */
  readonly indexBytes: number;
  readonly textBytes: number;
}

/** @param folder absolute path of `build` */
export function openSearch(folder: string, locale: Locale): BuiltSearch {
  const read = (name: string): string =>
    readFileSync(path.join(folder, addressIn(name, locale)), 'utf8');
  const indexes = TAGS.map((tag) => read(indexFileName(tag)));
  const corpus = readCorpus(
    indexes.map((content) => JSON.parse(content) as SearchIndexFile),
    locale,
  );
  const weigh = (contents: readonly string[]): number =>
    contents.reduce((sum, content) => sum + brotliCompressSync(content).length, 0);
  // The same query counts in several figures.
  const answers = new Map<string, readonly SearchResult[]>();
  const resultsOf = (input: string): readonly SearchResult[] => {
    const found = answers.get(input) ?? search(corpus, {input});
    answers.set(input, found);
    return found;
  };
  return {
    corpus,
    ask: (input) => resultsOf(input).map(({document}) => bareRoute(document.sectionRoute)),
    isSure: (input) => resultsOf(input)[0]?.isWeak === false,
    indexBytes: weigh(indexes),
    textBytes: weigh(TAGS.map((tag) => read(textsFileName(tag)))),
  };
}

export interface Relevance {
  /** Shares of the queries whose first result, or one of the first three, is on a right page. */
  readonly hitAt1: number;
  readonly hitAt3: number;
  /** Shares of those that open on a right section, or have one among the first three. */
  readonly sectionAt1: number;
  readonly sectionAt3: number;
  /** Share of the employees' queries that open on a page for administrators. */
  readonly misled: number;
  readonly missed: readonly Asked[];
}

/** Ranks of the wanted pages and sections. */
export function relevanceOf(asked: readonly Asked[], ask: BuiltSearch['ask']): Relevance {
  const answers = asked.map((one) => {
    const routes = ask(one.query);
    const pages = new Set(one.targets.map(pageOf));
    const isRight = (route: string): boolean =>
      one.targets.includes(route) || one.targets.includes(`${pageOf(route)}#*`);
    return {
      one,
      page: rankOf(routes, (route) => pages.has(pageOf(route))),
      section: rankOf(routes, isRight),
      isMisled: routes[0]?.startsWith('/docs/administrateur') === true,
    };
  });
  const shareOf = (isHit: (answer: (typeof answers)[number]) => boolean): number =>
    share(answers.filter(isHit).length, asked.length);
  const employees = answers.filter(({one}) => one.reader === 'employee');
  return {
    hitAt1: shareOf(({page}) => page === 1),
    hitAt3: shareOf(({page}) => page <= 3),
    sectionAt1: shareOf(({section}) => section === 1),
    sectionAt3: shareOf(({section}) => section <= 3),
    misled: employees.filter(({isMisled}) => isMisled).length / (employees.length || 1),
    missed: answers.filter(({page}) => page > 3).map(({one}) => one),
  };
}

/** Rank from 1 of the first wanted route; infinite where there is none. */
function rankOf(routes: readonly string[], isWanted: (route: string) => boolean): number {
  const index = routes.findIndex(isWanted);
  return index < 0 ? Infinity : index + 1;
}

/** A share of nothing counts as complete. */
function share(part: number, whole: number): number {
  return whole === 0 ? 1 : part / whole;
}

function pageOf(route: string): string {
  return route.replace(/#.*/, '');
}

/** Every how manieth word of titles and labels is misspelt. */
const SAMPLE = 4;

/** Share of misspelt words, in Chinese of titles and labels, that find the first page of the right one among three. */
export function misspeltShare({corpus, ask}: Pick<BuiltSearch, 'corpus' | 'ask'>): number {
  const words = new Set(
    corpus.phrases.flatMap(
      (phrase) => phrase.match(/^\p{Script=Han}{3,8}$|(?:(?!\p{Script=Han})\p{L}){6,}/gu) ?? [],
    ),
  );
  const answers = [...words]
    .filter((_, index) => index % SAMPLE === 0)
    .flatMap((word) => {
      const [right] = ask(word);
      const wrong = misspell(word);
      return right === undefined || wrong === word || corpus.words.includes(wrong)
        ? []
        : [ask(wrong).slice(0, 3).map(pageOf).includes(pageOf(right))];
    });
  return share(answers.filter(Boolean).length, answers.length);
}

/** With two letters in the middle exchanged, or another sign there. */
function misspell(word: string): string {
  const middle = Math.floor(word.length / 2);
  return /\p{Script=Han}/u.test(word)
    ? `${word.slice(0, middle)}乱${word.slice(middle + 1)}`
    : `${word.slice(0, middle - 1)}${word[middle]}${word[middle - 1]}${word.slice(middle + 1)}`;
}

/** Limits for each language; bytes after brotli, of the index to the first result and of the texts. */
export const LIMITS = {
  needs: 0.95,
  noise: 0.05,
  misspelt: 0.95,
  /** Of queries that the manual does not answer, the share that is answered without "Perhaps": at most 3 of 28. */
  unanswered: 0.11,
  indexBytes: 125_000,
  textBytes: 130_000,
  /** A little below what the search gives in the situations. */
  situations: {hitAt1: 0.87, hitAt3: 0.95, misled: 0.065, sentences: 0.04},
} as const;

/** The faults of a language's search, one line each. */
export function faultsOf(built: BuiltSearch, asked: Questions): readonly string[] {
  const {ask, isSure, indexBytes, textBytes} = built;
  const needs = relevanceOf(asked.needs, ask);
  const found = relevanceOf(typedIn(asked.situations), ask);
  const words = relevanceOf(typedIn(asked.situations, ['words']), ask);
  const sentences = relevanceOf(typedIn(asked.situations, ['sentence']), ask);
  const noise = asked.foreign.filter(isSure);
  const none = asked.unanswered.filter(({targets}) => !targets);
  const misspelt = misspeltShare(built);
  const low = (name: string, value: number, least: number): readonly string[] =>
    value < least ? [`${name}: ${value.toFixed(3)}, less than ${least}`] : [];
  const high = (name: string, value: number, most: number): readonly string[] =>
    value > most ? [`${name}: ${value.toFixed(3)}, more than ${most}`] : [];
  return [
    ...needs.missed.map(
      ({query, targets}) =>
        `"${query}" does not find ${targets.join(' or ')} among the first three`,
    ),
    ...low('needs, right page first', needs.hitAt1, LIMITS.needs),
    ...low('situations, right page first', found.hitAt1, LIMITS.situations.hitAt1),
    ...low('situations, among three', found.hitAt3, LIMITS.situations.hitAt3),
    ...high('employees on an administrator’s page', found.misled, LIMITS.situations.misled),
    ...high('sentences below words', words.hitAt1 - sentences.hitAt1, LIMITS.situations.sentences),
    ...low('misspelt words, among three', misspelt, LIMITS.misspelt),
    ...high(
      'answered without "Perhaps"',
      none.filter(({query}) => isSure(query)).length / (none.length || 1),
      LIMITS.unanswered,
    ),
    ...(noise.length > LIMITS.noise * asked.foreign.length
      ? [`words the manual does not know are answered: ${noise.join(', ')}`]
      : []),
    ...(indexBytes > LIMITS.indexBytes ? [`the index takes ${indexBytes} bytes`] : []),
    ...(textBytes > LIMITS.textBytes ? [`the texts take ${textBytes} bytes`] : []),
  ];
}

/**
 * The search finds what readers look for, ignores unknown words, and stays small. `searchIndexes` reports missing
 * files.
 */
export const searchRelevance: SiteRule = ({folder, files}, read) =>
  LOCALES.flatMap((locale) => {
    const names = TAGS.flatMap((tag) => [indexFileName(tag), textsFileName(tag)]);
    if (!names.every((name) => files.has(addressIn(name, locale)))) {
      return [];
    }
    const asked = questionsIn(locale);
    read(asked.needs.length + asked.situations.length);
    return faultsOf(openSearch(folder, locale), asked).map((fault) => ({
      path: addressIn('search', locale),
      message: `${fault} → see src/features/search/README.md`,
    }));
  });
