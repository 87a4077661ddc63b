import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {DEFAULT_LOCALE, isLocale, type Locale} from '../src/site/locales';
import {TRANSLATED_LOCALES} from '../src/sources/places';

/** The comment before an entry of a new language that still holds the French one (`npm run new:language`). */
export const STAND_IN = 'French';

const MARKED = new RegExp(`([a-z]{2,3}(?:-\\w+)*)'?: /\\* ${STAND_IN} \\*/`, 'g');

/** Files of a language that begin as copies of the French ones: French file → translation. */
export const STAND_IN_FILES: readonly ((locale: string) => readonly [string, string])[] = [
  ...['labels.json', 'errors.json', 'pages.json', 'screens.json'].map(
    (name) => (locale: string) =>
      [`i18n/${DEFAULT_LOCALE}/${name}`, `i18n/${locale}/${name}`] as const,
  ),
  ...['authors.yml', 'tags.yml'].map(
    (name) => (locale: string) => [name, `i18n/${locale}/${name}`] as const,
  ),
  (locale) => [`src/search/synonyms/${DEFAULT_LOCALE}.yml`, `src/search/synonyms/${locale}.yml`],
];

interface StandIn {
  readonly locale: Locale;
  readonly file: string;
  /** Of an entry in code; none for a whole file. */
  readonly line?: number;
}

/**
 * What stands in French for another language outside pages and messages, which `check` knows: entries of code that
 * are marked, files that are copies. Nothing may when a language is published.
 *
 * @param root absolute path of the repository
 */
export function standIns(root: string): StandIn[] {
  const read = (file: string) => {
    const absolute = path.join(root, file);
    return existsSync(absolute) ? readFileSync(absolute, 'utf8') : undefined;
  };
  const copies = TRANSLATED_LOCALES.flatMap((locale) =>
    STAND_IN_FILES.map((pair) => pair(locale))
      .filter(([french, file]) => read(file) !== undefined && read(file) === read(french))
      .map(([, file]) => ({locale, file})),
  );
  const modules = ['src', 'checks', 'scripts', 'tests'].flatMap((folder) =>
    ts.sys.readDirectory(path.join(root, folder), ['.ts', '.tsx']),
  );
  const marked = modules.flatMap((absolute) => {
    const file = path.relative(root, absolute).split(path.sep).join('/');
    return readFileSync(absolute, 'utf8')
      .split('\n')
      .flatMap((text, index) =>
        [...text.matchAll(MARKED)].flatMap(([, locale]) =>
          isLocale(locale) ? [{locale, file, line: index + 1}] : [],
        ),
      );
  });
  return [...copies, ...marked];
}
