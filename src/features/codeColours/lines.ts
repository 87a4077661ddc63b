/** A line of code: its texts, each with its colour unless it has that of plain code. */
export type ColouredLine = readonly (readonly [text: string, colour?: string])[];

/** The code of its lines. */
export function textOf(lines: readonly ColouredLine[]): string {
  return lines.map((line) => line.map(([text]) => text).join('')).join('\n');
}

/** The same lines with other texts, the colours unchanged. */
export function mapTexts(
  lines: readonly ColouredLine[],
  change: (text: string) => string,
): ColouredLine[] {
  return lines.map((line) => line.map(([text, ...colour]) => [change(text), ...colour]));
}

/**
 * The coloured lines of a code from which lines may have been taken out (comments that mark what to emphasize).
 *
 * @param code what is shown
 * @param coloured the lines of the whole fence, or none where its language is not known
 * @returns plain lines where the two do not belong together
 */
export function linesOf(code: string, coloured: readonly ColouredLine[]): readonly ColouredLine[] {
  const rest = coloured.values();
  const texts = code.split('\n');
  const found = texts.flatMap((text) => {
    for (const line of rest) {
      if (textOf([line]) === text) {
        return [line];
      }
    }
    return [];
  });
  return found.length === texts.length ? found : texts.map((text) => [[text]]);
}
