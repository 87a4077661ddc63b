import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'js-yaml';
import type {Locale} from '../../../site/locales';
import {plain} from '../shared/analyzer';

/**
 * Reads `synonyms/<locale>.yml`: groups of synonyms, the manual's word first, as `plain` writes them.
 * @throws when the file is not a map of lists
 */
export function readSynonyms(locale: Locale): readonly (readonly string[])[] {
  const file = path.join(__dirname, '../synonyms', `${locale}.yml`);
  return parseGroups(file, readFileSync(file, 'utf8')).map((group) =>
    group.map((words) => plain(words, locale)),
  );
}

/** Parses a YAML map of lists: each key and its list; the error names the file. @throws when it is not a map of lists */
export function parseGroups(file: string, text: string): readonly (readonly string[])[] {
  const entries = Object.entries((load(text) ?? {}) as Readonly<Record<string, unknown>>);
  const wrong = entries.find(([, said]) => !Array.isArray(said));
  if (entries.length === 0 || wrong) {
    throw new Error(
      `${file}: ${wrong ? `"${wrong[0]}"` : 'the file'} needs a list of words, as in "bin: [trash, wastebasket]".`,
    );
  }
  return entries.map((entry) => entry.flat().map(String));
}
