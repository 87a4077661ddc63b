/**
 * Moves a page of the manual and redirects its old address: `npm run move:page -- docs/user/old.md docs/user/new.md`.
 */
import {mkdirSync, readFileSync, readdirSync, renameSync, rmdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {REDIRECTS} from '../redirects';
import {LOCALES} from '../src/site/locales';
import {lockFile} from '../src/content/lock';
import {REDIRECTS_FILE} from '../src/content/places';
import {refuse} from './lib/arguments';
import {formatted} from './lib/formatted';
import {mentions, planMove} from './lib/movePlan';
import {ROOT, orRefuse, readSources} from './lib/repository';
import {committedFiles} from './lib/workTree';

/** Outside the sources: the expected results of searches. */
const DATA = ['tests/fixtures/search-queries.json'];

const KEEPS_OLD = [REDIRECTS_FILE, 'tests/routes.ts', ...LOCALES.map(lockFile)];

void main();

async function main(): Promise<void> {
  const [from, to, ...others] = process.argv
    .slice(2)
    .map((file) => path.posix.normalize(file.replaceAll('\\', '/')));
  if (from === undefined || to === undefined || others.length > 0) {
    refuse(
      'Name the French file and its new path: npm run move:page -- docs/<old>.md docs/<new>.md',
    );
  }
  const committed = committedFiles();
  const sources = readSources();
  const plan = orRefuse(() => planMove(sources, from, to, REDIRECTS, readAll(DATA)));
  if ('refusal' in plan) {
    refuse(plan.refusal);
  }
  // Everything is computed before anything is written.
  const written = await Promise.all(
    [...plan.written].map(async ([file, text]) => [file, await formatted(file, text)] as const),
  );
  for (const [old, now] of plan.renamed) {
    mkdirSync(path.dirname(path.join(ROOT, now)), {recursive: true});
    renameSync(path.join(ROOT, old), path.join(ROOT, now));
    removeIfEmpty(path.dirname(path.join(ROOT, old)));
  }
  for (const [file, text] of written) {
    writeFileSync(path.join(ROOT, file), text);
  }
  console.log(
    `Moved ${from} to ${to} in ${LOCALES.length} languages; ${written.length} files changed.` +
      (plan.oldAddress === plan.newAddress
        ? ''
        : ` ${plan.oldAddress} leads to ${plan.newAddress} (${REDIRECTS_FILE}).`),
  );
  const kept = committed.filter((file) => !plan.renamed.has(file) && !KEEPS_OLD.includes(file));
  mentions(readAll([...kept, ...plan.renamed.values()]), from, plan.oldAddress).forEach((line) =>
    console.log(`Left to you: ${line}`),
  );
  console.log('Read it as one change, then: npm run check');
}

/** Reads files, without pictures. */
function readAll(files: readonly string[]): Map<string, string> {
  return new Map(
    files
      .map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')] as const)
      .filter(([, text]) => !text.includes('\0')),
  );
}

function removeIfEmpty(folder: string): void {
  if (readdirSync(folder).length === 0) {
    rmdirSync(folder);
  }
}
