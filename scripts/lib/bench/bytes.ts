import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';

/** What is measured, by name: bytes, or how many. */
export type Figures = Readonly<Record<string, number>>;

/** What a page costs, by kind of file, and in all; its typeface, fetched once for all pages, is said apart. */
export interface Weight {
  readonly html: number;
  readonly js: number;
  readonly css: number;
  readonly other: number;
  readonly all: number;
  readonly typeface: number;
}

/**
 * The weight of files that were sent for a page.
 *
 * @param sent path of each → its bytes
 */
export function weightOf(sent: ReadonlyMap<string, number>): Weight {
  const weight = {html: 0, js: 0, css: 0, other: 0, all: 0, typeface: 0};
  for (const [file, bytes] of sent) {
    const ending = /\.(\w+)$/.exec(file)?.[1];
    if (ending === 'woff2') {
      weight.typeface += bytes;
      continue;
    }
    // Addresses of pages have no ending; that of a release has dots.
    const isPage = ending === undefined || ending === 'html' || /\/version\/[^/]+$/.test(file);
    weight[isPage ? 'html' : ending === 'js' || ending === 'css' ? ending : 'other'] += bytes;
    weight.all += bytes;
  }
  return weight;
}

/** How many files a folder holds, and their bytes as published. */
export function countFiles(folder: string): {readonly files: number; readonly bytes: number} {
  const sizes = readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(path.join(entry.parentPath, entry.name)).size);
  return {files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0)};
}
