import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Locale} from '../../../site/locales';
import {filesUnder} from '../../../content/load';
import {addressOf} from '../../../content/page';
import {markdownFolders, placeOf} from '../../../content/places';
import {readQuestions} from '../../../content/questions';
import {plain, withoutAsking} from '../shared/analyzer';
import {LANGUAGES} from '../shared/languages';

/** Readers' questions in a language, by the route of the section that answers (without language). */
export function questionsByAddress(
  locale: Locale,
  root = path.resolve(__dirname, '../../../..'),
): ReadonlyMap<string, readonly string[]> {
  const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
  return new Map(
    markdownFolders(locale)
      .flatMap((folder) => filesUnder(root, folder))
      .flatMap((file) => {
        const asked = file.endsWith('.yml') ? readQuestions(file, read(file)) : undefined;
        const place = asked && placeOf(asked.source);
        // Questions without their page are refused by `npm run check`.
        if (!place || !existsSync(path.join(root, place.source))) {
          return [];
        }
        const slug = /^slug: *['"]?([^'"\s]+)/m.exec(read(place.source))?.[1];
        const address = addressOf(place, slug);
        return asked.sections.map(
          ({id, questions}) => [id === '' ? address : `${address}#${id}`, questions] as const,
        );
      }),
  );
}

/** A question as the index has it: normalized, without the words that any question may contain, if others are left. */
export function tellingWords(question: string, locale: Locale): string {
  const {areWordsApart, stopWords} = LANGUAGES[locale];
  if (!areWordsApart) {
    return withoutAsking(question, locale).trim().replace(/ +/g, ' ');
  }
  const words = plain(question, locale).split(' ');
  const telling = words.filter((word) => !stopWords.has(word));
  return (telling.length > 0 ? telling : words).join(' ');
}
