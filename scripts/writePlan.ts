import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Sources} from '../src/sources/load';
import {announce, lockFile, lockOf, printLock} from '../src/sources/lock';
import {TRANSLATED_LOCALES, placeOf} from '../src/sources/places';
import {refuse} from './arguments';
import {ROOT, orRefuse} from './repository';
import type {Plan} from './skeletons';

/** Writes new files and notes that they await translation, or refuses with one sentence and writes nothing. */
export function writePlan(sources: Sources, plan: Plan): void {
  if ('refusal' in plan) {
    refuse(plan.refusal);
  }
  const originals = [...plan.files.keys()].filter((file) => placeOf(file)?.source === file);
  const locks = orRefuse(() =>
    TRANSLATED_LOCALES.map(
      (locale) =>
        [lockFile(locale), printLock(announce(lockOf(sources, locale), originals))] as const,
    ),
  );
  for (const [file, text] of [...plan.files, ...locks]) {
    const target = path.join(ROOT, file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, text);
  }
  for (const file of plan.files.keys()) {
    console.log(`Created ${file}`);
  }
}
