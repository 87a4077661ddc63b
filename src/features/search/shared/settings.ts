/** The fields of the index (specification §3) and their boosts (§9); categories above a page are not indexed. */
export const FIELDS = [
  {name: 'title', boost: 5},
  {name: 'content', boost: 1},
  {name: 'tags', boost: 3},
  {name: 'sidebarParentCategories', boost: 2},
] as const;

/** Results of a search at most (specification §9). */
export const MAX_RESULTS = 8;

/** Characters (specification §5). */
export const MAX_INPUT_LENGTH = 512;

/** Milliseconds after which a slow search is announced (specification §9). */
export const STALL_THRESHOLD = 300;

/** Index of everything outside the manual: histories and pages (specification §7). */
export const DEFAULT_TAG = 'default';

/** Index of the manual. */
export const MANUAL_TAG = 'docs-default-current';

/** One index is fetched for each (specification §7). */
export const TAGS = [DEFAULT_TAG, MANUAL_TAG] as const;

/** The index file of a tag, relative to the base address (specification §7). */
export function indexFileName(tag: string): string {
  return `search-index-${tag}.json`;
}

/** The texts of the same sections, for excerpts. */
export function textsFileName(tag: string): string {
  return `search-texts-${tag}.json`;
}

/** Key of the browser's storage: the last pages of the reader, one a line. Documented on the About page. */
export const RECENT_PAGES = 'recent_pages';
