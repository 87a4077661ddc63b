import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {BuiltSite} from './load';
import type {SiteFinding, SiteRule} from './rule';

/** Found only in the code of a highlighter: its runtime lookup of token names. */
const HIGHLIGHTER = '.insertBefore("';

/** Code is coloured while building: no published script contains a highlighter. */
export const highlighters: SiteRule = (site, read) =>
  scriptsWith(
    HIGHLIGHTER,
    'colours code in the browser → keep src/features/codeColours/node/code.ts in the plugins',
    site,
    read,
  );

/** Many hosts serve `.mjs` without a type, and browsers refuse such a module. */
export const moduleNames: SiteRule = ({files}, read) => {
  read(files.size);
  return [...files]
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => ({path: file, message: 'hosts do not know ".mjs" → publish it as ".js"'}));
};

/** No script contains the path of the build folder (plugin options are published), if that is two folders deep or more. */
export const machinePaths: SiteRule = (site, read, root) =>
  scriptsWith(
    JSON.stringify(root).slice(1, -1),
    `names ${root} → give plugins functions instead of options with paths`,
    site,
    read,
  ).filter(() => root.split(path.sep).length > 2);

function scriptsWith(
  text: string,
  message: string,
  {folder, files}: BuiltSite,
  read: Parameters<SiteRule>[1],
): SiteFinding[] {
  const scripts = [...files].filter((file) => file.endsWith('.js'));
  read(scripts.length);
  return scripts
    .filter((file) => readFileSync(path.join(folder, file), 'utf8').includes(text))
    .map((file) => ({path: file, message}));
}
