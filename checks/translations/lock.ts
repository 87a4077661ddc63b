import {createHash} from 'node:crypto';
import type {Finding} from '../finding';
import type {Page} from '../content/page';
import {TRANSLATED_LOCALES, fileIn} from '../content/places';
import type {Site} from '../content/site';
import type {Locale} from '../../src/site/locales';

/** The committed file that records what each translation was made from. */
export const LOCK_FILE = 'i18n/lock.json';

/** What was reviewed: the French source and the translation, as hashes of their texts. */
interface LockEntry {
  readonly source: string;
  readonly translation: string;
}

/** Path of a translation → what was reviewed. */
export type Lock = ReadonlyMap<string, LockEntry>;

/** In place of the source's hash while a file is still a French skeleton: never up to date. */
const UNTRANSLATED = 'untranslated';

export type TranslationState = 'complete' | 'stale' | 'missing';

export interface TranslationStatus {
  readonly file: string;
  readonly source: string;
  readonly locale: Locale;
  readonly state: TranslationState;
}

/**
 * Reads the lock file.
 *
 * @throws when it is not the JSON that `npm run i18n:accept` writes
 */
export function parseLock(text: string | undefined): Lock {
  const data: unknown = JSON.parse(text ?? '{}');
  return new Map(
    Object.entries(data ?? {}).map(([file, entry]: [string, unknown]) => {
      if (!isEntry(entry)) {
        throw new Error(`${LOCK_FILE}: the entry of ${file} is broken. Restore it from Git.`);
      }
      return [file, entry];
    }),
  );
}

/** The lock file's text: sorted, so that two branches seldom change the same place. */
export function printLock(lock: Lock): string {
  const entries = [...lock].sort(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(entries), undefined, 2)}\n`;
}

/** Where every translation of every French file stands. */
export function translationStatus(site: Site, lock: Lock): TranslationStatus[] {
  return site.pages
    .filter((page) => page.file === page.source)
    .flatMap((source) =>
      TRANSLATED_LOCALES.map((locale) => {
        const file = fileIn(source.file, locale);
        return {file, source: source.file, locale, state: stateOf(site, lock, file, source)};
      }),
    );
}

function stateOf(site: Site, lock: Lock, file: string, source: Page): TranslationState {
  if (!site.pageOfFile.has(file)) {
    return 'missing';
  }
  return lock.get(file)?.source === hashOf(site, source.file) ? 'complete' : 'stale';
}

/** A reminder for each translation whose French source has changed; a missing one is an error elsewhere. */
export function staleTranslations(site: Site): Finding[] {
  const lock = parseLock(site.files.get(LOCK_FILE));
  return translationStatus(site, lock)
    .filter(({state}) => state === 'stale')
    .map(({file, source}) => ({
      file,
      line: 1,
      isWarning: true,
      message: `${reasonOf(site, lock, file, source)}, then run npm run i18n:accept -- ${file}`,
    }));
}

/** Whether the translation has changed as well tells the translator what is left to do. */
function reasonOf(site: Site, lock: Lock, file: string, source: string): string {
  const entry = lock.get(file);
  if (!entry) {
    return `was never compared with ${source} → compare them`;
  }
  if (entry.source === UNTRANSLATED) {
    return `is still to be translated from ${source} → translate it`;
  }
  return entry.translation === hashOf(site, file)
    ? `is older than ${source} → translate what has changed`
    : `has changed, and so has ${source} → compare them`;
}

/** The lock after a review of some translations; entries of files that are gone are dropped. */
export function accept(site: Site, lock: Lock, files: readonly string[]): Lock {
  const kept = [...lock].filter(([file]) => site.pageOfFile.has(file));
  const accepted = files.map((file): [string, LockEntry] => [
    file,
    {
      source: hashOf(site, site.pageOfFile.get(file)?.source ?? ''),
      translation: hashOf(site, file),
    },
  ]);
  return new Map([...kept, ...accepted]);
}

/** The lock with new files that hold no translation yet. */
export function announce(lock: Lock, files: ReadonlyMap<string, string>): Lock {
  return new Map([
    ...lock,
    ...[...files].map(([file, text]): [string, LockEntry] => [
      file,
      {source: UNTRANSLATED, translation: hash(text)},
    ]),
  ]);
}

function hashOf(site: Site, file: string): string {
  return hash(site.files.get(file) ?? '');
}

/** Line ends are left out: Git may write them in another way on Windows. */
function hash(text: string): string {
  return createHash('sha256').update(text.replace(/\r\n/g, '\n')).digest('hex').slice(0, 16);
}

function isEntry(value: unknown): value is LockEntry {
  return (
    typeof value === 'object' &&
    value !== null &&
    'source' in value &&
    'translation' in value &&
    typeof value.source === 'string' &&
    typeof value.translation === 'string'
  );
}
