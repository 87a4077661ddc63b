import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';

/** What is measured, by name: bytes, or how many. */
export type Figures = Readonly<Record<string, number>>;

/** Kinds of files by ending; all others are pictures and icons. */
const KINDS = {html: 'HTML', js: 'JavaScript', css: 'CSS', woff2: 'typeface'} as const;

/**
 * The bytes that were sent for a page, by kind of file, and in all; the typeface, fetched once for all pages, is apart.
 *
 * @param sent path of each file → its bytes
 */
export function weightOf(sent: ReadonlyMap<string, number>) {
  const weight = {
    all: 0,
    HTML: 0,
    JavaScript: 0,
    CSS: 0,
    'pictures and icons': 0,
    typeface: 0,
  };
  for (const [file, bytes] of sent) {
    // Addresses of pages have no ending; that of a release has dots.
    const isPage = !/\.\w+$/.test(file) || /\/version\/[^/]+$/.test(file);
    const ending = isPage ? 'html' : path.extname(file).slice(1);
    const kind = ending in KINDS ? KINDS[ending as keyof typeof KINDS] : 'pictures and icons';
    weight[kind] += bytes;
    weight.all += kind === 'typeface' ? 0 : bytes;
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
