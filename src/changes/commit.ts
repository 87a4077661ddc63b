import {askGit} from './git';
import {packedHistory} from './packed';

/**
 * The commit that the site is built from, 12 hexadecimal digits; undefined without Git, outside an archive
 * that knows it.
 *
 * @param siteDir absolute path of the repository
 */
export function builtCommit(siteDir: string): string | undefined {
  return packedHistory(siteDir)?.commit ?? askGit(siteDir, 'rev-parse', '--short=12', 'HEAD');
}
