/**
 * Measures the search over `build/`, in the four languages and against the search package's own engine on the
 * same pages: how high the wanted pages stand, how long a query takes, how large the index is. Then builds the
 * same content with the package's own bar and compares both in a browser.
 *
 * `npm run bench:search` prints the tables; `-- --missed` also the queries that fail.
 */
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {brotliCompressSync} from 'node:zlib';
import {loadBuiltSite} from '../checks/site/load';
import {readCorpus} from '../src/search/client/corpus';
import {search} from '../src/search/client/query';
import {DEFAULT_TAG, indexFileName} from '../src/search/shared/settings';
import type {SearchIndexFile} from '../src/search/shared/types';
import {HISTORIES} from '../src/site/collections';
import {LOCALES, LOCALE_CONFIGS, type Locale} from '../src/site/locales';
import {refuse} from './arguments';
import {timedBuild, weigh} from './bench/measure';
import {makeTemplate} from './bench/template';
import {measureBars} from './bench/browserBench';
import type {PackageAnswer, PackageJob} from './bench/packageEngine';
import {
  barePath,
  beginnings,
  measure,
  seeded,
  typos,
  uniquePairs,
  type Probe,
  type ProbedPage,
  type Relevance,
} from './bench/probes';

const ROOT = path.resolve(__dirname, '..');
const BUILD = path.join(ROOT, 'build');
const TAGS = [DEFAULT_TAG, 'docs-default-current'];

interface Fixture {
  readonly locales: Record<Locale, readonly {readonly query: string; readonly targets: string[]}[]>;
  readonly expectNoResult: Record<Locale, readonly string[]>;
}

const FIXTURE = JSON.parse(
  readFileSync(path.join(ROOT, 'tests/fixtures/search-queries.json'), 'utf8'),
) as Fixture;

/** One line of the table of relevance. */
interface Line {
  readonly name: string;
  readonly ours: Relevance;
  readonly theirs: Relevance;
  /** What the numbers have to be. */
  readonly isEnough: boolean;
}

/** The package's bar in an unconfigured template with the same content. */
const PACKAGE_THEME = [
  '@easyops-cn/docusaurus-search-local',
  {
    language: [...LOCALES],
    indexPages: true,
    docsRouteBasePath: 'docs',
    blogRouteBasePath: HISTORIES.map(({slug}) => slug),
    blogDir: HISTORIES.map(({id}) => id),
  },
];

/** The page on which both bars are used; a language of its own is a folder of both builds. */
const BAR_PAGE = '/en/docs';

void main();

async function main(): Promise<void> {
  const {missed} = parseArgs({options: {missed: {type: 'boolean'}}}).values;
  if (!existsSync(path.join(BUILD, indexFileName(DEFAULT_TAG)))) {
    refuse('There is no index in build/ yet: run "npm run build" first.');
  }
  const reports = LOCALES.map(measureLanguage);
  console.log(
    '\nRelevance: ours against the package’s own engine, same pages\n' +
      '                              n    MRR@8         hit@1         hit@3',
  );
  for (const {locale, lines, wrongAnswers} of reports) {
    for (const {name, ours, theirs, isEnough} of lines) {
      console.log(
        `${locale}  ${name.padEnd(22)} ${String(ours.count).padStart(5)}   ${ours.mrr.toFixed(3)} (${theirs.mrr.toFixed(3)}) ${percent(ours.hitAt1)} (${percent(theirs.hitAt1)}) ${percent(ours.hitAt3)} (${percent(theirs.hitAt3)})${isEnough ? '' : '   too low'}`,
      );
      if (missed && ours.missed.length > 0) {
        console.log(`      ${ours.missed.join(' | ')}`);
      }
    }
    console.log(
      `${locale}  without an answer: ${wrongAnswers.length === 0 ? 'all that should be' : `not ${wrongAnswers.join(', ')}`}`,
    );
  }
  console.log(
    '\nSpeed and size                query, ms                  index, kB (br)\n' +
      '                  p50     p95   (package)        ours   (package)   ratio   reading, ms',
  );
  for (const {locale, times, theirTimes, bytes, theirBytes, reading} of reports) {
    console.log(
      `${locale}            ${quantile(times, 0.5).toFixed(2).padStart(7)} ${quantile(times, 0.95).toFixed(2).padStart(7)}     ${quantile(theirTimes, 0.95).toFixed(2).padStart(7)}     ${kilobytes(bytes)}     ${kilobytes(theirBytes)}   ${percent(bytes / theirBytes)}   ${reading.toFixed(0).padStart(8)}`,
    );
  }
  const areBarsEnough = await compareBars();
  const isEnough =
    areBarsEnough &&
    reports.every(
      ({lines, wrongAnswers, times, bytes, theirBytes}) =>
        lines.every((line) => line.isEnough) &&
        wrongAnswers.length === 0 &&
        quantile(times, 0.95) <= 10 &&
        bytes <= 0.6 * theirBytes,
    );
  console.log(isEnough ? '\nEvery target is met.' : '\nSome targets are missed: see above.');
  process.exitCode = isEnough ? 0 : 1;
}

