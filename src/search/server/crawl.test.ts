import {expect, test} from 'vitest';
import {readRecords} from './crawl';

test('the records of the package become pages again', () => {
  const titles = [
    {i: 1, t: 'Connect', u: '/docs/connect', b: ['Manual', 'User']},
    {i: 5, t: '3.6', u: '/havre/3.6'},
  ];
  const headings = [
    {i: 2, t: 'Before', u: '/docs/connect', h: '#before', p: 1},
    {i: 3, t: 'No text', u: '/docs/connect', h: '#none', p: 1},
  ];
  const descriptions = [{i: 1, t: 'How to connect.', u: '/docs/connect', s: 'Connect', p: 1}];
  const keywords = [{i: 5, t: 'release, news', u: '/havre/3.6', s: '3.6', p: 5}];
  const contents = [
    {i: 6, t: 'Opening.', u: '/docs/connect', s: 'Connect', h: '', p: 1},
    {i: 7, t: 'You need a key.', u: '/docs/connect', s: 'Before', h: '#before', p: 1},
    {i: 8, t: 'News.', u: '/havre/3.6', s: '3.6', h: '', p: 5},
  ];
  expect(readRecords([titles, headings, descriptions, keywords, contents])).toEqual([
    {
      url: '/docs/connect',
      title: 'Connect',
      description: 'How to connect.',
      keywords: '',
      breadcrumb: ['Manual', 'User'],
      sections: [
        {title: 'Connect', hash: '', content: 'Opening.'},
        {title: 'Before', hash: '#before', content: 'You need a key.'},
        {title: 'No text', hash: '#none', content: ''},
      ],
    },
    {
      url: '/havre/3.6',
      title: '3.6',
      description: '',
      keywords: 'release, news',
      breadcrumb: [],
      sections: [{title: '3.6', hash: '', content: 'News.'}],
    },
  ]);
});

test('no sentence keeps the space of a symbol that is no text', () => {
  const titles = [{i: 1, t: 'Share', u: '/share'}];
  const contents = [{i: 2, t: 'Open Passwords , then a .csv file in Mine .', u: '/share', p: 1}];
  expect(readRecords([titles, [], [], [], contents])[0]?.sections).toEqual([
    {title: 'Share', hash: '', content: 'Open Passwords, then a .csv file in Mine.'},
  ]);
});

test('a page without a text has its opening, first', () => {
  const titles = [{i: 1, t: 'Empty', u: '/empty'}];
  const headings = [{i: 2, t: 'Later', u: '/empty', h: '#later', p: 1}];
  expect(readRecords([titles, headings, [], [], []])[0]?.sections).toEqual([
    {title: 'Empty', hash: '', content: ''},
    {title: 'Later', hash: '#later', content: ''},
  ]);
});

test('a heading and a text without an anchor are those of the opening', () => {
  const titles = [{i: 1, t: 'Share', u: '/share'}];
  const headings = [{i: 2, t: 'Shared folders', u: '/share', p: 1}];
  const contents = [{i: 3, t: 'Opening.', u: '/share', p: 1}];
  for (const lists of [
    [titles, headings, [], [], []],
    [titles, headings, [], [], contents],
  ]) {
    expect(readRecords(lists)[0]?.sections).toMatchObject([{title: 'Share', hash: ''}]);
  }
});

test('a section named like its page, which has no heading record, keeps its name and place', () => {
  const titles = [{i: 1, t: 'Share', u: '/share'}];
  const contents = [
    {i: 2, t: 'Opening.', u: '/share', s: 'Share', h: '', p: 1},
    {i: 3, t: 'Again.', u: '/share', s: 'Share', h: '#share', p: 1},
  ];
  expect(readRecords([titles, [], [], [], contents])[0]?.sections).toEqual([
    {title: 'Share', hash: '', content: 'Opening.'},
    {title: 'Share', hash: '#share', content: 'Again.'},
  ]);
});

test('no pages are no pages', () => {
  expect(readRecords([[], [], [], [], []])).toEqual([]);
});

const LISTS = [[], [], [], []];

test.each([
  ['nothing', undefined],
  ['null', null],
  ['an object', {0: [], length: 5}],
  ['four lists', LISTS],
  ['six lists', [...LISTS, [], []]],
  ['a list of something else', [...LISTS, {}]],
  ['a list with null', [...LISTS, [null]]],
  ['a record without a number', [[{t: 'A', u: '/a'}], ...LISTS]],
  ['a record with a number in letters', [[{i: '1', t: 'A', u: '/a'}], ...LISTS]],
  ['a record without a text', [...LISTS, [{i: 1, u: '/a'}]]],
  ['a record without an address', [[{i: 1, t: 'A'}], ...LISTS]],
])('%s from the package stops the build with one sentence', (_what, answer) => {
  expect(() => readRecords(answer)).toThrow(
    /^The search package has changed \([^()]+\): [^\n]+crawl\.ts\.$/,
  );
});
