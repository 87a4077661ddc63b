export interface ListedPage {
  readonly title: string;
  readonly description: string;
  /** Absolute address of its twin. */
  readonly twin: string;
}

/** Pages under one title: a part of the manual, a history. */
export interface ListedSection {
  readonly title: string;
  readonly pages: readonly ListedPage[];
}

interface Site {
  readonly title: string;
  readonly description: string;
  /** A sentence or two about the twins. */
  readonly note: string;
}

/**
 * `llms.txt` of a language: the site, then every page with its description, section by section (https://llmstxt.org).
 */
export function llmsIndex(
  {title, description, note}: Site,
  sections: readonly ListedSection[],
): string {
  const lists = sections.map((section) =>
    [
      `## ${section.title}`,
      '',
      ...section.pages.map((page) => `- [${page.title}](${page.twin}): ${page.description}`),
    ].join('\n'),
  );
  return `${[`# ${title}`, `> ${description}`, note, ...lists].join('\n\n')}\n`;
}
