import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {version as typeface} from '@fontsource-variable/atkinson-hyperlegible-next/package.json';
import {version} from 'mermaid/package.json';
import type {Locale} from '../../../site/locales';
import {diagramTexts} from '../../../content/mermaid';
import {mermaidSettings, type Mode} from './settings';

/** From the root of the repository; one folder per language. */
export const DRAWINGS_FOLDER = 'src/features/diagrams/drawn';

/** A drawn diagram: one file per colour mode, of the same size. */
export interface Drawing extends Record<Mode, string> {
  /** In px, unscaled. */
  readonly width: number;
  readonly height: number;
}

/** The file name of a drawing: a hash of its text, the settings, the versions of Mermaid and of the typeface. */
export type NameOf = (code: string, mode: Mode) => string;

/** Reads the settings once for all names. */
export function drawingNames(): NameOf {
  const settings = {light: mermaidSettings('light'), dark: mermaidSettings('dark')};
  return (code, mode) => {
    const drawn = JSON.stringify([
      version,
      typeface,
      DRAWING_STEPS,
      settings[mode],
      diagramTexts(code).drawn.trim(),
    ]);
    return `${createHash('sha256').update(drawn).digest('hex').slice(0, 12)}.svg`;
  };
}

/** Raised with each change of how Mermaid's output is post-processed: all diagrams are then drawn again. */
const DRAWING_STEPS = 7;

/** Reads a file by its path from the root of the repository; undefined when there is none. */
export type Read = (file: string) => string | undefined;

/** The drawing of a diagram; undefined when one of its files is missing or has no size. */
export function findDrawing(
  read: Read,
  locale: Locale,
  code: string,
  nameOf: NameOf,
): Drawing | undefined {
  const light = nameOf(code, 'light');
  const dark = nameOf(code, 'dark');
  const [tag, other] = [light, dark].map(
    (name) => /<svg[^>]*>/.exec(read(`${DRAWINGS_FOLDER}/${locale}/${name}`) ?? '')?.[0],
  );
  if (tag === undefined || other === undefined) {
    return undefined;
  }
  const width = Number(/ width="(\d+)"/.exec(tag)?.[1]);
  const height = Number(/ height="(\d+)"/.exec(tag)?.[1]);
  return width > 0 && height > 0 ? {light, dark, width, height} : undefined;
}

export function readDrawing(root: string): Read {
  return (file) => {
    const full = path.join(root, file);
    return existsSync(full) ? readFileSync(full, 'utf8') : undefined;
  };
}
