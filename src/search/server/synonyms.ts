import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'js-yaml';
import type {Locale} from '../../site/locales';
import {plain} from '../shared/analyzer';

/**
 * Reads `synonyms/<locale>.yml`: for each word of the manual, what people say instead.
 *
 * @returns groups of words that mean the same, the manual's first, as `plain` writes them
 * @throws when the file is not a map of lists
 */
export function readSynonyms(locale: Locale): string[][] {
  const file = path.join(__dirname, '../synonyms', `${locale}.yml`);
  const groups: unknown = load(readFileSync(file, 'utf8'));
  const entries = Object.entries(groups ?? {}) as [string, unknown][];
  const wrong = entries.find(([, said]) => !Array.isArray(said));
  if (entries.length === 0 || wrong) {
    throw new Error(
      `${file}: ${wrong ? `"${wrong[0]}"` : 'the file'} needs a list of words, as in "bin: [trash, wastebasket]".`,
    );
  }
  return entries.map(([manual, said]) =>
    [manual, ...(said as unknown[]).map(String)].map((words) => plain(words, locale)),
  );
}
