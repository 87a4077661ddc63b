import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {version} from 'mermaid/package.json';
import type {Locale} from '../../../site/locales';
import {mermaidSettings, type Mode} from './settings';

/** Where the drawings lie, from the root of the repository: one folder per language. */
export const DRAWINGS_FOLDER = 'src/features/diagrams/drawn';

/** A diagram drawn before publication: one file for each colour mode, of the same size. */
export interface Drawing extends Record<Mode, string> {
  /** px at the size in which it was drawn. */
  readonly width: number;
  readonly height: number;
}

/** Says in what file a diagram is drawn: same text, settings and Mermaid, same name. */
export type NameOf = (code: string, mode: Mode) => string;

/** Reads the settings once for all the names that follow. */
export function drawingNames(): NameOf {
  const settings = {light: mermaidSettings('light'), dark: mermaidSettings('dark')};
  return (code, mode) => {
    const drawn = JSON.stringify([version, DRAWING_STEPS, settings[mode], code.trim()]);
    return `${createHash('sha256').update(drawn).digest('hex').slice(0, 12)}.svg`;
  };
}

/** Raised when what is done to Mermaid's drawings changes: all of them are then drawn again. */
const DRAWING_STEPS = 1;

/** Gives what a file holds, by its path from the root of the repository; undefined when there is no such file. */
export type Read = (file: string) => string | undefined;

/**
 * The drawing of a diagram.
 *
 * @param code the diagram in Mermaid's language
 * @returns undefined when one of its files is missing or tells no size
 */
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

/** Reads from the disk. */
export function readDrawing(root: string): Read {
  return (file) => {
    const full = path.join(root, file);
    return existsSync(full) ? readFileSync(full, 'utf8') : undefined;
  };
}
