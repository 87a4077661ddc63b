import {expect, test} from 'vitest';
import {readPostings} from '../shared/postings';
import type {SearchIndexFile} from '../shared/types';
import {indexOf, type TestPage} from '../testCorpus';
import {buildIndex} from './buildIndex';

/** Each page has the word in one field only. */
const PAGES: readonly TestPage[] = [
  {url: '/in-title', title: 'Backup', text: 'Several other words'},
  {url: '/in-content', title: 'Content', text: 'Backup again and again: backup'},
  {url: '/in-tags', title: 'Tags', text: 'Several other words', keywords: 'backup'},
  {url: '/in-category', title: 'Category', text: 'Words', breadcrumb: ['Manual', 'Backup']},
];

/** Address and field of each posting of a word. */
function placesOf({documents, index}: SearchIndexFile, word: string): string[] {
  return readPostings(Object.hasOwn(index.words, word) ? index.words[word]! : '').map(
    ({section, field}) => `${documents[section]?.sectionRoute} ${index.fields[field]?.name}`,
  );
}

function wordsOf({index}: SearchIndexFile, field: string): string[] {
  const number = index.fields.findIndex(({name}) => name === field);
  return Object.entries(index.words)
    .filter(([, postings]) => readPostings(postings).some((posting) => posting.field === number))
    .map(([word]) => word)
    .sort();
}

test('a file contains the documents and an inverted index by id over four fields', () => {
  const file = indexOf(PAGES, 'en');
  expect(Object.keys(file)).toEqual(['documents', 'index']);
  expect(file.documents.map(({id}) => id)).toEqual([0, 1, 2, 3]);
  expect(file.documents[3]).toEqual({
    id: 3,
    type: 'docs',
    sectionRoute: '/in-category',
    sectionTitle: 'Category',
    pageTitle: 'Category',
    breadcrumb: ['Backup'],
  });
  expect(file.index).toMatchObject({
    ref: 'id',
    fields: [
      {name: 'title', boost: 5},
      {name: 'content', boost: 1},
      {name: 'tags', boost: 3},
      {name: 'sidebarParentCategories', boost: 2},
    ],
  });
});

test('a word points to its sections and fields', () => {
  const file = indexOf(PAGES, 'en');
  expect(placesOf(file, 'backup')).toEqual([
    '/in-title title',
    '/in-content content',
    '/in-tags tags',
  ]);
  expect(placesOf(file, 'nothing')).toEqual([]);
});

test('the site indexes no categories', () => {
  expect(wordsOf(indexOf(PAGES, 'en'), 'sidebarParentCategories')).toEqual([]);
});

test('words are indexed whole, normalized for the language', () => {
  const page = {url: '/a', title: 'Geräte ändern', text: 'Die Schlüssel', keywords: 'Öffnen'};
  const german = indexOf([page], 'de');
  expect(wordsOf(german, 'title')).toEqual(['andern', 'gerate']);
  expect(wordsOf(german, 'tags')).toEqual(['offnen']);
  expect(wordsOf(german, 'content')).toEqual(['die', 'schlussel']);
});

test('indexes names of JavaScript’s own properties', () => {
  const pages = [
    {url: '/a', title: 'constructor', text: 'toString __proto__ hasOwnProperty'},
    {url: '/b', title: 'Other'},
  ];
  for (const word of ['constructor', 'tostring', 'proto', 'hasownproperty']) {
    expect(placesOf(indexOf(pages, 'en'), word)[0], word).toMatch(/^\/a /);
  }
});

test('indexes all pairs of Chinese titles, and those within words of texts', () => {
  const file = indexOf([{url: '/a', title: '密码设置', text: '密码设置'}], 'zh');
  expect(wordsOf(file, 'title')).toEqual(['密码', '码设', '设置'].sort());
  expect(wordsOf(file, 'content')).toEqual(['密码', '设置'].sort());
});

test('indexes a pair across two words when it occurs more than twice', () => {
  const twice = indexOf([{url: '/a', title: 'A', text: '密码设置。密码设置'}], 'zh');
  const thrice = indexOf([{url: '/a', title: 'A', text: '密码设置。密码设置。密码设置'}], 'zh');
  expect(placesOf(twice, '码设')).toEqual([]);
  expect(placesOf(thrice, '码设')).toEqual(['/a content']);
});

test('omits a pair across two words with a sign of grammar', () => {
  const file = indexOf([{url: '/a', title: 'A', text: '您的密码。您的密码。您的密码'}], 'zh');
  expect(placesOf(file, '的密')).toEqual([]);
  expect(placesOf(file, '密码')).toEqual(['/a content']);
});

test.each([
  ['en', 'Make administrator', 'Choose Make administrator here.', 'make administrator'],
  ['zh', '设为管理员', '点击设为管理员。', '设为管理员'],
] as const)(
  'in %s, the label "%s" points to the sections that name it',
  (locale, label, text, word) => {
    const sections = [text, 'Something else.'].map((content, id) => ({
      document: {
        id,
        type: 'docs' as const,
        sectionRoute: `/${id}`,
        sectionTitle: 'A',
        pageTitle: 'A',
      },
      title: 'A',
      content,
      tags: '',
    }));
    expect(placesOf(buildIndex(sections, locale, [label]), word)).toEqual(['/0 tags']);
  },
);

test('a label stands for the sections that name it, in title or text, as whole words', () => {
  const page = {
    url: '/a',
    title: 'Make administrator',
    text: 'Then make administrator. Remake administrators.',
  };
  const {index} = indexOf([page, {url: '/b', title: 'B'}], 'en', [
    'Make administrator',
    'MAKE administrator',
    'Make',
  ]);
  expect(readPostings(index.words['make administrator'] ?? '')).toEqual([{section: 0, field: 2}]);
  // A label of one word is a word already.
  expect(readPostings(index.words['make'] ?? '').map(({field}) => field)).toEqual([0, 1]);
  const chinese = indexOf([{url: '/a', title: '设为管理员', text: '设为管理员'}], 'zh', [
    '设为管理员',
    '管理员',
    '设为',
  ]);
  expect(readPostings(chinese.index.words['设为管理员'] ?? '')).toEqual([{section: 0, field: 2}]);
  // One of two signs is a pair, one of three is not.
  expect(readPostings(chinese.index.words['管理员'] ?? '')).toEqual([{section: 0, field: 2}]);
  expect(readPostings(chinese.index.words['设为'] ?? '').map(({field}) => field)).toEqual([0]);
});

test('sorts words, and postings by section and field', () => {
  const {index} = indexOf(
    [
      {url: '/b', title: 'beta', text: 'alpha', keywords: 'gamma alpha'},
      {url: '/a', title: 'alpha', text: 'beta'},
    ],
    'en',
  );
  expect(Object.keys(index.words)).toEqual(['alpha', 'beta', 'gamma']);
  expect(
    readPostings(index.words['alpha'] ?? '').map(({section, field}) => [section, field]),
  ).toEqual([
    [0, 1],
    [0, 2],
    [1, 0],
  ]);
});
