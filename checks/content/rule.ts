import type {Finding} from '../finding';
import type {Page, Prose} from './page';
import type {Site, SiteText} from './site';

/** What must be true of the sources: one rule, or a family that looks at the same thing. */
export type Rule = (site: Site) => Finding[] | Promise<Finding[]>;

/** A finding inside a page, before its file is known. */
export interface PageFinding {
  readonly line: number;
  readonly message: string;
}

/** A rule that looks at one page at a time. */
export function everyPage(check: (page: Page, site: Site) => readonly PageFinding[]) {
  return (site: Site): Finding[] =>
    site.pages.flatMap((page) =>
      check(page, site).map((finding) => ({file: page.file, ...finding})),
    );
}

/** A rule that looks at one run of text at a time: a paragraph, a cell, a title, a message. */
export function everyText(check: (text: SiteText) => readonly PageFinding[]) {
  return (site: Site): Finding[] =>
    site.texts.flatMap((text) => check(text).map((finding) => ({file: text.file, ...finding})));
}

/** An error of spelling or spacing: what it looks like and what to write. */
export interface Pattern {
  /** With the flag `g`. */
  readonly pattern: RegExp;
  readonly message: string;
}

/** One finding per place where a pattern is found, with the words around it. */
export function findPatterns(prose: Prose, patterns: readonly Pattern[]): PageFinding[] {
  return patterns.flatMap(({pattern, message}) =>
    [...prose.text.matchAll(pattern)].map((match) => ({
      line: lineAt(prose, match.index),
      message: `“${excerpt(prose.text, match.index, match[0].length)}”: ${message}`,
    })),
  );
}

/** Line of the file in which a position of the text stands. */
export function lineAt({text, line}: Prose, index: number): number {
  return line + text.slice(0, index).split('\n').length - 1;
}

function excerpt(text: string, index: number, length: number): string {
  const around = 12;
  return text.slice(Math.max(0, index - around), index + length + around).replace(/\s/g, ' ');
}
