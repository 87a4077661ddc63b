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
  return [...readLists('synonyms', locale)].map(([manual, said]) =>
    [manual, ...said].map((words) => plain(words, locale)),
  );
}

/**
 * Reads `questions/<locale>.yml`: what readers ask, by the address of the section that answers (without language).
 *
 * @throws when the file is not a map of lists
 */
export function readQuestions(locale: Locale): ReadonlyMap<string, readonly string[]> {
  return readLists('questions', locale);
}

function readLists(folder: string, locale: Locale): ReadonlyMap<string, readonly string[]> {
  const file = path.join(__dirname, '..', folder, `${locale}.yml`);
  const lists: unknown = load(readFileSync(file, 'utf8'));
  const entries = Object.entries(lists ?? {}) as [string, unknown][];
  const wrong = entries.find(([, said]) => !Array.isArray(said));
  if (entries.length === 0 || wrong) {
    throw new Error(
      `${file}: ${wrong ? `"${wrong[0]}"` : 'the file'} needs a list of words, as in "bin: [trash, wastebasket]".`,
    );
  }
  return new Map(entries.map(([key, said]) => [key, (said as unknown[]).map(String)]));
}
