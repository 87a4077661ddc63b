/** What a section belongs to: a manual page, a release note or another page (specification §3). */
export type DocumentType = 'docs' | 'blog' | 'page';

/** One section of a page, as the reader finds it (specification §3). */
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

/** The fields of the index (specification §3). */
export const FIELDS = ['title', 'content', 'tags', 'sidebarParentCategories'] as const;

export type Field = (typeof FIELDS)[number];

/** An inverted index: in which sections a word stands, in which fields, and what it weighs there. */
export interface InvertedIndex {
  /** The name of a section's number: `id` of its document. */
  readonly ref: 'id';
  readonly fields: readonly {readonly name: Field; readonly boost: number}[];
  /** By word; written by `writePostings` and read by `readPostings`. */
  readonly words: Readonly<Record<string, string>>;
}

/** The content of `search-index-{tag}.json` (specification §7). */
export interface SearchIndexFile {
  /** In the order of their ids, which count from 0. */
  readonly documents: readonly SearchDocument[];
  readonly index: InvertedIndex;
  /** Groups of words that mean the same; what the manual says stands first. In the file of `default` only. */
  readonly synonyms?: readonly (readonly string[])[];
  /** What readers ask that a section answers, by id. */
  readonly questions?: Readonly<Record<number, readonly string[]>>;
}

/** The content of `search-texts-{tag}.json`: the text of each section, by id. */
export type SearchTextsFile = readonly string[];

/** A piece of a section's text; marked where it is what the reader looks for. */
export interface ExcerptPart {
  readonly text: string;
  readonly isMarked: boolean;
}

/** A result (specification §3); `terms` are the words to mark on its page. */
export interface SearchResult {
  readonly document: SearchDocument;
  readonly score: number;
  readonly terms: readonly string[];
  /** The sentence that answers; absent until the texts are there. */
  readonly excerpt?: readonly ExcerptPart[];
}

/** Boosts of the fields and what else decides how the index is built (specification §3, §9). */
export interface SearchSettings {
  readonly titleBoost: number;
  readonly contentBoost: number;
  readonly tagsBoost: number;
  readonly parentCategoriesBoost: number;
  /** How many categories above a page are indexed with it, innermost first; 0 for none. */
  readonly indexDocSidebarParentCategories: number;
  readonly maxSearchResults: number;
}
