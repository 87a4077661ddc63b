import type {Finding} from './finding';
import type {Page, Prose} from '../src/sources/page';
import type {Sources, SourceText} from '../src/sources/load';

/** What must be true of the sources: one rule, or a family that looks at the same thing. */
export type Rule = (sources: Sources) => Finding[] | Promise<Finding[]>;

/** A finding inside a page, before its file is known. */
export interface PageFinding {
  readonly line: number;
  readonly message: string;
  /** A reminder that does not make `npm run check` fail. */
  readonly isWarning?: boolean;
}

/** A rule that looks at one page at a time. */
export function everyPage(check: (page: Page, sources: Sources) => readonly PageFinding[]) {
  return (sources: Sources): Finding[] =>
    sources.pages.flatMap((page) =>
      check(page, sources).map((finding) => ({file: page.file, ...finding})),
    );
}

/** A rule that looks at one run of text at a time: a paragraph, a cell, a title, a message. */
export function everyText(check: (text: SourceText) => readonly PageFinding[]) {
  return (sources: Sources): Finding[] =>
    sources.texts.flatMap((text) => check(text).map((finding) => ({file: text.file, ...finding})));
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
