import {execFileSync} from 'node:child_process';

/** Trimmed output of a Git command; undefined without Git, or where it fails. */
export function askGit(siteDir: string, ...args: readonly string[]): string | undefined {
  try {
    return execFileSync('git', [...args], {
      cwd: siteDir,
      encoding: 'utf8',
      maxBuffer: 1024 ** 3,
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}

/** The commit being built, 12 hexadecimal digits; undefined without Git. */
export function builtCommit(siteDir: string): string | undefined {
  return askGit(siteDir, 'rev-parse', '--short=12', 'HEAD');
}

/**
 * True when pages can say when and what changed. False in a shallow clone, where every date would be wrong, and on the
 * dev server, which would start slowly.
 */
export function knowsHistory(siteDir: string): boolean {
  return (
    process.env.NODE_ENV === 'production' &&
    askGit(siteDir, 'rev-parse', '--is-shallow-repository') === 'false'
  );
}
