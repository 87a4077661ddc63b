import {spawnSync} from 'node:child_process';
import {cpSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {ROOT} from './repository';
import {temporaryFolder} from './temporary';

/** Generated or personal files, which a writer does not check out. */
const LEFT_OUT = ['node_modules', 'build', 'release', '.git', 'test-results'];

/** Copies the sources of the repository to a folder that shares its packages and goes when the script ends. */
export function copyRepository(name: string): string {
  const copy = temporaryFolder(name);
  cpSync(ROOT, copy, {
    recursive: true,
    filter: (source) => {
      const [first = ''] = path.relative(ROOT, source).split(path.sep);
      return !/^(?:\.docusaurus|playwright-report)/.test(first) && !LEFT_OUT.includes(first);
    },
  });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
  return copy;
}

export function editIn(copy: string, file: string, change: (text: string) => string): void {
  const absolute = path.join(copy, file);
  writeFileSync(absolute, change(readFileSync(absolute, 'utf8')));
}

/** Runs a command in a copy and prints its duration. @returns its output @throws when it fails */
export function runIn(copy: string, command: string, ...args: string[]): string {
  const {status, output, stdout} = tryIn(copy, command, ...args);
  if (status !== 0) {
    console.error(output);
    throw new Error(
      `"${[command, ...args].join(' ')}" must pass when nothing but the documented steps was done.`,
    );
  }
  return stdout;
}

/** Runs a command in a copy, which may fail, and prints its duration. */
export function tryIn(copy: string, command: string, ...args: string[]) {
  const start = performance.now();
  const {status, stdout, stderr} = spawnSync(command, args, {
    cwd: copy,
    encoding: 'utf8',
    env: {...process.env, TEST_PORT: process.env.TEST_PORT ?? '3124'},
    shell: process.platform === 'win32',
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`exit ${status}: ${[command, ...args].join(' ')} (${seconds} s)`);
  return {status, stdout, output: stdout + stderr};
}
