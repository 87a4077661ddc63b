import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {readCorpus, type Corpus} from '../../src/features/search/browser/corpus';
import {search} from '../../src/features/search/browser/query';
import {DEFAULT_TAG, indexFileName, textsFileName} from '../../src/features/search/shared/settings';
import type {SearchIndexFile} from '../../src/features/search/shared/types';
import {addressIn, bareRoute} from '../../src/site/addresses';
import {LOCALES, type Locale} from '../../src/site/locales';
import type {SiteRule} from './rule';

const TAGS = [DEFAULT_TAG, 'docs-default-current'];

/** What is typed, and the sections that answer it. */
export interface Asked {
  readonly queries: Readonly<Record<Locale, string>>;
  /** Routes without language: `/page#section`, `/page` for its opening, `/page#*` for any section. */
  readonly targets: readonly string[];
}

/** A need of readers (`tests/fixtures/search-queries.json`). */
export interface Need extends Asked {
  readonly kind: string;
  /** Held out of tuning: failures are counted, never named. */
  readonly heldOut?: boolean;
  readonly reason: string;
}

/** What a reader typed who knew neither manual nor search (`tests/fixtures/stranger-tasks.json`). */
export interface Task extends Asked {
  readonly reader: 'employee' | 'administrator';
  readonly half: 'first' | 'second';
}

export interface Fixture {
  readonly needs: readonly Need[];
  /** Real words that the manual does not mention. */
  readonly foreign: Readonly<Record<Locale, readonly string[]>>;
  readonly expectNoResult: readonly string[];
}

function readFixture(name: string): unknown {
  return JSON.parse(readFileSync(path.resolve(__dirname, '../../tests/fixtures', name), 'utf8'));
}

export const FIXTURE = readFixture('search-queries.json') as Fixture;

export const {tasks: TASKS} = readFixture('stranger-tasks.json') as {
  readonly tasks: readonly Task[];
};

export interface BuiltSearch {
  readonly corpus: Corpus;
  /** Routes of the results, without language, best first. */
  readonly ask: (input: string) => readonly string[];
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
  const answers = new Map<string, readonly string[]>();
  const ask = (input: string): readonly string[] => {
    const found =
      answers.get(input) ??
      search(corpus, {input}).map(({document}) => bareRoute(document.sectionRoute));
    answers.set(input, found);
    return found;
  };
  return {
    corpus,
    ask,
    indexBytes: weigh(indexes),
    textBytes: weigh(TAGS.map((tag) => read(textsFileName(tag)))),
  };
}

export interface Relevance<T extends Asked = Asked> {
  readonly count: number;
  readonly hitAt1: number;
  readonly hitAt3: number;
  readonly mrr: number;
  /** Of the first results on a right page, the share in a right section. */
  readonly rightSection: number;
  readonly missed: readonly T[];
}

/** Ranks of the wanted pages, and whether the first result is the wanted section. */
export function relevanceOf<T extends Asked>(
  needs: readonly T[],
  locale: Locale,
  ask: BuiltSearch['ask'],
): Relevance<T> {
  const answers = needs.map((need) => {
    const {queries, targets} = need;
    const routes = ask(queries[locale]);
    const pages = new Set(targets.map(pageOf));
    const [first = ''] = routes;
    const isRight = targets.includes(first) || targets.includes(`${pageOf(first)}#*`);
    return {need, rank: routes.findIndex((route) => pages.has(pageOf(route))) + 1, isRight};
  });
  const firsts = answers.filter(({rank}) => rank === 1);
  const missed = answers.filter(({rank}) => rank === 0 || rank > 3);
  const found = answers.filter(({rank}) => rank > 0);
  return {
    count: needs.length,
    hitAt1: share(firsts.length, needs.length),
    hitAt3: share(needs.length - missed.length, needs.length),
    mrr: share(
      found.reduce((sum, {rank}) => sum + 1 / rank, 0),
      needs.length,
    ),
    rightSection: share(firsts.filter(({isRight}) => isRight).length, firsts.length),
    missed: missed.map(({need}) => need),
  };
}

