/** A manual made longer, and what each hundred pages more cost. */

/** What is measured of a manual of some length, by name. */
export interface Grown {
  readonly pages: number;
  readonly figures: Readonly<Record<string, number>>;
}

/**
 * Copies of the chapters of a manual beside them, with addresses and names of their own: `user/start.md` →
 * `user-2/start.md`. Their links lead to pages of the same copy; the page before all chapters is not copied.
 *
 * @param pages path in the folder of the manual → text
 * @param times how many times as long the manual shall be
 * @returns the pages to add, in the same form
 */
export function copiesOf(pages: ReadonlyMap<string, string>, times: number): Map<string, string> {
  const chapters = [...pages].filter(([file]) => file.includes('/'));
  return new Map(
    Array.from({length: times - 1}, (_, index) => index + 2).flatMap((copy) =>
      chapters.map(([file, text]) => [file.replace('/', `-${copy}/`), copyOf(text, copy)] as const),
    ),
  );
}

function copyOf(text: string, copy: number): string {
  return text
    .replace(/^((?:title|sidebar_label): .*?)('?)$/gm, `$1 ${copy}$2`)
    .replace(/(\]\(\/[\w-]+)(\/[^)]*\.md)/g, `$1-${copy}$2`);
}

/** What a hundred pages more cost, from each manual to the next longer one: the same where growth is linear. */
export function slopes(grown: readonly Grown[], name: string): number[] {
  return grown.slice(1).map(({pages, figures}, index) => {
    const before = grown[index]!;
    return (
      (((figures[name] ?? NaN) - (before.figures[name] ?? NaN)) / (pages - before.pages)) * 100
    );
  });
}
