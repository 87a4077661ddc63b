import {spawnSync} from 'node:child_process';
import {rmSync} from 'node:fs';
import path from 'node:path';
import type {BuiltPage, BuiltSite} from '../../../checks/output/load';
import {temporaryFolder} from '../temporary';
import {compressed} from './bytes';

/**
 * Runs a build as on a new machine, without anything cached, in the system's folder for temporary files neither, and
 * returns its seconds; ends the script when it fails.
 */
export function timedBuild(name: string, cwd: string, command: readonly string[]): number {
  console.log(`Building ${name}…`);
  for (const cache of [path.join(cwd, 'node_modules/.cache'), path.join(cwd, '.docusaurus')]) {
    rmSync(cache, {recursive: true, force: true});
  }
  const env = {...process.env, TMPDIR: temporaryFolder('cold')};
  const start = performance.now();
  const {status, stdout, stderr} = spawnSync('npx', command, {cwd, env, encoding: 'utf8'});
  if (status !== 0) {
    console.error(stdout, stderr, `The build of ${name} failed: see above.`);
    process.exit(1);
  }
  return (performance.now() - start) / 1000;
}

/** The JavaScript each page names in its HTML, in bytes after brotli. */
export function weigh({
  folder,
  pages,
}: BuiltSite): {readonly page: BuiltPage; readonly bytes: number}[] {
  const sizes = new Map<string, number>();
  const sizeOf = (script: string): number => {
    const known = sizes.get(script);
    if (known !== undefined) {
      return known;
    }
    const size = compressed(path.join(folder, script));
    sizes.set(script, size);
    return size;
  };
  return [...pages.values()].map((page) => ({
    page,
    bytes: page.scripts.reduce((sum, script) => sum + sizeOf(script), 0),
  }));
}
