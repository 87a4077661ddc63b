import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {CORE_SCHEMA, load as parseYaml} from 'js-yaml';
import type {Locale} from '../site/locales';
import {isCatalogue, readCatalogue} from './catalogue';
import {INSERT, readPage, type Page, type Prose} from './page';
import {refuseConflict} from './sourceError';
import {SOURCE_FOLDERS, fileIn, localeOfFile, placeOf} from './places';

/** A run of text and the file it stands in. */
export interface SourceText extends Prose {
  readonly file: string;
  readonly locale: Locale;
}

/** The sources of the site, read once; every rule is a function of this. */
export interface Sources {
  /** Absolute path of the repository; empty for sources in memory. */
  readonly root: string;
  /** Everything read: path → text. Of `static/`, the paths only. */
  readonly files: ReadonlyMap<string, string>;
  readonly pages: readonly Page[];
  readonly pageOfFile: ReadonlyMap<string, Page>;
  /** Address → French page. */
  readonly pageOfAddress: ReadonlyMap<string, Page>;
  /** What readers see, in pages and in catalogues of messages. */
  readonly texts: readonly SourceText[];
  /** Keys of `tags.yml` and `authors.yml`. */
  readonly tags: ReadonlySet<string>;
  readonly authors: ReadonlySet<string>;
}

/** Makes the model of a site out of its files. */
export function buildSources(files: ReadonlyMap<string, string>, root = ''): Sources {
  const pages = [...files].flatMap(([file, text]) => {
    const place = placeOf(file);
    return place ? [readPage(file, place, text)] : [];
  });
  const catalogues = [...files].filter(([file]) => isCatalogue(file));
  return {
    root,
    files,
    pages,
    pageOfFile: new Map(pages.map((page) => [page.file, page])),
    pageOfAddress: new Map(
      pages.filter(({file, source}) => file === source).map((page) => [page.address, page]),
    ),
    texts: [
      ...pages.flatMap(({file, locale, prose}) => prose.map((run) => ({...run, file, locale}))),
      ...catalogues.flatMap(([file, text]) => messagesOf(file, text)),
    ],
    tags: keysOf(files, 'tags.yml'),
    authors: keysOf(files, 'authors.yml'),
  };
}

/**
 * Reads the sources of the site.
 *
 * @param root absolute path of the repository
 */
export function loadSources(root: string): Sources {
  const files = new Map<string, string>();
  for (const folder of SOURCE_FOLDERS) {
    for (const file of filesUnder(root, folder)) {
      if (/\.(?:md|json|yml|svg|txt|tsx?)$/.test(file)) {
        files.set(file, readFileSync(path.join(root, file), 'utf8'));
      }
    }
  }
  for (const file of ['tags.yml', 'authors.yml']) {
    files.set(file, readFileSync(path.join(root, file), 'utf8'));
  }
  for (const file of filesUnder(root, 'static')) {
    files.set(file, '');
  }
  return buildSources(files, root);
}

/** The same page in the language of another page; French when it is not translated. */
export function inLocale(sources: Sources, page: Page, locale: Locale): Page {
  return sources.pageOfFile.get(fileIn(page.source, locale)) ?? page;
}

function messagesOf(file: string, text: string): SourceText[] {
  const locale = localeOfFile(file);
  return [...readCatalogue(file, text).values()].map(({message, line}) => ({
    file,
    locale,
    line,
    text: message.replace(/\{\w+\}/g, INSERT),
    isTitle: false,
    bold: [],
    italics: 0,
  }));
}

function keysOf(files: ReadonlyMap<string, string>, file: string): Set<string> {
  const yaml = files.get(file) ?? '';
  refuseConflict(file, yaml);
  const data: unknown = parseYaml(yaml, {schema: CORE_SCHEMA});
  return new Set(Object.keys(data ?? {}));
}

/** The files of a folder; none where there is no folder: a history has its own from its first release on. */
function filesUnder(root: string, folder: string): string[] {
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
