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

export const TAGS = [DEFAULT_TAG, 'docs-default-current'];

/** A need of readers, and the sections that answer it (`tests/fixtures/search-queries.json`). */
export interface Need {
  readonly kind: string;
  /** Held out of tuning: failures are counted, never named. */
  readonly heldOut?: boolean;
  readonly reason: string;
  readonly queries: Readonly<Record<Locale, string>>;
  /** Routes without language: `/page#section`, `/page` for its opening, `/page#*` for any section. */
  readonly targets: readonly string[];
}

export interface Fixture {
  readonly needs: readonly Need[];
  /** Real words that the manual does not mention. */
  readonly foreign: Readonly<Record<Locale, readonly string[]>>;
  readonly expectNoResult: readonly string[];
}

export const FIXTURE = JSON.parse(
  readFileSync(path.resolve(__dirname, '../../tests/fixtures/search-queries.json'), 'utf8'),
) as Fixture;

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
  return {
    corpus,
    ask: (input) => search(corpus, {input}).map(({document}) => bareRoute(document.sectionRoute)),
    indexBytes: weigh(indexes),
    textBytes: weigh(TAGS.map((tag) => read(textsFileName(tag)))),
  };
}

export interface Relevance {
  readonly count: number;
  readonly hitAt1: number;
  readonly hitAt3: number;
  readonly mrr: number;
  /** Of the first results on a right page, the share in a right section. */
  readonly rightSection: number;
  readonly missed: readonly Need[];
}

/** Ranks of the wanted pages, and whether the first result is the wanted section. */
export function relevanceOf(
  needs: readonly Need[],
  locale: Locale,
  ask: BuiltSearch['ask'],
): Relevance {
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
} as const;

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
    read(FIXTURE.needs.length);
    return faultsOf(openSearch(folder, locale), FIXTURE, locale).map((fault) => ({
      path: addressIn('search', locale),
      message: `${fault} → see src/features/search/README.md`,
    }));
  });

export function isSearchable(files: ReadonlySet<string>, locale: Locale): boolean {
  return TAGS.flatMap((tag) => [indexFileName(tag), textsFileName(tag)]).every((name) =>
    files.has(addressIn(name, locale)),
  );
}
