import {expect, test} from 'vitest';
import {indexOf} from '../testCorpus';
import {plain, readCorpus} from './corpus';

const PAGES = [
  {
    url: '/connect',
    title: 'Connect',
    text: 'Connect with a key.',
    keywords: 'enter',
    sections: [['Lost key', '#lost', 'Ask for another key.']] as const,
  },
  {url: '/share', title: 'Share', text: 'Share a key.'},
];

test('sections know their index, their page and whether they open it', () => {
  const corpus = readCorpus(
    [indexOf(PAGES, 'en'), indexOf([{url: '/news', title: 'News'}], 'en')],
    'en',
  );
  expect(
    corpus.sections.map(({document, source, page, isOpening}) => [
      document.sectionRoute,
      source,
      page,
      isOpening,
    ]),
  ).toEqual([
    ['/connect', 0, 0, true],
    ['/connect#lost', 0, 0, false],
    ['/share', 0, 1, true],
    ['/news', 1, 2, true],
  ]);
  expect(corpus.openings).toEqual([0, 2, 3]);
});

test('a page whose opening is not indexed opens with its first section', () => {
  const {documents, index} = indexOf(PAGES, 'en');
  const corpus = readCorpus([{documents: documents.slice(1), index}], 'en');
  expect(corpus.openings).toEqual([0, 1]);
});

test('words of all indexes are sorted, once each, and know their sections in every one', () => {
  const news = {url: '/news', title: 'About keys', text: 'Lost and found.'};
  const corpus = readCorpus([indexOf(PAGES, 'en'), indexOf([news], 'en')], 'en');
  expect(corpus.words).toEqual([...new Set(corpus.words)].sort());
  expect(corpus.words).toEqual(expect.arrayContaining(['about', 'ask', 'found', 'share']));
  expect(corpus.occurrences.get('lost')?.sections).toEqual([1, 3]);
  expect(corpus.occurrences.get('share')?.sections).toEqual([2]);
  expect(corpus.occurrences.get('nothing')).toBeUndefined();
});

test('the weights of the fields of a section add up', () => {
  const file = indexOf(PAGES, 'en');
  const number = file.index.invertedIndex.find(([word]) => word === 'connect')?.[1]._index;
  const weights = ['title/0', 'content/0'].map((field) => {
    const [, vector = []] = file.index.fieldVectors.find(([ref]) => ref === field) ?? [];
    const place = vector.findIndex((value, index) => index % 2 === 0 && value === number);
    return vector[place + 1] ?? NaN;
  });
  const found = readCorpus([file], 'en').occurrences.get('connect');
  expect(found?.sections).toEqual([0]);
  expect(found?.weights[0]).toBeCloseTo(weights.reduce((sum, weight) => sum + weight, 0));
});

test('words are known by their stem and by their root', () => {
  const pages = [{url: '/a', title: 'Installing', text: 'installed installation'}];
  const {stems, roots} = readCorpus([indexOf(pages, 'en')], 'en');
  expect([...stems.values()]).toContainEqual(['installed', 'installing']);
  expect([...roots.values()]).toContainEqual(['installation', 'installed', 'installing']);
});

test('without any index there is nothing', () => {
  expect(readCorpus([], 'fr')).toMatchObject({sections: [], openings: [], words: []});
});

test.each([
  ['fr', 'L’accès : ça marche ?', 'acces ca marche'],
  ['en', '  Sign-on   with  SCIM ', 'sign on with scim'],
  ['de', 'Öffnen Sie “Geräte”', 'offnen sie gerate'],
  ['zh', '密码生成器', '密码生成器'],
  ['zh', 'Loquet 2.0：密码', 'loquet 2.0 密码'],
  ['en', '+ - *', ''],
] as const)('in %s the title "%s" is compared as "%s"', (locale, title, expected) => {
  expect(plain(title, locale)).toBe(expected);
});
