/**
 * Makes a source archive of the last commit that builds the same site without Git: `npm run archive` writes
 * `release/sources.tar.gz`, `-- --out FILE` elsewhere. Beside the sources it holds when each was changed and what
 * changed in the manual.
 */
import path from 'node:path';
import {readArguments, refuse} from './arguments';
import {writeArchive} from './sourceArchive';
import {ROOT} from './repository';

void main();

async function main(): Promise<void> {
  const {values} = readArguments(
    {options: {out: {type: 'string'}}},
    'npm run archive -- [--out FILE]',
  );
  const out = path.resolve(values.out ?? path.join(ROOT, 'release/sources.tar.gz'));
  try {
    await writeArchive(out);
    console.log(`Wrote the sources of the last commit to ${path.relative(process.cwd(), out)}.`);
  } catch (error) {
    refuse(error instanceof Error ? error.message : String(error));
  }
}