function measureLanguage(locale: Locale) {
  const {baseUrl} = LOCALE_CONFIGS[locale];
  const folder = path.join(BUILD, baseUrl);
  const contents = TAGS.map((tag) => readFileSync(path.join(folder, indexFileName(tag)), 'utf8'));
  const start = performance.now();
  const files = contents.map((content) => JSON.parse(content) as SearchIndexFile);
  const corpus = readCorpus(files, locale);
  const reading = performance.now() - start;

  const openings = corpus.openings.map((section) => corpus.sections[section]!.document);
  const pages: ProbedPage[] = openings.map(({sectionRoute, pageTitle}) => ({
    path: barePath(sectionRoute, baseUrl),
    title: pageTitle,
  }));
  const probes: readonly (readonly [name: string, probes: readonly Probe[]])[] = [
    [
      'fixture',
      FIXTURE.locales[locale].map(({query, targets}) => ({
        input: query,
        targets: targets.map((target) => barePath(target, '/')),
      })),
    ],
    ['beginnings of titles', beginnings(pages)],
    ['a typo in a title', typos(pages, seeded(7))],
    ['two signs of a title', locale === 'zh' ? uniquePairs(pages) : []],
  ];
  const inputs = probes.flatMap(([, list]) => list.map(({input}) => input));
  const theirs = askPackage({
    locale,
    baseUrl,
    folder,
    pages: openings.map(({sectionRoute, type}) => ({url: sectionRoute, type})),
    inputs,
  });
  const theirAnswers = new Map(
    inputs.map((input, index) => [
      input,
      theirs.answers[index]?.map((route) => barePath(route, baseUrl)) ?? [],
    ]),
  );

  const times: number[] = [];
  const ask = (input: string): string[] => {
    const before = performance.now();
    const results = search(corpus, {input});
    times.push(performance.now() - before);
    return results.map(({document}) => barePath(document.sectionRoute, baseUrl));
  };
  inputs.slice(0, 50).forEach(ask);
  times.length = 0;
  const lines = probes
    .filter(([, list]) => list.length > 0)
    .map(([name, list]): Line => {
      const ours = measure(list, ask);
      return {
        name,
        ours,
        theirs: measure(list, (input) => theirAnswers.get(input) ?? []),
        isEnough: isEnough(name, ours),
      };
    });
  return {
    locale,
    lines,
    wrongAnswers: FIXTURE.expectNoResult[locale].filter((input) => ask(input).length > 0),
    times,
    theirTimes: theirs.milliseconds,
    bytes: contents.reduce((sum, content) => sum + brotliCompressSync(content).length, 0),
    theirBytes: theirs.bytes,
    reading,
  };
}

function isEnough(name: string, {mrr, hitAt3}: Relevance): boolean {
  switch (name) {
    case 'fixture':
      return mrr >= 0.95 && hitAt3 >= 0.97;
    case 'beginnings of titles':
      return hitAt3 >= 0.9;
    default:
      return hitAt3 >= 0.97;
  }
}

function askPackage(job: PackageJob): PackageAnswer {
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    ['--import', 'tsx', path.join(__dirname, 'bench/packageEngine.ts')],
    {
      cwd: ROOT,
      input: JSON.stringify(job),
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    },
  );
  if (status !== 0) {
    refuse(`The package’s own engine failed: ${stderr}`);
  }
  return JSON.parse(stdout) as PackageAnswer;
}

/** @returns whether ours is at least as good in all that is measured */
async function compareBars(): Promise<boolean> {
  const template = makeTemplate([PACKAGE_THEME]);
  try {
    timedBuild('the package’s own bar', template, ['docusaurus', 'build']);
    const theirBuild = path.join(template, 'build');
    const [ours, theirs] = await measureBars(
      [
        {folder: BUILD, result: 'dialog [role="option"]'},
        {folder: theirBuild, result: '[class*="suggestion"]'},
      ],
      BAR_PAGE,
      'folder',
    );
    if (!ours || !theirs) {
      return false;
    }
    const [ourScripts, theirScripts] = [scriptsOf(BUILD), scriptsOf(theirBuild)];
    console.log(`
In a browser, English                                        ours   (package)
JavaScript of a page before the first search, kB (br)   ${kilobytes(ourScripts)}    ${kilobytes(theirScripts)}
click to first result, slow 4G, 4× CPU, median of 5, ms ${whole(ours.firstResult)}    ${whole(theirs.firstResult)}
fetched for it, kB (br)                                 ${whole(ours.kilobytes)}    ${whole(theirs.kilobytes)}
longest task while typing, 6× CPU, median, ms           ${whole(ours.longestTask)}    ${whole(theirs.longestTask)}`);
    return (
      ourScripts <= theirScripts && ours.firstResult <= theirs.firstResult && ours.longestTask <= 50
    );
  } finally {
    rmSync(template, {recursive: true, force: true});
  }
}

function scriptsOf(build: string): number {
  return weigh(loadBuiltSite(build)).find(({page}) => page.path === BAR_PAGE)?.bytes ?? 0;
}

function whole(value: number): string {
  return value.toFixed(0).padStart(7);
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1).padStart(5)} %`;
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1).padStart(7);
}

function quantile(values: readonly number[], share: number): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
}
