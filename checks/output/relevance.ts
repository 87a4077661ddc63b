import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {readCorpus, type Corpus} from '../../src/search/client/corpus';
import {search} from '../../src/search/client/query';
import {tokensOf} from '../../src/search/shared/analyzer';
import {DEFAULT_TAG, indexFileName, textsFileName} from '../../src/search/shared/settings';
import type {SearchIndexFile} from '../../src/search/shared/types';
import {addressIn, bareRoute} from '../../src/site/addresses';
import {LOCALES, type Locale} from '../../src/site/locales';
import type {SiteRule} from './rule';

const TAGS = [DEFAULT_TAG, 'docs-default-current'];

/** Something readers look for, and where it is answered (`tests/fixtures/search-queries.json`). */
export interface Need {
  readonly kind: string;
  /** Written before the engine was tuned, and not looked at while tuning. */
  readonly heldOut?: boolean;
  readonly reason: string;
  readonly queries: Readonly<Record<Locale, string>>;
  /** Addresses without language prefix: `/page#section`, `/page` for its opening, `/page#*` for any section. */
  readonly targets: readonly string[];
  /** Languages in which the first three results do not hold it yet. */
  readonly missedIn?: readonly Locale[];
}

export interface Fixture {
  readonly needs: readonly Need[];
  /** Real words of which the manual says nothing. */
  readonly foreign: Readonly<Record<Locale, readonly string[]>>;
  readonly expectNoResult: readonly string[];
}

export const FIXTURE = JSON.parse(
  readFileSync(path.resolve(__dirname, '../../tests/fixtures/search-queries.json'), 'utf8'),
) as Fixture;

/** What the search of a language answers, and what its files weigh. */
export interface BuiltSearch {
  readonly corpus: Corpus;
  /** Addresses of the results, without language prefix; the best first. */
  readonly ask: (input: string) => readonly string[];
  /** Bytes after brotli: what the first result takes, and what the sentences take after it. */
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
  /** Of the first results that are a right page, the share that is a right section. */
  readonly rightSection: number;
  readonly missed: readonly Need[];
}

/** How high the wanted pages stand, and whether the first result is the wanted section. */
export function relevanceOf(
  needs: readonly Need[],
  locale: Locale,
  ask: BuiltSearch['ask'],
): Relevance {
  const answers = needs.map(({queries, targets}) => {
    const routes = ask(queries[locale]);
    const pages = new Set(targets.map(pageOf));
    const rank = routes.findIndex((route) => pages.has(pageOf(route))) + 1;
    const [first = ''] = routes;
    return {
      rank,
      isRightSection: targets.some((target) =>
        target.endsWith('#*') ? pageOf(target) === pageOf(first) : target === first,
      ),
    };
  });
  const share = (isSo: (answer: (typeof answers)[number]) => boolean): number =>
    answers.filter(isSo).length / (answers.length || 1);
  const isFirst = ({rank}: {readonly rank: number}): boolean => rank === 1;
  const isFound = ({rank}: {readonly rank: number}): boolean => rank > 0 && rank <= 3;
  const firsts = answers.filter(isFirst);
  return {
    count: needs.length,
    hitAt1: share(isFirst),
    hitAt3: share(isFound),
    mrr: answers.reduce((sum, {rank}) => sum + (rank > 0 ? 1 / rank : 0), 0) / needs.length,
    rightSection: firsts.filter(({isRightSection}) => isRightSection).length / firsts.length,
    missed: needs.filter((_, index) => !isFound(answers[index]!)),
  };
}

/** What the numbers of a language must be; bytes after brotli. */
const LIMITS = {
  hitAt3: 0.97,
  mrr: 0.93,
  rightSection: 0.95,
  noise: 0.02,
  indexBytes: 110_000,
  textBytes: 120_000,
} as const;

/** The search finds what readers look for, is silent about what the manual does not know, and stays light. */
export const searchRelevance: SiteRule = ({folder}, read) =>
  LOCALES.flatMap((locale) => {
    const {corpus, ask, indexBytes, textBytes} = openSearch(folder, locale);
    const found = relevanceOf(FIXTURE.needs, locale, ask);
    read(found.count);
    const strangers = [...FIXTURE.foreign[locale], ...FIXTURE.expectNoResult];
    const noise = strangers.filter((input) => ask(input).length > 0);
    const lost = found.missed.filter(({missedIn = []}) => !missedIn.includes(locale));
    const low = (['hitAt3', 'mrr', 'rightSection'] as const).filter(
      (name) => found[name] < LIMITS[name],
    );
    return [
      ...lost.map(
        ({queries, targets}) =>
          `"${queries[locale]}" does not find ${targets.join(' or ')} among the first three`,
      ),
      ...low.map((name) => `${name} is ${found[name].toFixed(3)}, less than ${LIMITS[name]}`),
      ...(noise.length / strangers.length > LIMITS.noise
        ? [`words the manual does not know are answered: ${noise.join(', ')}`]
        : []),
      ...unknownSynonyms(corpus).map(
        (word) => `the synonyms say "${word}", which the manual does not`,
      ),
      ...(indexBytes > LIMITS.indexBytes ? [`the index takes ${indexBytes} bytes`] : []),
      ...(textBytes > LIMITS.textBytes ? [`the texts take ${textBytes} bytes`] : []),
    ].map((message) => ({
      path: addressIn('search', locale),
      message: `${message} → see src/search/README.md`,
    }));
  });

/** Of the manual's side of the synonyms, what holds a word that stands nowhere in the manual. */
function unknownSynonyms({synonyms, locale, occurrencesOf}: Corpus): readonly string[] {
  return synonyms
    .map(([manual = '']) => manual)
    .filter((manual) => tokensOf(manual, locale).some((word) => occurrencesOf(word).length === 0));
}

function pageOf(route: string): string {
  return route.replace(/#.*/, '');
}
