import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {refuse} from '../../scripts/arguments';
import {LOCK_FILE, announce, parseLock, printLock} from './lock';
import {localeOfFile} from '../content/places';
import type {Site} from '../content/site';
import type {Plan} from './skeletons';
import {DEFAULT_LOCALE} from '../../src/site/locales';

/** Writes new files and their lock entries, or refuses with one sentence and writes nothing. */
export function writePlan(root: string, site: Site, plan: Plan): void {
  if ('refusal' in plan) {
    refuse(plan.refusal);
  }
  const lock = parseLock(site.files.get(LOCK_FILE));
  const translations = new Map(
    [...plan.files].filter(([file]) => localeOfFile(file) !== DEFAULT_LOCALE),
  );
  const written = new Map([
    ...plan.files,
    [LOCK_FILE, printLock(announce(lock, translations))] as const,
  ]);
  for (const [file, text] of written) {
    const target = path.join(root, file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, text);
  }
  for (const file of plan.files.keys()) {
    console.log(`Created ${file}`);
  }
}
