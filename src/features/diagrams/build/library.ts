import {copyFileSync, mkdirSync} from 'node:fs';
import path from 'node:path';
import {version} from 'mermaid/package.json';

/** Folder of Mermaid in a build that needs it. */
export const LIBRARY_FOLDER = `assets/mermaid-${version}`;

const FILE = 'mermaid.min.js';

/** Path of Mermaid's script, from the base address. */
export const LIBRARY = `${LIBRARY_FOLDER}/${FILE}`;

/**
 * Writes Mermaid's single-script build. Its modules would be a third of the bytes for most diagrams, but a browser
 * caches the failure of a module and of its imports: none could be fetched again.
 */
export function writeLibrary(folder: string): void {
  const dist = path.dirname(require.resolve('mermaid/dist/mermaid.esm.min.mjs'));
  mkdirSync(folder, {recursive: true});
  copyFileSync(path.join(dist, FILE), path.join(folder, FILE));
}
