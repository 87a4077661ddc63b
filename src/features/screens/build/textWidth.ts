/** Widths of characters in ems, at least those of the widest common interface fonts. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[⺀-鿿豈-﫿＀-￯“”‘’…—·]/u, 1],
  [/[ijlI|'.,:;!\s]/u, 0.34],
  [/[frt()\-/"]/u, 0.43],
  [/[mwMW@%]/u, 1],
  [/\p{Lu}/u, 0.77],
];
const OTHER = 0.64;
const BOLD = 1.12;
const CODE = 0.605;

export interface TextStyle {
  readonly size?: number;
  readonly bold?: boolean;
  readonly code?: boolean;
}

/** Smallest font size of a drawing, in its units: legible in a panel as wide as a phone. */
export const SMALLEST = 13;

/** Upper bound of the width of a line of text, in units of the drawing. */
export function textWidth(text: string, {size = SMALLEST, bold, code}: TextStyle): number {
  const ems = [...text].reduce((sum, character) => sum + emsOf(character, code === true), 0);
  return ems * size * (bold && !code ? BOLD : 1);
}

function emsOf(character: string, code: boolean): number {
  const width = WIDTHS.find(([pattern]) => pattern.test(character))?.[1] ?? OTHER;
  return code && width < 1 ? CODE : code && character < '⺀' ? CODE : width;
}

/** Wraps a text to a width: between words, in Chinese between characters. */
export function wrap(text: string, width: number, style: TextStyle): string[] {
  // Punctuation stays with the character before it; a no-break space does not break.
  const pieces = text.match(/[⺀-鿿][，。：；！？、）”]*|[^⺀-鿿 ]+ ?| /gu) ?? [];
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces) {
    if (line !== '' && textWidth((line + piece).trimEnd(), style) > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += piece;
  }
  return [...lines, line.trimEnd()];
}
