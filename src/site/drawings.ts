/** Folder of the drawn diagrams in the build of a locale. */
export const DRAWINGS_ADDRESS = 'assets/diagrams/';

/** The layouts of a drawing: of the text column, and of a phone. */
export const LAYOUTS = ['wide', 'narrow'] as const;

export type Layout = (typeof LAYOUTS)[number];

export const MODES = ['light', 'dark'] as const;

export type Mode = (typeof MODES)[number];

/** The files of each drawing. */
export const VARIANTS = LAYOUTS.flatMap((layout) => MODES.map((mode) => ({layout, mode})));

/** The file of a drawing, in the folder of its language. */
export function fileOf(drawing: string, layout: Layout, mode: Mode): string {
  return `${drawing}-${layout}-${mode}.svg`;
}
