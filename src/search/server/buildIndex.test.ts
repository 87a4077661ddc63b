import lunr from 'lunr';
import {expect, test} from 'vitest';
import {SEARCH_SETTINGS} from '../shared/settings';
import type {Field, SearchIndexFile, SearchSettings} from '../shared/types';
import {indexOf, type TestPage} from '../testCorpus';
import {pairsWithinWords} from './buildIndex';

/** Each page has the word in one field only. */
const PAGES: readonly TestPage[] = [
  {url: '/in-title', title: 'Backup', text: 'Several other words'},
  {url: '/in-content', title: 'Content', text: 'Backup again and again: backup'},
  {url: '/in-tags', title: 'Tags', text: 'Several other words', keywords: 'backup'},
  {url: '/in-category', title: 'Category', text: 'Words', breadcrumb: ['Manual', 'Backup']},
];

/** Among others that fill the same fields: a word that most pages have weighs next to nothing. */
const MANY_PAGES = [
  ...PAGES,
  ...Array.from({length: 20}, (_, index) => ({
    url: `/${index}`,
    title: 'Page',
    text: 'Several other words',
    keywords: 'keyword',
    breadcrumb: ['Manual', 'Section'],
  })),
];

/** What lunr itself finds in a file, once written and read again. */
function lunrFinds(file: SearchIndexFile, word: string): string[] {
  const {documents, index} = JSON.parse(JSON.stringify(file)) as SearchIndexFile;
  return lunr.Index.load(index)
    .query((query) => query.term(word, {}))
    .map(({ref}) => documents[Number(ref)]?.sectionRoute ?? ref);
}

function wordsOf(file: SearchIndexFile, field: Field): string[] {
  return file.index.invertedIndex
    .filter(([, posting]) => Object.keys(posting[field]).length > 0)
    .map(([word]) => word)
    .sort();
}

test('a file holds the documents and a lunr index over four fields', () => {
  const file = indexOf(PAGES, 'en');
  expect(Object.keys(file)).toEqual(['documents', 'index']);
  expect(file.documents).toHaveLength(4);
  expect(file.documents[3]).toEqual({
    id: 3,
    type: 'docs',
    sectionRoute: '/in-category',
    sectionTitle: 'Category',
    pageTitle: 'Category',
    breadcrumb: ['Backup'],
  });
  expect(file.index).toMatchObject({
    version: lunr.version,
    fields: ['title', 'content', 'tags', 'sidebarParentCategories'],
    pipeline: [],
  });
});

test('the index refers to documents by their id', () => {
  const {documents, index} = indexOf(PAGES, 'en');
  const ids = new Set(documents.map(({id}) => String(id)));
  const refs = index.fieldVectors.map(([ref]) => ref.split('/')[1]);
  expect(refs.length).toBeGreaterThan(4);
  expect(refs.filter((ref) => !ids.has(ref ?? ''))).toEqual([]);
});

test('lunr loads the file and finds each word where it stands', () => {
  const file = indexOf(PAGES, 'en');
  expect(new Set(lunrFinds(file, 'backup'))).toEqual(
    new Set(['/in-title', '/in-content', '/in-tags']),
  );
  expect(lunrFinds(file, 'content')).toEqual(['/in-content']);
  expect(lunrFinds(file, 'nothing')).toEqual([]);
});

test('an index of nothing is an index', () => {
  const file = indexOf([], 'fr');
  expect(file.documents).toEqual([]);
  expect(lunrFinds(file, 'word')).toEqual([]);
});

test.each<[name: keyof SearchSettings, first: string]>([
  ['titleBoost', '/in-title'],
  ['contentBoost', '/in-content'],
  ['tagsBoost', '/in-tags'],
  ['parentCategoriesBoost', '/in-category'],
])('the setting %s decides what comes first and last', (name, first) => {
  const settings = {
    ...SEARCH_SETTINGS,
    indexDocSidebarParentCategories: 1,
    titleBoost: 5,
    contentBoost: 5,
    tagsBoost: 5,
    parentCategoriesBoost: 5,
  };
  const raised = lunrFinds(indexOf(MANY_PAGES, 'en', {...settings, [name]: 20}), 'backup');
  const lowered = lunrFinds(indexOf(MANY_PAGES, 'en', {...settings, [name]: 1}), 'backup');
  expect([raised[0], lowered.at(-1)]).toEqual([first, first]);
});

