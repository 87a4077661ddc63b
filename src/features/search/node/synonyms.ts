import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'js-yaml';
import type {Locale} from '../../../site/locales';
import {plain} from '../shared/analyzer';

type Lists = ReadonlyMap<string, readonly string[]>;

/**
 * Reads `synonyms/<locale>.yml`: groups of synonyms, the manual's word first, as `plain` writes them.
 * @throws when the file is not a map of lists
 */
export function readSynonyms(locale: Locale): readonly (readonly string[])[] {
  const file = path.join(__dirname, '../synonyms', `${locale}.yml`);
  const lists = parseLists(file, readFileSync(file, 'utf8'));
  return [...lists].map(([manual, said]) => [manual, ...said].map((words) => plain(words, locale)));
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
