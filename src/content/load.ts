import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {perLocale, type Locale} from '../site/locales';
import {isCatalogue, readCatalogue} from './catalogue';
import {CODE, PLAIN, UNKNOWN_TEXT, isFrench, readPage, type Page, type Prose} from './page';
import {SourceError, readYaml} from './sourceError';
import {REDIRECTS_FILE, SOURCE_FOLDERS, fileIn, localeOfFile, placeOf, type Place} from './places';
import {readQuestions, type PageQuestions} from './questions';
import {readHashes, sourcesFile} from './sourceHash';

export interface SourceText extends Prose {
  readonly file: string;
  readonly locale: Locale;
}

/** What is known of the sources while no page is parsed, which takes most of the time. */
export interface SourceFiles {
  /** Absolute path of the repository; empty for sources in memory. */
  readonly root: string;
  /** Path → text; of `static/`, the paths only. */
  readonly files: ReadonlyMap<string, string>;
  readonly pages: readonly (Place & Pick<Page, 'file'>)[];
  readonly questions: readonly PageQuestions[];
  /** Files of questions that cannot be read. */
  readonly unreadable: readonly SourceError[];
  /** Of each language {@link readHashes}. */
  readonly followed: Readonly<Record<Locale, ReadonlyMap<string, string>>>;
}

/** The sources of the site, read once; every rule is a function of them. */
export interface Sources extends SourceFiles {
  readonly pages: readonly Page[];
  readonly pageOfFile: ReadonlyMap<string, Page>;
  /** Address → French page. */
  readonly pageOfAddress: ReadonlyMap<string, Page>;
  /** Visible text of pages and catalogues of messages. */
  readonly texts: readonly SourceText[];
  readonly tags: ReadonlySet<string>;
  readonly authors: ReadonlySet<string>;
}

/** Results of an earlier read that unchanged files reuse. */
export type KnownPages = Pick<Sources, 'files' | 'pageOfFile'>;

/** Builds the model of the sources from its files; unchanged ones are taken from an earlier model. */
export function buildSources(
  files: ReadonlyMap<string, string>,
  root = '',
  known?: KnownPages,
): Sources {
  const outline = outlineOf(files, root);
  const pages = outline.pages.map(({file, ...place}) => {
    const text = files.get(file)!;
    const same = known?.files.get(file) === text ? known.pageOfFile.get(file) : undefined;
    return same ?? readPage(file, place, text);
  });
  const catalogues = [...files.keys()].filter(isCatalogue);
  return {
    ...outline,
    pages,
    pageOfFile: new Map(pages.map((page) => [page.file, page])),
    pageOfAddress: new Map(
      pages
        .filter((page) => isFrench(page) && page.kind !== 'partial')
        .map((page) => [page.address, page]),
    ),
    texts: [
      ...pages.flatMap(({file, locale, prose}) => prose.map((run) => ({...run, file, locale}))),
      ...catalogues.flatMap((file) => messagesOf(files, file)),
    ],
    tags: readKeys(files, 'tags.yml'),
    authors: readKeys(files, 'authors.yml'),
  };
}

function outlineOf(files: SourceFiles['files'], root: string): SourceFiles {
  const pages = [...files.keys()].flatMap((file) => {
    const place = placeOf(file);
    return place ? [{...place, file}] : [];
  });
  const followed = perLocale((locale) => readHashes(locale, files.get(sourcesFile(locale))));
  return {root, files, pages, ...questionsOf(files), followed};
}

/** One file that cannot be read hides nothing of the others. */
function questionsOf(files: Sources['files']): Pick<Sources, 'questions' | 'unreadable'> {
  const questions: PageQuestions[] = [];
  const unreadable: SourceError[] = [];
  for (const [file, text] of files) {
    try {
      questions.push(...[readQuestions(file, text) ?? []].flat());
    } catch (error) {
      if (!(error instanceof SourceError)) {
        throw error;
      }
      unreadable.push(error);
    }
  }
  return {questions, unreadable};
}

/** Reads the files of the repository at an absolute path, and parses no page. */
export function loadFiles(root: string): SourceFiles {
  return outlineOf(readFiles(root), root);
}

/** Reads the sources of the repository at an absolute path; unchanged files are taken from an earlier model. */
export function loadSources(root: string, known?: KnownPages): Sources {
  return buildSources(readFiles(root), root, known);
}

function readFiles(root: string): Map<string, string> {
  const texts = SOURCE_FOLDERS.flatMap((folder) => filesUnder(root, folder)).filter((file) =>
    /\.(?:mdx?|markdown|json|yml|svg|txt|tsx?)$/i.test(file),
  );
  const lists = ['tags.yml', 'authors.yml', REDIRECTS_FILE].filter((file) =>
    existsSync(path.join(root, file)),
  );
  return new Map([
    ...[...texts, ...lists].map(
      (file) => [file, readFileSync(path.join(root, file), 'utf8')] as const,
    ),
    ...filesUnder(root, 'static').map((file) => [file, ''] as const),
  ]);
}

/** The page in another page's language; French when it is not translated. */
export function inLocale(sources: Sources, page: Page, locale: Locale): Page {
  return sources.pageOfFile.get(fileIn(page.source, locale)) ?? page;
}

/** An example's address, which messages write without backticks. */
const EXAMPLE_ADDRESS = /(?:https:\/\/)?[\w.-]+\.example\b/g;

function messagesOf(files: Sources['files'], file: string): SourceText[] {
  const locale = localeOfFile(file);
  return [...readCatalogue(files, file).values()].map(({message, line}) => ({
    ...PLAIN,
    file,
    locale,
    line,
    text: message.replace(/\{[\w-]+\}/g, UNKNOWN_TEXT).replace(EXAMPLE_ADDRESS, CODE),
  }));
}

/** Keys of `tags.yml`, `i18n/de/authors.yml` and the like. @throws SourceError where it is not readable */
export function readKeys(files: ReadonlyMap<string, string>, file: string): Set<string> {
  return new Set(Object.keys(readYaml(file, files.get(file) ?? '') ?? {}));
}

/** The files of a folder; none where there is no folder, e.g. of a history without a release. */
export function filesUnder(root: string, folder: string): string[] {
  const absolute = path.join(root, folder);
  if (!existsSync(absolute)) {
    return [];
  }
  return readdirSync(absolute, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    );
}
