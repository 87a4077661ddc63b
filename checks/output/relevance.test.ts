import {brotliCompressSync} from 'node:zlib';
import {describe, expect, test} from 'vitest';
import {folderWith} from '../../src/content/testing';
import {corpusOf, indexOf} from '../../src/features/search/testCorpus';
import {LOCALES} from '../../src/site/locales';
import {
  faultsOf,
  LIMITS,
  misspeltShare,
  openSearch,
  questionsIn,
  relevanceOf,
  SETS,
  searchRelevance,
  typedIn,
  type Asked,
  type BuiltSearch,
  type Questions,
  type Situation,
} from './relevance';
import {report} from './rule';

/** Answers by what is asked; nothing to anything else. */
function asking(answers: Readonly<Record<string, readonly string[]>>) {
  return (input: string): readonly string[] => answers[input] ?? [];
}

describe('ranks of the wanted pages', () => {
  const ask = asking({
    first: ['/a#x', '/b'],
    'any section': ['/a#y', '/b'],
    'wrong section': ['/a#y', '/a#x'],
    second: ['/b', '/a#x'],
    fourth: ['/b', '/c', '/d', '/a#x'],
    nowhere: ['/docs/administrateur/b'],
  });
  const asked: readonly Asked[] = [
    {query: 'first', targets: ['/z', '/a#x']},
    {query: 'any section', targets: ['/a#*']},
    {query: 'wrong section', targets: ['/a#x'], reader: 'employee'},
    {query: 'second', targets: ['/a#x']},
    {query: 'fourth', targets: ['/a#x']},
    {query: 'nowhere', targets: ['/a#x'], reader: 'employee'},
    {query: 'no result', targets: ['/a#x']},
    {query: 'nowhere', targets: ['/a#x'], reader: 'administrator'},
  ];

  test('are counted by page and by section, and employees who open an administrator’s page', () => {
    expect(relevanceOf(asked, ask)).toEqual({
      hitAt1: 3 / 8,
      hitAt3: 4 / 8,
      sectionAt1: 2 / 8,
      sectionAt3: 4 / 8,
      misled: 1 / 2,
      missed: asked.slice(4),
    });
  });

  test('the opening of a page does not stand for its sections', () => {
    expect(relevanceOf([{query: 'wrong section', targets: ['/a']}], ask).sectionAt1).toBe(0);
    expect(relevanceOf([{query: 'second', targets: ['/b']}], ask).sectionAt1).toBe(1);
  });

  test('a share of nothing is complete, and misleads nobody', () => {
    expect(relevanceOf([], ask)).toMatchObject({hitAt1: 1, sectionAt3: 1, misled: 0});
  });
});

test('a situation is asked in words, in a sentence, or both', () => {
  const situation: Situation = {
    reader: 'employee',
    set: 'first',
    words: 'w',
    sentence: 's',
    targets: ['/a'],
  };
  const one = {targets: ['/a'], reader: 'employee'};
  expect(typedIn([situation])).toEqual([
    {query: 'w', ...one},
    {query: 's', ...one},
  ]);
  expect(typedIn([situation], ['sentence'])).toEqual([{query: 's', ...one}]);
});

test('a misspelt word is found with the first page of the right one', () => {
  const corpus = corpusOf([{url: '/a', title: 'Passwords'}], 'en');
  const right = {passwords: ['/a#x']};
  expect(misspeltShare({corpus, ask: asking({...right, paswsords: ['/b', '/a']})})).toBe(1);
  expect(
    misspeltShare({corpus, ask: asking({...right, paswsords: ['/b', '/c', '/d', '/a']})}),
  ).toBe(0);
});

