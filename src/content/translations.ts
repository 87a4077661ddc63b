import {DEFAULT_LOCALE, LOCALES, type Locale} from '../site/locales';
import {askGit} from './git';
import type {SourceFiles} from './load';
import {CATALOGUES, MESSAGES, interfaceOf} from './messages';
import {isFrench} from './page';
import {TRANSLATED_LOCALES, fileIn} from './places';
import {questionsFile} from './questions';
import {
  UNTRANSLATED,
  hasFrontMatter,
  hashOf,
  sourceIn,
  sourcesFile,
  withSource,
} from './sourceHash';

/** `stale`: the French has changed since the review; `untranslated`: the file exists, its text does not. */
export type TranslationState = 'complete' | 'stale' | 'untranslated' | 'missing';

/** A file that follows a French text, and which text that was at its last review. */
export interface Translation {
  readonly file: string;
  readonly locale: Locale;
  /** Path of the same file in French. */
  readonly name: string;
  /** The French file whose text it follows; of questions, their page. */
  readonly source: string;
  /** Hash of the French text now. */
  readonly hash: string;
  /** Hash at the last review. */
  readonly recorded: string | undefined;
  readonly state: TranslationState;
}

function translation(
  {files, followed}: SourceFiles,
  place: Pick<Translation, 'file' | 'locale' | 'name' | 'source'>,
  french = files.get(place.source) ?? '',
): Translation {
  const hash = hashOf(french);
  const recorded = hasFrontMatter(place.file)
    ? sourceIn(files.get(place.file) ?? '')
    : followed[place.locale].get(place.name);
  const state = !files.has(place.file)
    ? 'missing'
    : recorded === hash
      ? 'complete'
      : recorded === UNTRANSLATED
        ? 'untranslated'
        : 'stale';
  return {...place, hash, recorded, state};
}

/** Every French page in every other language. */
export function translatedPages(sources: SourceFiles): Translation[] {
  return sources.pages
    .filter(isFrench)
    .flatMap(({file: source}) =>
      TRANSLATED_LOCALES.map((locale) =>
        translation(sources, {file: fileIn(source, locale), locale, name: source, source}),
      ),
    );
}

/** Readers' questions, which are to be read again when their page changes, in French too. */
export function questionsOfPages(sources: SourceFiles): Translation[] {
  return sources.questions
    .filter(({source}) => sources.files.has(source))
    .map(({file, locale, source}) =>
      translation(sources, {file, locale, name: questionsFile(source), source}),
    );
}

/** The messages of the interface; the French ones of `code.json` are in the code too. */
export async function translatedCatalogues(sources: SourceFiles): Promise<Translation[]> {
  const found = await Promise.all(
    CATALOGUES.map(async (catalogue) => {
      const name = `i18n/${DEFAULT_LOCALE}/${catalogue}`;
      const french = catalogue === MESSAGES ? await messagesOfCode(sources) : undefined;
      return TRANSLATED_LOCALES.map((locale) => {
        const file = `i18n/${locale}/${catalogue}`;
        return translation(sources, {file, locale, name, source: name}, french);
      });
    }),
  );
  return found.flat();
}

async function messagesOfCode(sources: SourceFiles): Promise<string> {
  const {messages} = await interfaceOf(sources);
  return [...messages]
    .sort()
    .map(([, message]) => message)
    .join('\n');
}

/** All files that follow a French text. */
export async function translations(sources: SourceFiles): Promise<Translation[]> {
  return [
    ...translatedPages(sources),
    ...questionsOfPages(sources),
    ...(await translatedCatalogues(sources)),
  ];
}

/**
 * The files after a review of some translations: path → text.
 * @param all what the lists keep: what is gone is dropped
 */
export function accept(
  {files}: SourceFiles,
  all: readonly Translation[],
  reviewed: readonly Translation[],
): Map<string, string> {
  const pages = reviewed
    .filter(({file}) => hasFrontMatter(file))
    .map(({file, hash}) => [file, withSource(files.get(file) ?? '', hash)] as const);
  const lists = LOCALES.map((locale) => {
    const hashes = all
      .filter((each) => each.locale === locale && !hasFrontMatter(each.file))
      .map((each) => [each.name, reviewed.includes(each) ? each.hash : each.recorded] as const);
    const text = JSON.stringify(Object.fromEntries(hashes.sort()), null, 2);
    return [sourcesFile(locale), `${text}\n`] as const;
  });
  return new Map([...pages, ...lists]);
}

/** The changes of a French file since its newest commit with the text of a hash; undefined where there is none. */
export function changesSince(root: string, file: string, hash: string): string | undefined {
  const commits = askGit(root, 'log', '--format=%h', '--', file)?.split('\n') ?? [];
  const commit = commits.find(
    (each) => hashOf(askGit(root, 'show', `${each}:${file}`) ?? '') === hash,
  );
  return commit === undefined ? undefined : askGit(root, 'diff', commit, '--', file);
}
