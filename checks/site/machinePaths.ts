import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {BuiltSite} from './load';
import type {SiteFinding} from './rules';

/**
 * Published scripts that name the folder the site was built in: options of plugins are published with the
 * configuration.
 *
 * @param root absolute path of the repository, at least two folders deep to be told from an address
 */
export function machinePaths({folder, files}: BuiltSite, root: string): SiteFinding[] {
  if (root.split(path.sep).length < 3) {
    return [];
  }
  const named = JSON.stringify(root).slice(1, -1);
  return [...files]
    .filter((file) => file.endsWith('.js'))
    .filter((file) => readFileSync(path.join(folder, file), 'utf8').includes(named))
    .map((file) => ({
      path: file,
      message: `names ${root} → give plugins functions instead of options with paths`,
    }));
}
