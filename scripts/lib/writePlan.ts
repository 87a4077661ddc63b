import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {refuse} from './arguments';
import {ROOT} from './repository';
import type {Plan} from './skeletons';

/** Writes the files of a plan, or refuses with one sentence and writes nothing. */
export function writePlan(plan: Plan): void {
  if ('refusal' in plan) {
    refuse(plan.refusal);
  }
  const changed = plan.changed ?? new Map<string, string>();
  for (const [file, text] of [...plan.files, ...changed]) {
    const target = path.join(ROOT, file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, text);
  }
  for (const file of plan.files.keys()) {
    console.log(`Created ${file}`);
  }
  for (const file of changed.keys()) {
    console.log(`Changed ${file}`);
  }
}