test('with the settings of the site, a title goes before keywords, and those before the text', () => {
  expect(lunrFinds(indexOf(MANY_PAGES, 'en'), 'backup')).toEqual([
    '/in-title',
    '/in-tags',
    '/in-content',
  ]);
});

test.each([
  [0, []],
  [1, ['inner']],
  [2, ['inner', 'middle']],
  [9, ['inner', 'middle', 'outer']],
])('of the categories above a page, the %i innermost are indexed', (depth, expected) => {
  const pages = [{url: '/a', title: 'Page', breadcrumb: ['Navbar', 'Outer', 'Middle', 'Inner']}];
  const settings = {...SEARCH_SETTINGS, indexDocSidebarParentCategories: depth};
  expect(wordsOf(indexOf(pages, 'en', settings), 'sidebarParentCategories')).toEqual(expected);
});

test('the site indexes no categories', () => {
  expect(wordsOf(indexOf(PAGES, 'en'), 'sidebarParentCategories')).toEqual([]);
});

test('words are indexed whole, as the language folds them', () => {
  const page = {url: '/a', title: 'Geräte ändern', text: 'Die Schlüssel', keywords: 'Öffnen'};
  const german = indexOf([page], 'de');
  expect(wordsOf(german, 'title')).toEqual(['andern', 'gerate']);
  expect(wordsOf(german, 'tags')).toEqual(['offnen']);
  // `Die` says nothing in German, and is a word elsewhere.
  expect(wordsOf(german, 'content')).toEqual(['schlussel']);
  expect(wordsOf(indexOf([page], 'fr'), 'content')).toEqual(['die', 'schlussel']);
});

test('words that say nothing are left out of texts and kept in titles', () => {
  const file = indexOf([{url: '/a', title: 'How to share', text: 'How to share'}], 'en');
  expect(wordsOf(file, 'title')).toEqual(['how', 'share', 'to']);
  expect(wordsOf(file, 'content')).toEqual(['share']);
});

test('words that mean something to JavaScript are words', () => {
  const pages = [
    {url: '/a', title: 'constructor', text: 'toString __proto__ hasOwnProperty'},
    {url: '/b', title: 'Other'},
  ];
  for (const word of ['constructor', 'tostring', 'proto', 'hasownproperty']) {
    expect(lunrFinds(indexOf(pages, 'en'), word), word).toEqual(['/a']);
  }
});

test('Chinese titles have all their pairs, texts those within words', () => {
  const file = indexOf([{url: '/a', title: '密码设置', text: '密码设置'}], 'zh');
  expect(wordsOf(file, 'title')).toEqual(['密码', '码设', '设置'].sort());
  expect(wordsOf(file, 'content')).toEqual(['密码', '设置'].sort());
});

test.each([
  ['管理设备', ['管理', '设备'], ['理设']],
  ['添加用户到文件夹', ['添加', '用户', '文件'], ['加用', '户到', '到文']],
  ['密', ['密'], []],
])('of %s the pairs within words are indexed: %j', (run, within, across) => {
  // Nothing exact is said about the rest: the dictionary is that of Node.
  const pairs = pairsWithinWords(run);
  expect(pairs).toEqual(expect.arrayContaining(within));
  expect(pairs.filter((pair) => across.includes(pair))).toEqual([]);
});

test('signs that stand alone make a pair unless one only serves grammar', () => {
  expect(pairsWithinWords('盾锚')).toEqual(['盾锚']);
  expect(pairsWithinWords('的盾')).toEqual([]);
});
