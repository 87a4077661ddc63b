/**
 * Measures the search of `build/` in each language: how high the wanted pages and sections stand, in the situations of
 * strangers and in the needs that guard kinds of queries, how honest and how fast it is, and how large its files are.
 * `npm run bench:search` prints the tables and what is not as it must be; `-- --missed first` also the
 * queries of that set that fail.
 */
import path from 'node:path';
import {
  faultsOf,
  misspeltShare,
  openSearch,
  questionsIn,
  relevanceOf,
  SETS,
  typedIn,
} from '../checks/output/relevance';
import {search} from '../src/features/search/browser/query';
import {LOCALES, type Locale} from '../src/site/locales';
import {readArguments, refuse} from './lib/arguments';
import {ROOT} from './lib/repository';

const {missed} = readArguments(
  {options: {missed: {type: 'string', multiple: true, default: []}}},
  'npm run bench:search -- [--missed SET]',
).values;

try {
  LOCALES.forEach(printLanguage);
} catch (error) {
  refuse(`build/ cannot be measured, run "npm run build" first: ${String(error)}`);
}

function printLanguage(locale: Locale): void {
  const built = openSearch(path.join(ROOT, 'build'), locale);
  const asked = questionsIn(locale);
  const groups = [
    ...SETS.flatMap((set) => {
      const those = asked.situations.filter((situation) => situation.set === set);
      return [
        [`${set} set, words`, typedIn(those, ['words'])],
        [`${set} set, sentences`, typedIn(those, ['sentence'])],
      ] as const;
    }),
    ['kinds of queries', asked.needs] as const,
  ];
  console.log(`\n${locale}                          n  page: 1      3  section: 1      3   misled`);
  for (const [name, queries] of groups) {
    const found = relevanceOf(queries, built.ask);
    const {hitAt1, hitAt3, sectionAt1, sectionAt3, misled} = found;
    console.log(
      `${name.padEnd(24)} ${String(queries.length).padStart(3)}  ${[hitAt1, hitAt3, sectionAt1, sectionAt3, misled].map(percent).join('   ')}`,
    );
    if (missed.includes(name.split(' ')[0]!) && found.missed.length > 0) {
      console.log(`      ${found.missed.map(({query}) => query).join(' | ')}`);
    }
  }
  const denied = asked.unanswered.flatMap(({query, targets}) => (targets ? {query, targets} : []));
  const {sectionAt3} = relevanceOf(denied, built.ask);
  const unsure = SETS.map((name) => {
    const those = asked.unanswered.filter(({set, targets}) => set === name && !targets);
    return `${name} ${those.filter(({query}) => built.isSure(query)).length} of ${those.length}`;
  });
  console.log(
    `without an answer: ${unsure.join(', ')} without "Perhaps"; answered with "there is none": ${percent(sectionAt3)} of ${denied.length} among three`,
  );
  console.log(`misspelt words among three ${percent(misspeltShare(built))}`);
  const times = typedIn(asked.situations).map(({query}) => {
    const start = performance.now();
    search(built.corpus, {input: query});
    return performance.now() - start;
  });
  const slow = times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
  console.log(
    `index ${kilobytes(built.indexBytes)}, texts ${kilobytes(built.textBytes)} (after brotli), 95 % of queries within ${slow.toFixed(1)} ms`,
  );
  const faults = faultsOf(built, asked);
  faults.forEach((fault) => console.log(fault));
  process.exitCode = faults.length > 0 ? 1 : process.exitCode;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1).padStart(5)}%`;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
