import {expect, test} from 'vitest';
import {searchOptions} from './search';

const {ignoreFiles} = searchOptions.package;
const isLeftOut = (page: string) => ignoreFiles.some((pattern) => pattern.test(page));

test.each([
  'havre/page/2',
  'havre/archive',
  'loquet/authors/loquet',
  'extension/tags',
  'extension/tags/extension/page/2',
])('the list %s, which repeats other pages, is not indexed', (page) => {
  expect(isLeftOut(page)).toBe(true);
});

test.each([
  'docs/user/havre/connect',
  'docs/administrateur/tags',
  'havre/havre/version/4.0',
  'havre/pages',
])('the page %s is indexed', (page) => {
  expect(isLeftOut(page)).toBe(false);
});
