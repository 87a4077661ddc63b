import {expect, test} from 'vitest';
import {pageOf} from '../testCorpus';
import type {SearchIndexFile} from '../shared/types';
import {indexFiles} from './indexFiles';
import {parseGroups, readSynonyms} from './synonyms';

test('groups start with the manual’s word, normalized as queries', () => {
  const groups = readSynonyms('en');
  expect(groups.find(([manual]) => manual === 'two step codes')).toEqual(
    expect.arrayContaining(['two step codes', 'one time code']),
  );
});

test('accepts a single list, and numbers as words', () => {
  expect(parseGroups('en.yml', 'bin: [trash, 404]')).toEqual([['bin', 'trash', '404']]);
});

test.each([
  ['', 'the file'],
  ['# Nothing yet', 'the file'],
  ['bin: trash', '"bin"'],
  ['bin: [trash]\nsafe:', '"safe"'],
])('of the file %j one sentence says that %s is no list', (text, what) => {
  expect(() => parseGroups('en.yml', text)).toThrow(
    `en.yml: ${what} needs a list of words, as in "bin: [trash, wastebasket]".`,
  );
});

test('a section has its own questions, unchanged', () => {
  const pages = ['/en/docs/x', '/en/docs/user/havre/params/'].map((url) => ({
    ...pageOf({url, title: 'T', keywords: 'own', sections: [['T', '#substitute', '']]}),
    type: 'page' as const,
  }));
  const {questions, synonyms, index} = indexFiles(pages, 'en').get(
    'search-index-default.json',
  ) as SearchIndexFile;
  expect(Object.keys(questions ?? {})).toContain('3');
  expect(questions?.[3]).toContain('vacation');
  expect(synonyms).toEqual(readSynonyms('en'));
  expect(Object.keys(index.words)).toEqual(['own', 't']);
});
