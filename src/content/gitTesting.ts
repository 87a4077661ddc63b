import {execFileSync} from 'node:child_process';

/** Runs Git in a folder as a test author, and returns its output. */
export function gitIn(folder: string, ...args: readonly string[]): string {
  return execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();
}
