/** A line of code as texts, each with its colour unless plain. */
export type ColouredLine = readonly (readonly [text: string, colour?: string])[];

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
 * The highlighted lines of the code as shown, from which lines with highlight directives may have been removed.
 * @param coloured the lines of the whole fence; none for an unknown language
 * @returns plain lines where the two do not match
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
