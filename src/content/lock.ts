import {createHash} from 'node:crypto';
import {DEFAULT_LOCALE, type Locale} from '../site/locales';
import type {Sources} from './load';
import {meaningOfMessage, type SectionMeaning} from './meaning';
import {isFrench, type Page} from './page';
import {TRANSLATED_LOCALES, fileIn} from './places';
import {isQuestionsFile, questionsFile, type PageQuestions} from './questions';
import {SourceError, refuseConflict} from './sourceError';

/** Catalogue of the interface; `code.json#site.search.placeholder` is one of its messages. */
export const MESSAGES = 'code.json';

/**
 * The reviewed state of one language's translations:
 * - section (`docs/user/index.md#sign-in`) or message → hashes of the French meaning. Two when two branches reviewed
 *   it at once and Git kept both lines: either counts until the next review, which `npm run check` asks for;
 * - page (`docs/user/index.md`) → its {@link sealOf seal};
 * - section of questions (`docs/user/index.questions.yml#sign-in`) → hash of the French section at their last review;
 *   of these French has a lock too.
 */
export type Lock = ReadonlyMap<string, ReadonlySet<string>>;

/** Instead of a hash while the file is an untranslated skeleton. */
const UNTRANSLATED = 'untranslated';

const ENTRY = new RegExp(
  `^(\\S+\\.(?:md|(?:md|json|questions\\.yml)#\\S*)) ([0-9a-f]{12}|${UNTRANSLATED})$`,
);

/** `untranslated`: the file exists, its text does not. */
export type TranslationState = 'complete' | 'stale' | 'untranslated' | 'missing';

export interface TranslationStatus {
  readonly file: string;
  readonly locale: Locale;
  readonly source: Page;
  readonly state: TranslationState;
  /** French sections whose meaning has changed since the review. */
  readonly behind: readonly SectionMeaning[];
}

/** The committed lock of a language: one line per section, so that Git merges two reviews. */
export function lockFile(locale: Locale): string {
  return `i18n/${locale}/lock.txt`;
}

/** Parses the text of a lock, empty without one. @throws SourceError naming file and line */
export function parseLock(locale: Locale, text = ''): Lock {
  const lock = new Map<string, Set<string>>();
  refuseConflict(lockFile(locale), text);
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line === '') {
      continue;
    }
    const [, section, hash] = ENTRY.exec(line) ?? [];
    if (section === undefined || hash === undefined) {
      throw new SourceError(
        `${lockFile(locale)}:${index + 1}: is no line of "section hash" → delete it, then run npm run i18n:accept -- <file> for the page it names.`,
      );
    }
    lock.set(section, (lock.get(section) ?? new Set()).add(hash));
  }
  return lock;
}

export function lockOf({files}: Sources, locale: Locale): Lock {
  return parseLock(locale, files.get(lockFile(locale)));
}

/** The text of a lock, sorted by section. */
export function printLock(lock: Lock): string {
  return [...lock]
    .flatMap(([section, hashes]) => [...hashes].map((hash) => `${section} ${hash}\n`))
    .sort()
    .join('');
}

/**
 * True when a French page (path, content) and its lock entries are as last recorded: nothing is behind, nothing needs
 * parsing. Otherwise a typo may have been mended; {@link sectionsBehind} decides.
 */
export function isSealed(file: string, text: string, lock: Lock): boolean {
  return lock.get(file)?.has(sealOf(file, text, lock)) ?? false;
}

/** Hash of a page together with its lock entries. */
function sealOf(file: string, text: string, lock: Lock): string {
  const sections = [...lock].filter(([key]) => key.startsWith(keyOf(file, '')));
  return createHash('sha256')
    .update(printLock(new Map(sections)))
    .update(text)
    .digest('hex')
    .slice(0, 12);
}

/** The lock with the seals of all pages of which nothing is behind. */
function sealed(lock: Lock, sources: Sources): Lock {
  const seals = sources.pages
    .filter((page) => isFrench(page) && sectionsBehind(page, lock).length === 0)
    .map(({file}) => [file, new Set([sealOf(file, sources.files.get(file) ?? '', lock)])] as const);
  return new Map([...lock, ...seals]);
}

/** Sections of a French page whose meaning differs from the reviewed one. */
export function sectionsBehind(
  {file, meaning}: Pick<Page, 'file' | 'meaning'>,
  lock: Lock,
): SectionMeaning[] {
  return meaning.filter(({id, hash}) => !lock.get(keyOf(file, id))?.has(hash));
}

/** Keys of a catalogue's messages whose French meaning differs from the reviewed one. */
export function messagesBehind(
  messages: ReadonlyMap<string, string>,
  lock: Lock,
  catalogue = MESSAGES,
): string[] {
  return [...messages]
    .filter(([key, message]) => !lock.get(keyOf(catalogue, key))?.has(meaningOfMessage(message)))
    .map(([key]) => key);
}

