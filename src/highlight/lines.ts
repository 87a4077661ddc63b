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
