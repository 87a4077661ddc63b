import {spawnSync} from 'node:child_process';
import {rmSync} from 'node:fs';
import path from 'node:path';
import {temporaryFolder} from '../temporary';

/**
 * Runs a build as on a new machine, without anything cached, in the system's folder for temporary files neither; ends
 * the script when it fails.
 *
 * @returns its milliseconds
 */
export function coldBuild(name: string, cwd: string, command: string, ...args: string[]): number {
  console.log(`Building ${name}…`);
  for (const cache of [path.join(cwd, 'node_modules/.cache'), path.join(cwd, '.docusaurus')]) {
    rmSync(cache, {recursive: true, force: true});
  }
  const env = {...process.env, TMPDIR: temporaryFolder('cold')};
  const start = performance.now();
  const {status, stdout, stderr} = spawnSync(command, args, {cwd, env, encoding: 'utf8'});
  if (status !== 0) {
    console.error(stdout, stderr, `The build of ${name} failed: see above.`);
    process.exit(1);
  }
  return performance.now() - start;
}
