import {copyFileSync, mkdirSync} from 'node:fs';
import path from 'node:path';
import {version} from 'mermaid/package.json';

/** Where Mermaid lies in a site that needs it. */
export const LIBRARY_FOLDER = `assets/mermaid-${version}`;

const FILE = 'mermaid.min.js';

/** Mermaid, from the address of the site. */
export const LIBRARY = `${LIBRARY_FOLDER}/${FILE}`;

/**
 * Writes Mermaid as its authors ship it for a page: one script. Its modules are a third of that for most diagrams,
 * but a browser remembers a module that failed once, and what that one imports too: none could be asked for again.
 *
 * @param folder absolute path; made when it does not exist
 */
export function writeLibrary(folder: string): void {
  const dist = path.dirname(require.resolve('mermaid/dist/mermaid.esm.min.mjs'));
  mkdirSync(folder, {recursive: true});
  copyFileSync(path.join(dist, FILE), path.join(folder, FILE));
}
