import {expect, test} from 'vitest';
import {loadedManual, loadedPages, loadedPosts, sourceFile} from './loaded';

test('finds the manual and the posts of each history', () => {
  const content = {
    'docusaurus-plugin-content-docs': {default: {loadedVersions: ['a']}},
    'docusaurus-plugin-content-blog': {product: {blogPosts: ['b']}, extension: {blogPosts: ['c']}},
    'docusaurus-plugin-content-pages': {default: ['d']},
  };
  expect(loadedManual(content)).toEqual(['a']);
  expect(loadedPosts(content, 'product')).toEqual(['b']);
  expect(loadedPosts(content, 'extension')).toEqual(['c']);
  expect(loadedPages(content)).toEqual(['d']);
});

test('a plugin that is missing or has not loaded yet has no pages', () => {
  for (const loaded of [undefined, null, {}, 'x']) {
    const content = {
      'docusaurus-plugin-content-docs': {default: loaded},
      'docusaurus-plugin-content-blog': {product: loaded},
      'docusaurus-plugin-content-pages': {default: loaded},
    };
    expect(loadedManual(content)).toEqual([]);
    expect(loadedPosts(content, 'product')).toEqual([]);
    expect(loadedPages(content)).toEqual([]);
  }
  expect(loadedManual({})).toEqual([]);
  expect(loadedPosts({}, 'product')).toEqual([]);
});

test('a source is named by its path from the root', () => {
  expect(sourceFile('@site/docs/user/index.md')).toBe('docs/user/index.md');
  expect(sourceFile('docs/@site/a.md')).toBe('docs/@site/a.md');
});
