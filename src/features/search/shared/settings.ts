import type {SearchSettings} from './types';

/** Specification §9. The boosts are applied when the index is built. */
export const SEARCH_SETTINGS: SearchSettings = {
  titleBoost: 5,
  contentBoost: 1,
  tagsBoost: 3,
  parentCategoriesBoost: 2,
  indexDocSidebarParentCategories: 0,
  maxSearchResults: 8,
};

/** Characters (specification §5). */
export const MAX_INPUT_LENGTH = 512;

/** Milliseconds after which a slow search is announced (specification §9). */
export const STALL_THRESHOLD = 300;

/** Index of everything outside documentation sets: histories and pages (specification §7). */
export const DEFAULT_TAG = 'default';

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
