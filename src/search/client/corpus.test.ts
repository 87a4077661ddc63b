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

test('sections know their index and the section that opens their page', () => {
  const corpus = readCorpus(
    [indexOf(PAGES, 'en'), indexOf([{url: '/news', title: 'News'}], 'en')],
    'en',
  );
  expect(
    corpus.sections.map(({document, source, opening}) => [document.sectionRoute, source, opening]),
  ).toEqual([
    ['/connect', 0, 0],
    ['/connect#lost', 0, 0],
    ['/share', 0, 2],
    ['/news', 1, 3],
  ]);
});

test('words of all indexes are sorted, once each, and know their sections in every one', () => {
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

test('the fields of a section add up, each with its boost, and the title is known', () => {
  const {occurrencesOf} = readCorpus([indexOf(PAGES, 'en')], 'en');
  const [inBoth] = occurrencesOf('connect');
  const [inTags] = occurrencesOf('enter');
  const [inText] = occurrencesOf('with');
  expect(inBoth).toMatchObject({section: 0, isInTitle: true});
  expect(inBoth!.weight).toBeGreaterThan(inTags!.weight);
  expect(inTags!.weight).toBeGreaterThan(inText!.weight);
  expect(inText).toMatchObject({isInTitle: false});
});

test('the words of its questions lead to a section, however many ask; small ones lead nowhere', () => {
  const index = {...indexOf(PAGES, 'en'), questions: {1: ['where is my badge', 'badge gone']}};
  const {occurrencesOf, questions, questionsWith, words} = readCorpus([index], 'en');
  const [badge, ...others] = occurrencesOf('badge');
  expect(others).toEqual([]);
  expect(badge).toEqual({section: 1, weight: 6, isInTitle: false});
  expect(occurrencesOf('where')).toEqual([]);
  expect(words).toContain('badge');
  expect(questionsWith.get('badge')).toEqual([0, 1]);
  expect(questions.map(({size}) => size)).toEqual([1.75, 2]);
});

test('titles and labels are known as a whole', () => {
  const {phrases, phraseSections} = readCorpus([indexOf(PAGES, 'en')], 'en');
  expect(phrases).toEqual(['connect', 'lost key', 'share']);
  expect(phraseSections.get('lost key')).toEqual(new Map([[1, 1]]));
});

test('texts belong to the sections of their index', () => {
  const files = [indexOf(PAGES, 'en'), indexOf([{url: '/news', title: 'News'}], 'en')];
  const {sections} = readCorpus(files, 'en', [[], ['What is new.']]);
  expect(sections.map(({text}) => text)).toEqual([undefined, undefined, undefined, 'What is new.']);
});

test('without any index there is nothing', () => {
  expect(readCorpus([], 'fr')).toMatchObject({sections: [], words: [], phrases: []});
});
