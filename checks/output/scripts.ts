import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {SiteRule} from './rule';

/**
 * No script contains the path of the build folder (plugin options are published), if that is two folders deep or more.
 */
export const machinePaths: SiteRule = ({folder, files}, read, root) => {
  const scripts = [...files].filter((file) => file.endsWith('.js'));
  read(scripts.length);
  if (root.split(path.sep).length < 3) {
    return [];
  }
  const named = JSON.stringify(root).slice(1, -1);
  return scripts
    .filter((file) => readFileSync(path.join(folder, file), 'utf8').includes(named))
    .map((file) => ({
      path: file,
      message: `names ${root} → give plugins functions instead of options with paths`,
    }));
};
