import {execFileSync} from 'node:child_process';

/**
 * The commit that the site is built from, 12 hexadecimal digits; undefined without Git.
 *
 * @param siteDir absolute path of the repository
 */
export function builtCommit(siteDir: string): string | undefined {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      cwd: siteDir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}
