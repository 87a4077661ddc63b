export interface ListedPage {
  readonly title: string;
  readonly description: string;
  /** Absolute address of its twin. */
  readonly twin: string;
  /** The text of its twin, without front matter. */
  readonly body: string;
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
export function llmsIndex(site: Site, sections: readonly ListedSection[]): string {
  return document(
    site,
    sections.map(({title, pages}) =>
      [
        `## ${title}`,
        '',
        ...pages.map((page) => `- [${page.title}](${page.twin}): ${page.description}`),
      ].join('\n'),
    ),
  );
}

/** `llms-full.txt` of a language: the same pages in the same order, with their text. */
export function llmsFull(site: Site, sections: readonly ListedSection[]): string {
  return document(
    site,
    sections.flatMap(({pages}) => pages.map(({twin, body}) => `<${twin}>\n\n${body.trim()}`)),
  );
}

function document({title, description, note}: Site, parts: readonly string[]): string {
  return `${[`# ${title}`, `> ${description}`, note, ...parts].join('\n\n')}\n`;
}
