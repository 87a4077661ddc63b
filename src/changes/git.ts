import {execFileSync} from 'node:child_process';

/**
 * What Git answers about a repository, without white space around it; undefined without Git, or where it refuses.
 *
 * @param siteDir absolute path of the repository
 */
export function askGit(siteDir: string, ...args: readonly string[]): string | undefined {
  try {
    return execFileSync('git', [...args], {
      cwd: siteDir,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}
