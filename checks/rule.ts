import {DEFAULT_LOCALE} from '../src/site/locales';
import type {Finding} from './finding';
import type {Page, Prose} from '../src/content/page';
import type {Sources, SourceText} from '../src/content/load';

/** A rule over the sources, or a family of rules over the same things. */
export type Rule = (sources: Sources) => Finding[] | Promise<Finding[]>;

/** A finding inside a page, before its file is known. */
export type PageFinding = Omit<Finding, 'file'>;

/** The finding of a line, as a list: empty without a message. */
export function at(
  line: number,
  message: string | undefined,
  more: Omit<PageFinding, 'line' | 'message'> = {},
): PageFinding[] {
  return message === undefined ? [] : [{line, message, ...more}];
}

/** {@link at} for a file. */
export function inFile(
  file: string,
  line: number,
  message: string | undefined,
  more: Omit<PageFinding, 'line' | 'message'> = {},
): Finding[] {
  return at(line, message, more).map((finding) => ({file, ...finding}));
}

/** A rule over one page at a time, and the pages, files and lists that it names. */
export function everyPage(check: (page: Page, sources: Sources) => readonly PageFinding[]) {
  return (sources: Sources): Finding[] =>
    sources.pages.flatMap((page) =>
      check(page, sources).map((finding) => ({file: page.file, ...finding})),
    );
}

/** A rule that compares a translation with its French source. */
export function everyTranslation(check: (source: Page, page: Page) => readonly PageFinding[]) {
  return everyPage((page, sources) => {
    const source = sourceOf(page, sources);
    return source ? check(source, page) : [];
  });
}

/** The French source of a translation; undefined without one, and where one of the two cannot be read. */
export function sourceOf(page: Page, {pageOfFile}: Sources): Page | undefined {
  const source = page.locale === DEFAULT_LOCALE ? undefined : pageOfFile.get(page.source);
  return page.failure || source?.failure ? undefined : source;
}

/** A rule over one run of text at a time: a paragraph, a cell, a title, a message. */
export function everyText(check: (text: SourceText) => readonly PageFinding[]) {
  return ({texts}: Sources): Finding[] =>
    texts.flatMap((text) => check(text).map((finding) => ({file: text.file, ...finding})));
}

/** Things with the key of an earlier one, and that one. */
export function repeated<Thing>(
  things: readonly Thing[],
  keyOf: (thing: Thing) => string,
): (readonly [thing: Thing, first: Thing])[] {
  const first = new Map<string, Thing>();
  return things.flatMap((thing) => {
    const other = first.get(keyOf(thing));
    first.set(keyOf(thing), other ?? thing);
    return other === undefined ? [] : [[thing, other] as const];
  });
}

export function remembered<Subject extends object, Answer>(
  answer: (subject: Subject) => Answer,
): (subject: Subject) => Answer {
  const known = new WeakMap<Subject, Answer>();
  return (subject) => {
    if (!known.has(subject)) {
      known.set(subject, answer(subject));
    }
    return known.get(subject)!;
  };
}

/** An error of spelling or spacing, with its correction. */
export interface Pattern {
  /** With the flag `g`. */
  readonly pattern: RegExp;
  readonly message: string;
}

/** One finding per match of a pattern in a text. */
export function everyMatch(
  prose: Pick<Prose, 'text' | 'line'>,
  pattern: RegExp,
  message: (match: RegExpExecArray) => string | undefined,
): PageFinding[] {
  return [...prose.text.matchAll(pattern)].flatMap((match) =>
    at(lineAt(prose, match.index), message(match)),
  );
}

/** One finding per match of each pattern, with the words around it. */
export function findPatterns(prose: Prose, patterns: readonly Pattern[]): PageFinding[] {
  return patterns.flatMap(({pattern, message}) =>
    everyMatch(
      prose,
      pattern,
      ({0: match, index}) => `“${excerpt(prose.text, index, match.length)}”: ${message}`,
    ),
  );
}

/** True where a pattern, which looks for every place, finds one. */
export function says(text: string, pattern: RegExp): boolean {
  return text.search(pattern) >= 0;
}

export function lineAt({text, line}: Pick<Prose, 'text' | 'line'>, index: number): number {
  return line + text.slice(0, index).split('\n').length - 1;
}

function excerpt(text: string, index: number, length: number): string {
  const around = 12;
  return text.slice(Math.max(0, index - around), index + length + around).replace(/\s/g, ' ');
}
