import {DEFAULT_LOCALE} from '../src/site/locales';
import type {Finding} from './finding';
import type {Page, Prose} from '../src/content/page';
import type {Sources, SourceText} from '../src/content/load';

/** What must be true of the sources: one rule, or a family that looks at the same thing. */
export type Rule = (sources: Sources) => Finding[] | Promise<Finding[]>;

/** A finding inside a page, before its file is known. */
export type PageFinding = Omit<Finding, 'file'>;

/** A rule that looks at one page at a time, and at nothing else. */
export function everyPage(check: (page: Page) => readonly PageFinding[]) {
  const found = remembered(check);
  return ({pages}: Sources): Finding[] =>
    pages.flatMap((page) => found(page).map((finding) => ({file: page.file, ...finding})));
}

/** A rule that looks at one page at a time and at what it names: other pages, files, lists. */
export function everyPageOf(check: (page: Page, sources: Sources) => readonly PageFinding[]) {
  return (sources: Sources): Finding[] =>
    sources.pages.flatMap((page) =>
      check(page, sources).map((finding) => ({file: page.file, ...finding})),
    );
}

/**
 * A rule that compares a translation with its French source; a pair that stays as it is is compared once.
 */
export function everyTranslation(check: (source: Page, page: Page) => readonly PageFinding[]) {
  const found = remembered((page: Page) => remembered((source: Page) => check(source, page)));
  return (sources: Sources): Finding[] =>
    sources.pages.flatMap((page) => {
      const source = sourceOf(page, sources);
      return source ? found(page)(source).map((finding) => ({file: page.file, ...finding})) : [];
    });
}

/**
 * The French source that a translation is compared with; undefined for a French page, where there is none and where
 * one of the two cannot be read, which another rule says.
 */
export function sourceOf(page: Page, {pageOfFile}: Sources): Page | undefined {
  const source = page.locale === DEFAULT_LOCALE ? undefined : pageOfFile.get(page.source);
  return page.failure || source?.failure ? undefined : source;
}

/** A rule that looks at one run of text at a time: a paragraph, a cell, a title, a message. */
export function everyText(check: (text: SourceText) => readonly PageFinding[]) {
  const found = remembered(check);
  return (sources: Sources): Finding[] =>
    sources.texts.flatMap((text) => found(text).map((finding) => ({file: text.file, ...finding})));
}

/** The same function, which answers at once for an object that it knows. */
export function remembered<Subject extends object, Answer>(
  answer: (subject: Subject) => Answer,
): (subject: Subject) => Answer {
  const known = new WeakMap<Subject, {readonly answer: Answer}>();
  return (subject) => {
    const entry = known.get(subject) ?? {answer: answer(subject)};
    known.set(subject, entry);
    return entry.answer;
  };
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
export function lineAt({text, line}: Pick<Prose, 'text' | 'line'>, index: number): number {
  return line + text.slice(0, index).split('\n').length - 1;
}

function excerpt(text: string, index: number, length: number): string {
  const around = 12;
  return text.slice(Math.max(0, index - around), index + length + around).replace(/\s/g, ' ');
}
