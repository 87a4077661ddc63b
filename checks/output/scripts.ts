import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {SiteRule} from './rule';

/** What only a highlighter's code holds: the names of the theme's tokens, looked up while it runs. */
const HIGHLIGHTER = '.insertBefore("';

/** Code is coloured while building: no script that readers fetch does it again. */
export const highlighters: SiteRule = ({folder, files}, read) => {
  const scripts = scriptsOf(files);
  read(scripts.length);
  return scripts
    .filter((file) => readFileSync(path.join(folder, file), 'utf8').includes(HIGHLIGHTER))
    .map((file) => ({
      path: file,
      message:
        'colours code in the browser → keep src/features/codeColours/build/code.ts in the plugins',
    }));
};

/** Hosts tell browsers the type of a `.js` file; many know no `.mjs`, and a module without its type is refused. */
export const moduleNames: SiteRule = ({files}, read) => {
  read(scriptsOf(files).length);
  return [...files]
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => ({path: file, message: 'hosts do not know ".mjs" → publish it as ".js"'}));
};

/** Scripts of the site, as address paths. */
export function scriptsOf(files: ReadonlySet<string>): string[] {
  return [...files].filter((file) => file.endsWith('.js'));
}
