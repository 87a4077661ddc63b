import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {CORE_SCHEMA, load as parseYaml} from 'js-yaml';
import type {Locale} from '../../src/site/locales';
import {INSERT, readPage, type Page, type Prose} from './page';
import {SOURCE_FOLDERS, fileIn, localeOfFile, placeOf} from './places';

/** A run of text and the file it stands in. */
export interface SiteText extends Prose {
  readonly file: string;
  readonly locale: Locale;
}

/** The sources of the site, read once; every rule is a function of this. */
export interface Site {
  /** Everything read: path → text. Of `static/`, the paths only. */
  readonly files: ReadonlyMap<string, string>;
  readonly pages: readonly Page[];
  readonly pageOfFile: ReadonlyMap<string, Page>;
  /** Address → French page. */
  readonly pageOfAddress: ReadonlyMap<string, Page>;
  /** What readers see, in pages and in catalogues of messages. */
  readonly texts: readonly SiteText[];
  /** Keys of `tags.yml` and `authors.yml`. */
  readonly tags: ReadonlySet<string>;
  readonly authors: ReadonlySet<string>;
}

/** Makes the model of a site out of its files. */
export function buildSite(files: ReadonlyMap<string, string>): Site {
  const pages = [...files].flatMap(([file, text]) => {
    const place = placeOf(file);
    return place ? [readPage(file, place, text)] : [];
  });
  const catalogues = [...files].filter(([file]) => isCatalogue(file));
  return {
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
    tags: keysOf(files.get('tags.yml')),
    authors: keysOf(files.get('authors.yml')),
  };
}

/**
 * Reads the sources of the site.
 *
 * @param root absolute path of the repository
 */
export function loadSite(root: string): Site {
  const files = new Map<string, string>();
  for (const folder of SOURCE_FOLDERS) {
    for (const file of filesUnder(root, folder)) {
      if (/\.(?:md|json|yml|tsx?)$/.test(file)) {
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
  return buildSite(files);
}

/** The same page in the language of another page; French when it is not translated. */
export function inLocale(site: Site, page: Page, locale: Locale): Page {
  return site.pageOfFile.get(fileIn(page.source, locale)) ?? page;
}

/** True for the catalogues of messages: `i18n/de/code.json`, `i18n/de/docusaurus-theme-classic/footer.json`. */
export function isCatalogue(file: string): boolean {
  return /^i18n\/[^/]+\/(?:code|docusaurus-theme-classic\/[^/]+)\.json$/.test(file);
}

/** A catalogue of messages: key → message and its line. */
export function readCatalogue(text: string): Map<string, {message: string; line: number}> {
  const data: unknown = JSON.parse(text);
  const lines = text.split('\n');
  return new Map(
    Object.entries(data ?? {}).map(([key, entry]: [string, unknown]) => {
      const message =
        typeof entry === 'object' && entry && 'message' in entry ? entry.message : undefined;
      const line = lines.findIndex((content) => content.includes(`${JSON.stringify(key)}:`)) + 1;
      return [key, {message: typeof message === 'string' ? message : '', line}];
    }),
  );
}

function messagesOf(file: string, text: string): SiteText[] {
  const locale = localeOfFile(file);
  return [...readCatalogue(text).values()].map(({message, line}) => ({
    file,
    locale,
    line,
    text: message.replace(/\{\w+\}/g, INSERT),
    isTitle: false,
  }));
}

function keysOf(yaml: string | undefined): Set<string> {
  const data: unknown = yaml === undefined ? {} : parseYaml(yaml, {schema: CORE_SCHEMA});
  return new Set(Object.keys(data ?? {}));
}

function filesUnder(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    );
}
