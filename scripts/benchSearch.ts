/**
 * Measures the search of `build/` in each language: how high the wanted sections stand, in both halves of the samples
 * and by kind, and how large its files are. `npm run bench:search` prints the tables and what is not as it must be;
 * `-- --missed` also the queries that fail, those held out excepted.
 */
import path from 'node:path';
import {
  faultsOf,
  FIXTURE,
  misledOf,
  openSearch,
  relevanceOf,
  strangerFaults,
  TASKS,
  type Asked,
} from '../checks/output/relevance';
import {LOCALES, type Locale} from '../src/site/locales';
import {readArguments, refuse} from './lib/arguments';
import {ROOT} from './lib/repository';

const {missed} = readArguments(
  {options: {missed: {type: 'boolean'}}},
  'npm run bench:search -- [--missed]',
).values;

try {
  LOCALES.forEach(printLanguage);
} catch (error) {
  refuse(`build/ cannot be measured, run "npm run build" first: ${String(error)}`);
}

function printLanguage(locale: Locale): void {
  const built = openSearch(path.join(ROOT, 'build'), locale);
  const {needs} = FIXTURE;
  console.log(`\n${locale}                        n   hit@1   hit@3     MRR   right section`);
  const kinds = [...new Set(needs.map(({kind}) => kind))];
  const groups: readonly (readonly [name: string, needs: readonly Asked[]])[] = [
    ['tuned on', needs.filter(({heldOut}) => !heldOut)],
    ['held out', needs.filter(({heldOut}) => heldOut)],
    ['strangers, first half', TASKS.filter(({half}) => half === 'first')],
    ['strangers, second half', TASKS.filter(({half}) => half === 'second')],
    ...kinds.map((kind) => [`  ${kind}`, needs.filter((need) => need.kind === kind)] as const),
  ];
  for (const [index, [name, asked]] of groups.entries()) {
    const found = relevanceOf(asked, locale, built.ask);
    const {count, hitAt1, hitAt3, mrr, rightSection} = found;
    console.log(
      `${name.padEnd(22)} ${String(count).padStart(5)}  ${percent(hitAt1)}  ${percent(hitAt3)}   ${mrr.toFixed(3)}   ${percent(rightSection)}`,
    );
    // Those held out are counted and never named.
    if (missed && index === 0 && found.missed.length > 0) {
      console.log(`      ${found.missed.map(({queries}) => queries[locale]).join(' | ')}`);
    }
  }
  console.log(
    `employees on an administrator's page ${percent(misledOf(TASKS, locale, built.ask))}`,
  );
  console.log(
    `index ${kilobytes(built.indexBytes)}, texts ${kilobytes(built.textBytes)} (after brotli)`,
  );
  const faults = [...faultsOf(built, FIXTURE, locale), ...strangerFaults(TASKS, locale, built.ask)];
  faults.forEach((fault) => console.log(fault));
  process.exitCode = faults.length > 0 ? 1 : process.exitCode;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1).padStart(5)}%`;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