/** The lock after a review of all messages of a catalogue. */
export function acceptMessages(
  lock: Lock,
  messages: ReadonlyMap<string, string>,
  catalogue = MESSAGES,
): Lock {
  return new Map([
    ...[...lock].filter(([key]) => !key.startsWith(keyOf(catalogue, ''))),
    ...[...messages].map(
      ([key, message]) => [keyOf(catalogue, key), new Set([meaningOfMessage(message)])] as const,
    ),
  ]);
}

export function translationStatus(sources: Sources): TranslationStatus[] {
  const french = sources.pages.filter(({locale}) => locale === DEFAULT_LOCALE);
  return TRANSLATED_LOCALES.flatMap((locale) => {
    const lock = lockOf(sources, locale);
    return french.map((source) => {
      const file = fileIn(source.file, locale);
      const behind = sectionsBehind(source, lock);
      return {file, locale, source, behind, state: stateOf(sources, lock, file, source, behind)};
    });
  });
}

function stateOf(
  {pageOfFile}: Sources,
  lock: Lock,
  file: string,
  source: Page,
  behind: readonly SectionMeaning[],
): TranslationState {
  if (!pageOfFile.has(file)) {
    return 'missing';
  }
  if (lock.get(keyOf(source.file, ''))?.has(UNTRANSLATED)) {
    return 'untranslated';
  }
  return behind.length > 0 ? 'stale' : 'complete';
}

/** The lock after a review of French pages; sections and hashes that are gone are dropped. */
export function accept(sources: Sources, locale: Locale, reviewed: readonly Page[]): Lock {
  const names = new Set(reviewed.map(({file}) => file));
  const current = new Map(
    sources.pages.flatMap(({file, meaning}) =>
      meaning.map(({id, hash}) => [keyOf(file, id), hash] as const),
    ),
  );
  const kept = [...lockOf(sources, locale)].filter(([section]) => {
    const [file = '', id] = section.split('#');
    const page = sources.pageOfFile.get(file);
    return (
      // Messages and questions are reviewed separately.
      !file.endsWith('.md') || (!names.has(file) && page?.meaning.some((known) => known.id === id))
    );
  });
  const accepted = reviewed.flatMap(({file, meaning}) =>
    meaning.map(({id, hash}) => [keyOf(file, id), new Set([hash])] as const),
  );
  const single = kept.map(([key, hashes]) => {
    const hash = current.get(key);
    return [key, hash !== undefined && hashes.has(hash) ? new Set([hash]) : hashes] as const;
  });
  return sealed(new Map([...single, ...accepted]), sources);
}

/** Questions whose French section has changed since they were reviewed. */
export interface QuestionsBehind {
  readonly asked: PageQuestions;
  readonly line: number;
  readonly section: SectionMeaning;
}

/** The questions of a language, French too, that need another review. */
export function questionsBehind(sources: Sources, locale: Locale): QuestionsBehind[] {
  const lock = lockOf(sources, locale);
  return [...meaningsOfQuestions(sources, locale)]
    .filter(([key, {section}]) => !lock.get(key)?.has(section.hash))
    .map(([, behind]) => behind);
}

/** The lock after some questions were reviewed; those that are gone are dropped. */
export function acceptQuestions(
  lock: Lock,
  sources: Sources,
  locale: Locale,
  isRead: (asked: PageQuestions) => boolean,
): Lock {
  const meanings = meaningsOfQuestions(sources, locale);
  const kept = [...lock].filter(([key]) => {
    const [file = ''] = key.split('#');
    return !isQuestionsFile(file) || meanings.has(key);
  });
  const accepted = [...meanings]
    .filter(([, {asked}]) => isRead(asked))
    .map(([key, {section}]) => [key, new Set([section.hash])] as const);
  return new Map([...kept, ...accepted]);
}

/** Lock key of each section of a language's questions → meaning of its French section. */
function meaningsOfQuestions(
  {questions, pageOfFile}: Sources,
  locale: Locale,
): Map<string, QuestionsBehind> {
  return new Map(
    questions
      .filter((asked) => asked.locale === locale)
      .flatMap((asked) =>
        asked.sections.flatMap(({id, line}) => {
          const meaning = pageOfFile.get(asked.source)?.meaning ?? [];
          const section = meaning.find((candidate) => candidate.id === id);
          const key = keyOf(questionsFile(asked.source), id);
          return section ? [[key, {asked, line, section}] as const] : [];
        }),
      ),
  );
}

/** The lock of a language with untranslated new pages, by the paths of the French originals. */
export function announce(lock: Lock, files: readonly string[]): Lock {
  return new Map([
    ...lock,
    ...files.map((file) => [keyOf(file, ''), new Set([UNTRANSLATED])] as const),
  ]);
}

function keyOf(file: string, id: string): string {
  return `${file}#${id}`;
}
