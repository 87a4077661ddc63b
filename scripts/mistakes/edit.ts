import {fileIn} from '../../src/sources/places';
import type {Locale} from '../../src/site/locales';

/** One change of one file: in its text, or of the file itself. */
export interface Change {
  readonly file: string;
  /** What it holds afterwards; `undefined`: it is gone. */
  readonly change: (text: string) => string | undefined;
}

/** Something that a writer does, well or badly. */
export interface Edit {
  readonly what: string;
  readonly changes: readonly Change[];
  /** Files of which the first line of `npm run check` may speak; those that were changed when not said. */
  readonly blamed?: readonly string[];
}

/**
 * Puts other words in a page.
 *
 * @param source path of the French page
 * @param find its first occurrence changes, or every one with the flag `g`
 */
export function put(
  what: string,
  locale: Locale,
  source: string,
  find: string | RegExp,
  words: string,
): Edit {
  return inFile(what, fileIn(source, locale), find, words);
}

/** Puts other words in any file. */
export function inFile(what: string, file: string, find: string | RegExp, words: string): Edit {
  return {what, changes: [{file, change: (text) => text.replace(find, words)}]};
}

/** Adds lines at the end of a page. */
export function append(what: string, locale: Locale, source: string, lines: string): Edit {
  return {
    what,
    changes: [{file: fileIn(source, locale), change: (text) => `${text.trimEnd()}\n\n${lines}\n`}],
  };
}

export function write(what: string, file: string, text: string): Edit {
  return {what, changes: [{file, change: () => text}]};
}

export function remove(what: string, ...files: readonly string[]): Edit {
  return {what, changes: files.map((file) => ({file, change: () => undefined}))};
}

/** Several edits at once, as one. */
export function together(what: string, ...edits: readonly Edit[]): Edit {
  return {what, changes: edits.flatMap(({changes}) => changes)};
}

/** The same change in every language. */
export function everywhere(
  what: string,
  source: string,
  changes: Readonly<Record<Locale, readonly [find: string | RegExp, words: string]>>,
): Edit {
  const locales = Object.keys(changes) as Locale[];
  return together(what, ...locales.map((locale) => put(what, locale, source, ...changes[locale])));
}

/** An edit of which the first line may blame other files than those it changes. */
export function blaming(edit: Edit, ...blamed: readonly string[]): Edit {
  return {...edit, blamed};
}
