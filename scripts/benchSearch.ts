/**
 * Measures the search over `build/`: how high the wanted sections stand, in both halves of the fixture and by
 * kind; titles half typed and misspelt; words that do not exist; how long a query takes; how the browser feels.
 *
 * `npm run bench:search` prints the tables and what is not as it must be; `-- --missed` also the queries that fail,
 * those held out excepted; `-- --against <folder>` measures another build in the same browser run; `-- --no-browser`
 * leaves that part out.
 */
import path from 'node:path';
import {faultsOf, FIXTURE, openSearch, relevanceOf, type Need} from '../checks/output/relevance';
import {bareAddress, withoutSlash} from '../src/site/addresses';
import {LOCALES, type Locale} from '../src/site/locales';
import {readArguments, refuse} from './lib/arguments';
import {measureBars} from './lib/bench/browserBench';
import {beginnings, measure, nonWords, seeded, typos, uniquePairs} from './lib/bench/probes';
import {quantile} from './lib/bench/quantile';

const BUILD = path.resolve(__dirname, '../build');

/** The page on which the search is used in the browser. */
const BAR_PAGE = '/en/docs';

const {
  missed,
  against,
  'no-browser': isQuick,
} = readArguments(
  {
    options: {
      missed: {type: 'boolean'},
      against: {type: 'string'},
      'no-browser': {type: 'boolean'},
    },
  },
  'npm run bench:search -- [--missed] [--against FOLDER] [--no-browser]',
).values;

void main();

async function main(): Promise<void> {
  try {
    LOCALES.forEach(printLanguage);
  } catch (error) {
    refuse(`build/ cannot be measured, run "npm run build" first: ${String(error)}`);
  }
  if (!isQuick) {
    await printBrowser();
  }
}

function printLanguage(locale: Locale): void {
  const built = openSearch(BUILD, locale);
  const {corpus, ask, indexBytes, textBytes} = built;
  const {needs, foreign} = FIXTURE;
  console.log(`\n${locale}                        n   hit@1   hit@3     MRR   right section`);
  const kinds = [...new Set(needs.map(({kind}) => kind))];
  const groups: readonly (readonly [name: string, needs: readonly Need[]])[] = [
    ['tuned on', needs.filter(({heldOut}) => !heldOut)],
    ['held out', needs.filter(({heldOut}) => heldOut)],
    ...kinds.map((kind) => [`  ${kind}`, needs.filter((need) => need.kind === kind)] as const),
  ];
  for (const [index, [name, asked]] of groups.entries()) {
    const found = relevanceOf(asked, locale, ask);
    const {count, hitAt1, hitAt3, mrr, rightSection} = found;
    console.log(`${row(name, count, hitAt1, hitAt3, mrr)}   ${percent(rightSection)}`);
    // Those held out are counted and never named.
    if (missed && index === 0 && found.missed.length > 0) {
      console.log(`      ${found.missed.map(({queries}) => queries[locale]).join(' | ')}`);
    }
  }
  const pages = corpus.sections.flatMap(({document, opening}, section) =>
    opening === section
      ? [{path: withoutSlash(bareAddress(document.sectionRoute)), title: document.pageTitle}]
      : [],
  );
  const askPages = (input: string): string[] => ask(input).map((route) => route.replace(/#.*/, ''));
  for (const [name, probes] of [
    ['titles half typed', beginnings(pages)],
    ['titles misspelt', typos(pages, seeded(7))],
    ['two signs of a title', locale === 'zh' ? uniquePairs(pages) : []],
  ] as const) {
    const {count, hitAt1, hitAt3, mrr} = measure(probes, askPages);
    if (count > 0) {
      console.log(row(name, count, hitAt1, hitAt3, mrr));
    }
  }
  const answered = (words: readonly string[]): string => {
    const noise = words.filter((word) => ask(word).length > 0);
    return `${noise.length} of ${words.length}${noise.length > 0 ? ` (${noise.join(', ')})` : ''}`;
  };
  console.log(`words foreign to the manual that are answered: ${answered(foreign[locale])}`);
  console.log(
    `words that do not exist that are answered: ${answered(nonWords(corpus.words, 1000, seeded(11)))}`,
  );
  const times = needs.map(({queries}) => {
    const start = performance.now();
    ask(queries[locale]);
    return performance.now() - start;
  });
  console.log(
    `query p50 ${quantile(times, 0.5).toFixed(2)} ms, p95 ${quantile(times, 0.95).toFixed(2)} ms; index ${kilobytes(indexBytes)}, texts ${kilobytes(textBytes)} (br)`,
  );
  const faults = faultsOf(built, FIXTURE, locale);
  faults.forEach((fault) => console.log(fault));
  process.exitCode = faults.length > 0 ? 1 : process.exitCode;
}

async function printBrowser(): Promise<void> {
  const folders = [BUILD, ...(against === undefined ? [] : [path.resolve(against)])];
  const bars = await measureBars(folders, BAR_PAGE, 'folder');
  console.log('\nIn a browser, English                                     ');
  bars.forEach(({firstResult, kilobytes: fetched, longestTask}, index) => {
    console.log(
      `${index === 0 ? 'build/' : against}: click to first result ${firstResult.toFixed(0)} ms (slow 4G, 4× CPU, median of 5), ${fetched.toFixed(0)} kB fetched for it; longest task while typing ${longestTask.toFixed(0)} ms (6× CPU)`,
    );
  });
}

function row(name: string, count: number, hitAt1: number, hitAt3: number, mrr: number): string {
  return `${name.padEnd(22)} ${String(count).padStart(5)}  ${percent(hitAt1)}  ${percent(hitAt3)}   ${mrr.toFixed(3)}`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1).padStart(5)}%`;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