/** Share of the employees' queries that open on a page for administrators. */
export function misledOf(tasks: readonly Task[], locale: Locale, ask: BuiltSearch['ask']): number {
  const employees = tasks.filter(({reader}) => reader === 'employee');
  const misled = employees.filter(({queries}) =>
    ask(queries[locale])[0]?.startsWith('/docs/administrateur'),
  );
  return employees.length === 0 ? 0 : misled.length / employees.length;
}

/** A share of nothing counts as complete. */
function share(part: number, whole: number): number {
  return whole === 0 ? 1 : part / whole;
}

function pageOf(route: string): string {
  return route.replace(/#.*/, '');
}

/** Limits for each language; bytes after brotli, of the index to the first result and of the texts. */
export const LIMITS = {
  all: {hitAt3: 0.97, mrr: 0.93, rightSection: 0.95},
  heldOut: {hitAt3: 0.96, mrr: 0.93, rightSection: 0.9},
  noise: 0.02,
  indexBytes: 125_000,
  textBytes: 130_000,
  /** A little below what the search gives: lowest shares of strangers, highest of employees misled. */
  strangers: {
    fr: {hitAt1: 0.86, hitAt3: 0.95, misled: 0.05},
    en: {hitAt1: 0.88, hitAt3: 0.93, misled: 0.084},
    de: {hitAt1: 0.86, hitAt3: 0.95, misled: 0.034},
    zh: {hitAt1: 0.82, hitAt3: 0.92, misled: 0.117},
  },
} as const;

/** What strangers no longer find, as shares of a language's tasks. */
export function strangerFaults(
  tasks: readonly Task[],
  locale: Locale,
  ask: BuiltSearch['ask'],
): readonly string[] {
  const limits = LIMITS.strangers[locale];
  const found = relevanceOf(tasks, locale, ask);
  const misled = misledOf(tasks, locale, ask);
  return [
    ...(['hitAt1', 'hitAt3'] as const)
      .filter((name) => found[name] < limits[name])
      .map((name) => `strangers: ${name} is ${found[name].toFixed(3)}, less than ${limits[name]}`),
    ...(misled > limits.misled
      ? [
          `strangers: ${misled.toFixed(3)} of the employees' queries open on an administrator's page`,
        ]
      : []),
  ];
}

/** The faults of a language's search, one line each. */
export function faultsOf(
  {ask, indexBytes, textBytes}: Omit<BuiltSearch, 'corpus'>,
  {needs, foreign, expectNoResult}: Fixture,
  locale: Locale,
): readonly string[] {
  const strangers = [...foreign[locale], ...expectNoResult];
  const all = relevanceOf(needs, locale, ask);
  const heldOut = relevanceOf(
    needs.filter((need) => need.heldOut),
    locale,
    ask,
  );
  const lost = all.missed.filter((need) => !need.heldOut);
  const noise = strangers.filter((input) => ask(input).length > 0);
  return [
    ...lost.map(
      ({queries, targets}) =>
        `"${queries[locale]}" does not find ${targets.join(' or ')} among the first three`,
    ),
    ...(
      [
        ['all', all],
        ['heldOut', heldOut],
      ] as const
    ).flatMap(([part, found]) =>
      (['hitAt3', 'mrr', 'rightSection'] as const)
        .filter((name) => found[name] < LIMITS[part][name])
        .map(
          (name) =>
            `${part}: ${name} is ${found[name].toFixed(3)}, less than ${LIMITS[part][name]}`,
        ),
    ),
    ...(share(noise.length, strangers.length) > LIMITS.noise && noise.length > 0
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
    if (!isSearchable(files, locale)) {
      return [];
    }
    read(FIXTURE.needs.length + TASKS.length);
    const built = openSearch(folder, locale);
    return [...faultsOf(built, FIXTURE, locale), ...strangerFaults(TASKS, locale, built.ask)].map(
      (fault) => ({
        path: addressIn('search', locale),
        message: `${fault} → see src/features/search/README.md`,
      }),
    );
  });

function isSearchable(files: ReadonlySet<string>, locale: Locale): boolean {
  return TAGS.flatMap((tag) => [indexFileName(tag), textsFileName(tag)]).every((name) =>
    files.has(addressIn(name, locale)),
  );
}
