import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'js-yaml';
import type {Locale} from '../../../site/locales';
import {plain} from '../shared/analyzer';

/**
 * Reads `synonyms/<locale>.yml`: groups of synonyms, the manual's word first, as `plain` writes them.
 * @returns the same list while the file is unchanged
 * @throws when the file is not a map of lists
 */
export function readSynonyms(locale: Locale): readonly (readonly string[])[] {
  const lists = readLists(locale);
  const known = synonyms.get(lists);
  const groups =
    known ??
    [...lists].map(([manual, said]) => [manual, ...said].map((words) => plain(words, locale)));
  synonyms.set(lists, groups);
  return groups;
}

const synonyms = new WeakMap<Lists, readonly (readonly string[])[]>();

type Lists = ReadonlyMap<string, readonly string[]>;

const read = new Map<string, {readonly text: string; readonly lists: Lists}>();

function readLists(locale: Locale): Lists {
  const file = path.join(__dirname, '../synonyms', `${locale}.yml`);
  const text = readFileSync(file, 'utf8');
  const known = read.get(file);
  const lists = known?.text === text ? known.lists : parseLists(file, text);
  read.set(file, {text, lists});
  return lists;
}

/** Parses a YAML map of lists; the error names the file. @throws when it is not a map of lists */
export function parseLists(file: string, text: string): Lists {
  const lists: unknown = load(text);
  const entries = Object.entries(lists ?? {}) as [string, unknown][];
  const wrong = entries.find(([, said]) => !Array.isArray(said));
  if (entries.length === 0 || wrong) {
    throw new Error(
      `${file}: ${wrong ? `"${wrong[0]}"` : 'the file'} needs a list of words, as in "bin: [trash, wastebasket]".`,
    );
  }
  return new Map(entries.map(([key, said]) => [key, (said as unknown[]).map(String)]));
}
