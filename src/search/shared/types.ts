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

/** Where a word stands: `_index` is its number in the vectors, each field maps ids of documents. */
export type Posting = {readonly _index: number} & Readonly<
  Record<Field, Readonly<Record<string, object>>>
>;

/** An index as lunr 2.3 serializes it. */
export interface SerializedIndex {
  readonly version: string;
  readonly fields: readonly Field[];
  /** `field/id` with pairs of word number and weight. */
  readonly fieldVectors: readonly (readonly [ref: string, vector: readonly number[]])[];
  readonly invertedIndex: readonly (readonly [word: string, posting: Posting])[];
  readonly pipeline: readonly string[];
}

/** The content of `search-index-{tag}.json` (specification §7). */
export interface SearchIndexFile {
  readonly documents: readonly SearchDocument[];
  readonly index: SerializedIndex;
}

/** A result (specification §3); `terms` are the words to mark on its page. */
export interface SearchResult {
  readonly document: SearchDocument;
  readonly score: number;
  readonly terms: readonly string[];
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
