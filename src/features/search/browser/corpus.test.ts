import {expect, test} from 'vitest';
import {indexOf} from '../testCorpus';
import {readCorpus} from './corpus';

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

test('sections know the section that opens their page', () => {
  const corpus = readCorpus(
    [indexOf(PAGES, 'en'), indexOf([{url: '/news', title: 'News'}], 'en')],
    'en',
  );
  expect(corpus.sections.map(({document, opening}) => [document.sectionRoute, opening])).toEqual([
    ['/connect', 0],
    ['/connect#lost', 0],
    ['/share', 2],
    ['/news', 3],
  ]);
});

test('words of all indexes are sorted and unique, with their sections in each', () => {
  const news = {url: '/news', title: 'About keys', text: 'Lost and found.'};
  const {words, occurrencesOf} = readCorpus([indexOf(PAGES, 'en'), indexOf([news], 'en')], 'en');
  const sectionsOf = (word: string): number[] => occurrencesOf(word).map(({section}) => section);
  expect(words).toEqual([...new Set(words)].sort());
  expect(words).toEqual(expect.arrayContaining(['about', 'ask', 'found', 'share']));
  expect(sectionsOf('lost')).toEqual([1, 3]);
  expect(sectionsOf('share')).toEqual([2]);
  expect(sectionsOf('nothing')).toEqual([]);
  expect(sectionsOf('constructor')).toEqual([]);
});

test('the fields of a section add up, each with its boost; words of titles are marked', () => {
  const {occurrencesOf} = readCorpus([indexOf(PAGES, 'en')], 'en');
  const [inBoth] = occurrencesOf('connect');
  const [inTags] = occurrencesOf('enter');
  const [inText] = occurrencesOf('with');
  expect(inBoth).toMatchObject({section: 0, isInTitle: true});
  expect(inBoth!.weight).toBeGreaterThan(inTags!.weight);
  expect(inTags!.weight).toBeGreaterThan(inText!.weight);
  expect(inText).toMatchObject({isInTitle: false});
});

test('words of questions point to the section, however many questions; stop words do not', () => {
  const index = {...indexOf(PAGES, 'en'), questions: {1: ['where is my badge', 'badge gone']}};
  const {occurrencesOf, questions, questionsWith, words} = readCorpus([index], 'en');
  const [badge, ...others] = occurrencesOf('badge');
  expect(others).toEqual([]);
  expect(badge).toEqual({section: 1, weight: 3, isInTitle: false});
  expect(occurrencesOf('where')).toEqual([]);
  expect(words).toContain('badge');
  expect(questionsWith.get('badge')).toEqual([0, 1]);
  expect(questions.map(({size}) => size)).toEqual([1.75, 2]);
});

test('titles and labels are phrases', () => {
  const {phrases, phraseSections} = readCorpus([indexOf(PAGES, 'en')], 'en');
  expect(phrases).toEqual(['connect', 'lost key', 'share']);
  expect(phraseSections.get('lost key')).toEqual(new Set([1]));
});

test('texts belong to the sections of their index', () => {
  const files = [indexOf(PAGES, 'en'), indexOf([{url: '/news', title: 'News'}], 'en')];
  const {sections} = readCorpus(files, 'en', [[], ['What is new.']]);
  expect(sections.map(({text}) => text)).toEqual([undefined, undefined, undefined, 'What is new.']);
});

test('without an index the corpus is empty', () => {
  expect(readCorpus([], 'fr')).toMatchObject({sections: [], words: [], phrases: []});
});

test('Chinese longer than a pair of signs is a label, never a word', () => {
  const page = {url: '/a', title: '登录', text: '设为管理员'};
  const {words, phrases} = readCorpus([indexOf([page], 'zh', ['设为管理员'])], 'zh');
  expect(words).not.toContain('设为管理员');
  expect(words).toContain('登录');
  expect(phrases).toEqual(['登录', '设为管理员']);
});

test('stop words of a title count little', () => {
  const {sections} = readCorpus([indexOf([{url: '/a', title: 'How to share a key'}], 'en')], 'en');
  expect(sections[0]?.titleSize).toBe(2.75);
});

test('synonyms of all indexes are merged', () => {
  const files = [['a', 'b'], ['c']].map((group) => ({...indexOf(PAGES, 'en'), synonyms: [group]}));
  expect(readCorpus(files, 'en').synonyms).toEqual([['a', 'b'], ['c']]);
});

test('questions point to sections of their own index', () => {
  const second = {...indexOf(PAGES, 'en'), questions: {1: ['badge']}};
  const {questions} = readCorpus([indexOf(PAGES, 'en'), second], 'en');
  expect(questions).toEqual([{section: 4, size: 1}]);
});
