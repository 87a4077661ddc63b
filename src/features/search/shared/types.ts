/** Origin of a section: a manual page, a release note or another page (specification §3). */
export type DocumentType = 'docs' | 'blog' | 'page';

/** One section of a page, a unit of search (specification §3). */
export interface SearchDocument {
  readonly id: number;
  readonly type: DocumentType;
  /** Path of the page, with `#anchor` unless the section is the page's opening. */
  readonly sectionRoute: string;
  readonly sectionTitle: string;
  readonly pageTitle: string;
  /** Categories above the page, outermost first; absent where there are none. */
  readonly breadcrumb?: readonly string[];
}

/** An inverted index: word → sections and fields. */
export interface InvertedIndex {
  /** Sections are numbered by the `id` of their document. */
  readonly ref: 'id';
  readonly fields: readonly {readonly name: string; readonly boost: number}[];
  /** Encoded by `writePostings`. */
  readonly words: Readonly<Record<string, string>>;
}

/** The content of `search-index-{tag}.json` (specification §7). */
export interface SearchIndexFile {
  /** In the order of their ids, which count from 0. */
  readonly documents: readonly SearchDocument[];
  readonly index: InvertedIndex;
  /** Groups of synonyms, the manual's word first. In the file of `default` only. */
  readonly synonyms?: readonly (readonly string[])[];
  /** Readers' questions by the id of the section that answers. */
  readonly questions?: Readonly<Record<number, readonly string[]>>;
}

/** The content of `search-texts-{tag}.json`: the text of each section, by id. */
export type SearchTextsFile = readonly string[];

/** A piece of a section's text; marked where it matches. */
export interface ExcerptPart {
  readonly text: string;
  readonly isMarked: boolean;
}

/** A result (specification §3); `terms` are the words to highlight on its page. */
export interface SearchResult {
  readonly document: SearchDocument;
  readonly score: number;
  /** It covers little of the query: shown as a possible answer. */
  readonly isWeak?: boolean;
  readonly terms: readonly string[];
  /** The sentence that answers; absent until the texts are loaded. */
  readonly excerpt?: readonly ExcerptPart[];
}
