import {expect, test} from 'vitest';
import {
  DEFAULT_TAG,
  indexFileName,
  MAX_INPUT_LENGTH,
  SEARCH_SETTINGS,
  STALL_THRESHOLD,
} from './settings';

test('the constants of the specification are these', () => {
  expect(SEARCH_SETTINGS).toEqual({
    titleBoost: 5,
    contentBoost: 1,
    tagsBoost: 3,
    parentCategoriesBoost: 2,
    indexDocSidebarParentCategories: 0,
    maxSearchResults: 8,
  });
  expect(MAX_INPUT_LENGTH).toBe(512);
  expect(STALL_THRESHOLD).toBe(300);
  expect(indexFileName(DEFAULT_TAG)).toBe('search-index-default.json');
});
