import {readFileSync} from 'node:fs';
import {create, type Font} from 'fontkit';
import {TYPEFACE} from '../../src/features/diagrams/node/settings';

const FILE = readFileSync(
  require.resolve('@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2'),
);

/** The rule that gives a page the typeface, which it then has without a request. */
export const FONT_FACE = `@font-face {
  font-family: '${TYPEFACE}';
  src: url(data:font/woff2;base64,${FILE.toString('base64')});
}`;

/** The outlines of the letters of a text, in px at a font size; letters that the typeface lacks are left out. */
export function glyphsOf(text: string, size: number): Readonly<Record<string, string>> {
  const font = create(FILE) as Font;
  const scale = size / font.unitsPerEm;
  const letters = [...new Set(text)].filter(
    (letter) => letter.trim() && font.hasGlyphForCodePoint(letter.codePointAt(0)!),
  );
  return Object.fromEntries(
    letters.map((letter) => {
      const {path} = font.glyphForCodePoint(letter.codePointAt(0)!);
      return [letter, path.scale(scale, -scale).toSVG()];
    }),
  );
}
