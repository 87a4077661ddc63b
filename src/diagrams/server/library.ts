import {mkdirSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {version} from 'mermaid/package.json';

/** Where Mermaid lies in a site that needs it. */
export const LIBRARY_FOLDER = `assets/mermaid-${version}`;

/** Mermaid's main module, from the address of the site. */
export const LIBRARY = `${LIBRARY_FOLDER}/mermaid.esm.min.js`;

const DIST = path.dirname(require.resolve('mermaid/dist/mermaid.esm.min.mjs'));

/**
 * Writes Mermaid as its authors ship it, already split by kind of diagram and minified: bundling it takes longer
 * than everything else and gives no smaller files. Its modules are renamed: hosts know `.js`, few know `.mjs`,
 * and browsers refuse a module whose type they are not told.
 *
 * @param folder absolute path; made when it does not exist
 */
export function writeLibrary(folder: string): void {
  const chunks = 'chunks/mermaid.esm.min';
  const files = [
    'mermaid.esm.min.mjs',
    ...readdirSync(path.join(DIST, chunks))
      .filter((name) => name.endsWith('.mjs'))
      .map((name) => `${chunks}/${name}`),
  ];
  mkdirSync(path.join(folder, chunks), {recursive: true});
  for (const file of files) {
    const text = readFileSync(path.join(DIST, file), 'utf8').replace(
      /(["'])(\.[\w./-]+\.mjs)\1/g,
      (_all, quote: string, specifier: string) => quote + asScript(specifier) + quote,
    );
    writeFileSync(path.join(folder, asScript(file)), text);
  }
}

function asScript(file: string): string {
  return file.replace(/\.mjs$/, '.js');
}