describe('faults of a search', () => {
  const good: BuiltSearch = {
    corpus: corpusOf([], 'fr'),
    ask: asking({q: ['/a'], w: ['/docs/user/a'], s: ['/docs/user/a']}),
    isSure: () => false,
    indexBytes: LIMITS.indexBytes,
    textBytes: LIMITS.textBytes,
  };
  const asked: Questions = {
    needs: [{query: 'q', targets: ['/a', '/e#f']}],
    foreign: ['x', '*'],
    situations: [
      {reader: 'employee', set: 'first', words: 'w', sentence: 's', targets: ['/docs/user/a']},
    ],
    unanswered: [
      {set: 'first', query: 'u'},
      {set: 'first', query: 'l', targets: ['/limits']},
    ],
  };

  test('none when all is found, nothing else is answered, and files are small', () => {
    expect(faultsOf(good, asked)).toEqual([]);
  });

  test('a lost need is named with its targets', () => {
    const ask = (input: string): readonly string[] => (input === 'q' ? ['/b'] : good.ask(input));
    expect(faultsOf({...good, ask}, asked)).toEqual([
      '"q" does not find /a or /e#f among the first three',
      'needs, right page first: 0.000, less than 0.95',
    ]);
  });

  test('situations that find less, and mislead, are counted', () => {
    const ask = asking({q: ['/a'], w: ['/docs/user/a'], s: ['/docs/administrateur']});
    const least = LIMITS.situations;
    expect(faultsOf({...good, ask}, asked)).toEqual([
      `situations, right page first: 0.500, less than ${least.hitAt1}`,
      `situations, among three: 0.500, less than ${least.hitAt3}`,
      `employees on an administrator’s page: 0.500, more than ${least.misled}`,
      `sentences below words: 1.000, more than ${least.sentences}`,
    ]);
  });

  test('what has no answer is not answered without "Perhaps"', () => {
    expect(faultsOf({...good, isSure: (input) => input === 'u'}, asked)).toEqual([
      'answered without "Perhaps": 1.000, more than 0.11',
    ]);
    expect(faultsOf({...good, isSure: (input) => input === 'x'}, asked)).toEqual([
      'words the manual does not know are answered: x',
    ]);
  });

  test('reports files that are too large', () => {
    const {indexBytes, textBytes} = LIMITS;
    const large = {...good, indexBytes: indexBytes + 1, textBytes: textBytes + 1};
    expect(faultsOf(large, asked)).toEqual([
      `the index takes ${indexBytes + 1} bytes`,
      `the texts take ${textBytes + 1} bytes`,
    ]);
  });
});

describe('the search of a build', () => {
  test('answers from both its indexes and weighs all its files', () => {
    const history = indexOf([{url: '/en/havre/1.0', title: 'First release'}], 'en');
    const manual = indexOf([{url: '/en/docs/user/here/', title: 'Guide'}], 'en');
    const files = {
      'search-index-default.json': {...history, synonyms: [['guide', 'handbook']]},
      'search-index-docs-default-current.json': manual,
      'search-texts-default.json': ['Text of the release'],
      'search-texts-docs-default-current.json': [''],
    };
    const folder = folderWith(
      Object.fromEntries(
        Object.entries(files).map(([name, content]) => [`en/${name}`, JSON.stringify(content)]),
      ),
    );
    const {ask, indexBytes, textBytes} = openSearch(folder, 'en');
    const weigh = (part: string): number =>
      Object.entries(files)
        .filter(([name]) => name.includes(part))
        .reduce((sum, [, content]) => sum + brotliCompressSync(JSON.stringify(content)).length, 0);
    expect(ask('release')).toEqual(['/havre/1.0']);
    expect(ask('handbook')).toEqual(['/docs/user/here']);
    expect(indexBytes).toBe(weigh('index'));
    expect(textBytes).toBe(weigh('texts'));

    const site = (names: readonly string[]) => ({folder, pages: new Map(), files: new Set(names)});
    const names = Object.keys(files).map((name) => `/en/${name}`);
    const {read, findings} = report(searchRelevance, site(names), folder);
    const {needs, situations} = questionsIn('en');
    expect(read).toBe(needs.length + situations.length);
    expect(findings).toContainEqual({
      path: '/en/search',
      message: 'needs, right page first: 0.000, less than 0.95 → see src/features/search/README.md',
    });
    for (const missing of names) {
      const others = names.filter((name) => name !== missing);
      expect(report(searchRelevance, site(others), folder)).toEqual({read: 0, findings: []});
    }
  });
});

test.each(LOCALES)('the fixtures ask in the language %s', (locale) => {
  const {needs, foreign, situations} = questionsIn(locale);
  expect(needs.length).toBeLessThanOrEqual(120);
  for (const {query, targets} of needs) {
    expect(query.trim()).not.toBe('');
    expect(targets.length).toBeGreaterThan(0);
  }
  expect(foreign.length).toBeGreaterThan(40);
  expect(SETS).toHaveLength(10);
  for (const set of SETS) {
    const those = situations.filter((situation) => situation.set === set);
    expect(those.length).toBeGreaterThanOrEqual(37);
  }
});
