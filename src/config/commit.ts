import {askGit} from './git';

/**
 * The commit that the site is built from, 12 hexadecimal digits; undefined without Git.
 *
 * @param siteDir absolute path of the repository
 */
export function builtCommit(siteDir: string): string | undefined {
  return askGit(siteDir, 'rev-parse', '--short=12', 'HEAD');
}
