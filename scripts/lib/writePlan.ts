import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {refuse} from './arguments';
import {ROOT} from './repository';
import type {Plan} from './skeletons';

/** Writes the files of a plan, or refuses with one sentence and writes nothing. */
export function writePlan(plan: Plan): void {
  if ('refusal' in plan) {
    refuse(plan.refusal);
  }
  for (const [file, text] of plan.files) {
    const target = path.join(ROOT, file);
    console.log(`${existsSync(target) ? 'Changed' : 'Created'} ${file}`);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, text);
  }
}
