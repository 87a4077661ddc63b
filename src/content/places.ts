import {HISTORIES} from '../site/collections';
import {DEFAULT_LOCALE, LOCALES, isLocale, type Locale} from '../site/locales';

/** `page`: outside manual and histories. `partial`: `_name.md`, shown by the pages that import it. */
export type PageKind = 'manual' | 'post' | 'page' | 'partial';

export interface Place {
  readonly kind: PageKind;
  readonly locale: Locale;
  /** The French original; the file itself when it is French. */
  readonly source: string;
}

interface Collection {
  readonly kind: PageKind;
  readonly folder: string;
  /** Folder of the translations, in `i18n/<locale>/`. */
  readonly translations: string;
}

/** Folders that hold Markdown, as Docusaurus names them. */
const COLLECTIONS: readonly Collection[] = [
  {kind: 'manual', folder: 'docs', translations: 'docusaurus-plugin-content-docs/current'},
  ...HISTORIES.map(({id}): Collection => ({
    kind: 'post',
    folder: id,
    translations: `docusaurus-plugin-content-blog-${id}`,
  })),
  {kind: 'page', folder: 'src/pages', translations: 'docusaurus-plugin-content-pages'},
];

function folderIn({folder, translations}: Collection, locale: Locale): string {
  return locale === DEFAULT_LOCALE ? folder : `i18n/${locale}/${translations}`;
}

export function markdownFolders(locale: Locale): string[] {
  return COLLECTIONS.map((collection) => folderIn(collection, locale));
}

/** Folders of all languages that hold only pages. */
export const PAGE_FOLDERS: readonly string[] = LOCALES.flatMap((locale) =>
  COLLECTIONS.filter(({kind}) => kind !== 'page').map((each) => folderIn(each, locale)),
);

/** Folders to read: Markdown, translations, code with French messages. */
export const SOURCE_FOLDERS: readonly string[] = [
  'docs',
  ...HISTORIES.map(({id}) => id),
  'i18n',
  'src',
];

export const REDIRECTS_FILE = 'redirects.ts';

export const TRANSLATED_LOCALES = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

/** The location of a Markdown file; undefined outside the folders of the site. */
export function placeOf(file: string): Place | undefined {
  const locale = localeOfFile(file);
  const isIn = (each: Collection) => file.startsWith(`${folderIn(each, locale)}/`);
  const collection = file.endsWith('.md') ? COLLECTIONS.find(isIn) : undefined;
  return (
    collection && {
      kind: isPartial(file) ? 'partial' : collection.kind,
      locale,
      source: collection.folder + file.slice(folderIn(collection, locale).length),
    }
  );
}

/** Partials by the naming convention of Docusaurus: `docs/user/_advice.md`. */
export function isPartial(file: string): boolean {
  return /(?:^|\/)_[^/]*\.md$/.test(file);
}

/** The language of a file of the repository: that of `i18n/<locale>`, else French. */
export function localeOfFile(file: string): Locale {
  const [folder, locale] = file.split('/');
  return folder === 'i18n' && isLocale(locale) ? locale : DEFAULT_LOCALE;
}

/** @param source path of the French original */
export function fileIn(source: string, locale: Locale): string {
  const collection = COLLECTIONS.find(({folder}) => source.startsWith(`${folder}/`));
  return collection
    ? folderIn(collection, locale) + source.slice(collection.folder.length)
    : source;
}
