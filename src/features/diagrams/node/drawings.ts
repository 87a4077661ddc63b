import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {version as typeface} from '@fontsource-variable/atkinson-hyperlegible-next/package.json';
import {version} from 'mermaid/package.json';
import type {Locale} from '../../../site/locales';
import {diagramTexts} from '../../../content/mermaid';
import {LAYOUTS, MODES, VARIANTS, fileOf, type Layout} from '../../../site/drawings';
import {mermaidSettings} from './settings';

/** From the root of the repository; one folder per language. */
export const DRAWINGS_FOLDER = 'src/features/diagrams/drawn';

/** In px, unscaled. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A drawn diagram: one file per layout and colour mode; those of a layout have one size. */
export interface Drawing extends Record<Layout, Size> {
  readonly name: string;
}

/** The name of a drawing: a hash of its text, the settings, the versions of Mermaid and of the typeface. */
export type NameOf = (code: string) => string;

/** Reads the settings once for all names. */
export function drawingNames(): NameOf {
  const settings = VARIANTS.map(({layout, mode}) => mermaidSettings(mode, layout));
  return (code) => {
    const drawn = [version, typeface, DRAWING_STEPS, settings, diagramTexts(code).drawn.trim()];
    return createHash('sha256').update(JSON.stringify(drawn)).digest('hex').slice(0, 12);
  };
}

/** Raised with each change of how Mermaid's output is post-processed: all diagrams are then drawn again. */
const DRAWING_STEPS = 12;

/** Reads a file by its path from the root of the repository; undefined when there is none. */
export type Read = (file: string) => string | undefined;

/** The drawing of a diagram; undefined when one of its files is missing or has no size. */
export function findDrawing(
  read: Read,
  locale: Locale,
  code: string,
  nameOf: NameOf,
): Drawing | undefined {
  const name = nameOf(code);
  const sizeOf = (layout: Layout): Size | undefined => {
    const files = MODES.map((mode) =>
      read(`${DRAWINGS_FOLDER}/${locale}/${fileOf(name, layout, mode)}`),
    );
    const [, width, height] =
      /^<svg[^>]* width="([1-9]\d*)" height="([1-9]\d*)"/.exec(files[0] ?? '') ?? [];
    return files.includes(undefined) || width === undefined
      ? undefined
      : {width: Number(width), height: Number(height)};
  };
  const [wide, narrow] = LAYOUTS.map(sizeOf);
  return wide && narrow && {name, wide, narrow};
}

export function readDrawing(root: string): Read {
  return (file) => {
    const full = path.join(root, file);
    return existsSync(full) ? readFileSync(full, 'utf8') : undefined;
  };
}
