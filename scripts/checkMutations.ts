/**
 * Makes mistakes that writers make, and edits that are right, one at a time on a copy of the sources in memory, and
 * counts what `npm run check` says: `npm run check:mutations`; `-- <words>` tries those whose name holds the words.
 */
import {checkSources} from '../checks/sources';
import {emptyMemory, remembering} from '../checks/words/memory';
import {languageTools} from '../checks/words/tools';
import {printable} from '../checks/finding';
import {buildSources, type Sources} from '../src/sources/load';
import {isFrench} from '../src/sources/page';
import {accept, lockFile, printLock} from '../src/sources/lock';
import {TRANSLATED_LOCALES} from '../src/sources/places';
import {PUBLISHED, publish} from '../src/sources/published';
import {SourceError} from '../src/sources/sourceError';
import {refuse} from './arguments';
import {MISTAKES} from './mistakes/mistakes';
import {RIGHT_EDITS} from './mistakes/rightEdits';
import type {Edit} from './mistakes/edit';
import {ROOT, readSources} from './repository';

/** What has been reached, and must not be lost: shares of all mistakes (of facts and labels), and false alarms. */
const GOALS = {caught: 0.92, facts: 0.95, first: 0.95, falseAlarms: 2};

const tools = remembering(languageTools(ROOT), emptyMemory(), emptyMemory());

void main();

async function main(): Promise<void> {
  const wanted = process.argv.slice(2).join(' ');
  const original = readSources();
  [...Object.values(MISTAKES).flat(), ...RIGHT_EDITS].forEach((edit) => applied(original, edit));
  const before = await linesOf(original.files, original);
  if (before.length > 0) {
    refuse(`The sources have errors of their own: mend them first (npm run check).\n${before[0]}`);
  }
  const start = performance.now();
  const rows = new Map<string, {made: number; caught: number; first: number}>();
  for (const [kind, edits] of Object.entries(MISTAKES)) {
    const row = {made: 0, caught: 0, first: 0};
    for (const edit of edits.filter(({what}) => what.includes(wanted))) {
      const lines = await linesOf(applied(original, edit), original);
      const blamed = edit.blamed ?? edit.changes.map(({file}) => file);
      const isFirst = blamed.some((file) => lines[0]?.startsWith(`${file}:`));
      row.made += 1;
      row.caught += lines.length > 0 ? 1 : 0;
      row.first += isFirst ? 1 : 0;
      if (lines.length === 0) {
        console.log(`not caught   ${kind}: ${edit.what}`);
      } else if (!isFirst) {
        console.log(`wrong place  ${kind}: ${edit.what}\n             ${lines[0]}`);
      }
      if (wanted !== '') {
        console.log(`${edit.what}\n  ${lines.join('\n  ')}`);
      }
    }
    rows.set(kind, row);
  }
  let alarms = 0;
  for (const edit of RIGHT_EDITS.filter(({what}) => what.includes(wanted))) {
    const lines = await linesOf(accepted(applied(original, edit), original), original);
    alarms += lines.length > 0 ? 1 : 0;
    if (lines.length > 0) {
      console.log(`false alarm  ${edit.what}\n             ${lines.join('\n             ')}`);
    }
  }
  report(rows, alarms, (performance.now() - start) / 1000);
}

function report(
  rows: ReadonlyMap<string, {made: number; caught: number; first: number}>,
  alarms: number,
  seconds: number,
): void {
  const sum = (kinds: readonly string[]) =>
    kinds
      .flatMap((kind) => rows.get(kind) ?? [])
      .reduce(
        (all, row) => ({
          made: all.made + row.made,
          caught: all.caught + row.caught,
          first: all.first + row.first,
        }),
        {made: 0, caught: 0, first: 0},
      );
  const all = sum([...rows.keys()]);
  const facts = sum(['facts', 'labels']);
  const percent = (part: number, of: number) => `${((100 * part) / of).toFixed(1)} %`;
  console.table(
    Object.fromEntries(
      [...rows, ['all', all] as const].map(([kind, {made, caught, first}]) => [
        kind,
        {
          made,
          caught,
          'caught %': percent(caught, made),
          'first line right %': percent(first, caught),
        },
      ]),
    ),
  );
  console.log(
    `${alarms} false alarms in ${RIGHT_EDITS.length} right edits. Facts and labels caught: ${percent(facts.caught, facts.made)}. ${seconds.toFixed(0)} s.`,
  );
  const isReached =
    all.caught >= GOALS.caught * all.made &&
    facts.caught >= GOALS.facts * facts.made &&
    all.first >= GOALS.first * all.caught &&
    alarms <= GOALS.falseAlarms;
  process.exitCode = isReached ? 0 : 1;
}

/** The sources after an edit; ends the script when it changes nothing, or a file that is not there. */
function applied(original: Sources, {what, changes}: Edit): ReadonlyMap<string, string> {
  const files = new Map(original.files);
  for (const {file, change} of changes) {
    const text = files.get(file);
    const changed = change(text ?? '');
    if (changed === text) {
      refuse(`"${what}" changes nothing in ${file}: correct it in scripts/mistakes/.`);
    }
    if (changed === undefined) {
      files.delete(file);
    } else {
      files.set(file, changed);
    }
  }
  return files;
}

/** What `npm run check` prints about some files: its errors, or the sentence about a file that it cannot read. */
async function linesOf(files: ReadonlyMap<string, string>, original: Sources): Promise<string[]> {
  try {
    const {errors} = await checkSources(buildSources(files, ROOT, original), tools);
    return printable(errors);
  } catch (error) {
    if (error instanceof SourceError) {
      return [error.message];
    }
    throw error;
  }
}

/** The files after `npm run i18n:accept` for every page that an edit changed. */
function accepted(files: ReadonlyMap<string, string>, original: Sources): Map<string, string> {
  const sources = buildSources(files, ROOT, original);
  const all = sources.pages.filter(isFrench);
  const reviewed = new Map(files);
  for (const locale of TRANSLATED_LOCALES) {
    reviewed.set(lockFile(locale), printLock(accept(sources, locale, all)));
  }
  reviewed.set(PUBLISHED, publish(files.get(PUBLISHED) ?? '', all));
  return reviewed;
}
