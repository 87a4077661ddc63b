import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {SiteRule} from './rule';

/** Found only in the code of a highlighter: its runtime lookup of token names. */
const HIGHLIGHTER = '.insertBefore("';

/** Code is coloured while building: no published script contains a highlighter. */
export const highlighters: SiteRule = ({folder, files}, read) => {
  const scripts = scriptsOf(files);
  read(scripts.length);
  return scripts
    .filter((file) => readFileSync(path.join(folder, file), 'utf8').includes(HIGHLIGHTER))
    .map((file) => ({
      path: file,
      message:
        'colours code in the browser → keep src/features/codeColours/node/code.ts in the plugins',
    }));
};

/** Many hosts serve `.mjs` without a type, and browsers refuse such a module. */
export const moduleNames: SiteRule = ({files}, read) => {
  read(scriptsOf(files).length);
  return [...files]
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => ({path: file, message: 'hosts do not know ".mjs" → publish it as ".js"'}));
};

/**
 * No script contains the path of the build folder (plugin options are published), if that is two folders deep or more.
 */
export const machinePaths: SiteRule = ({folder, files}, read, root) => {
  const scripts = scriptsOf(files);
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

function scriptsOf(files: ReadonlySet<string>): string[] {
  return [...files].filter((file) => file.endsWith('.js'));
}
