import {mkdtempSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {afterAll, describe, expect, test} from 'vitest';
import {indexOf} from '../../src/features/search/testCorpus';
import {
  faultsOf,
  FIXTURE,
  LIMITS,
  openSearch,
  relevanceOf,
  searchRelevance,
  strangerFaults,
  TASKS,
  type Fixture,
  type Need,
  type Task,
} from './relevance';
import {report} from './rule';

function need(query: string, targets: readonly string[], heldOut?: boolean): Need {
  return {
    kind: 'k',
    reason: 'r',
    targets,
    queries: {fr: query, en: `en ${query}`, de: `de ${query}`, zh: `zh ${query}`},
    ...(heldOut === undefined ? {} : {heldOut}),
  };
}

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
    third: ['/b', '/c', '/a'],
    fourth: ['/b', '/c', '/d', '/a#x'],
    nowhere: ['/b'],
  });
  const needs = [
    need('first', ['/z', '/a#x']),
    need('any section', ['/a#*']),
    need('wrong section', ['/a#x']),
    need('second', ['/a#x']),
    need('third', ['/a#x']),
    need('fourth', ['/a#x']),
    need('nowhere', ['/a#x']),
    need('no result', ['/a#x']),
  ];

  test('are counted by page; the right section is counted among first results only', () => {
    expect(relevanceOf(needs, 'fr', ask)).toEqual({
      count: 8,
      hitAt1: 3 / 8,
      hitAt3: 5 / 8,
      mrr: (1 + 1 + 1 + 1 / 2 + 1 / 3 + 1 / 4) / 8,
      rightSection: 2 / 3,
      missed: needs.slice(5),
    });
  });

  test('are measured in the language', () => {
    const asked: string[] = [];
    relevanceOf(needs.slice(0, 2), 'de', (input) => (asked.push(input), []));
    expect(asked).toEqual(['de first', 'de any section']);
  });

  test('the opening of a page does not stand for its sections', () => {
    expect(relevanceOf([need('wrong section', ['/a'])], 'fr', ask).rightSection).toBe(0);
    expect(relevanceOf([need('third', ['/b'])], 'fr', ask).rightSection).toBe(1);
  });

  test('a share of nothing is complete', () => {
    expect(relevanceOf([], 'fr', ask)).toEqual({
      count: 0,
      hitAt1: 1,
      hitAt3: 1,
      mrr: 1,
      rightSection: 1,
      missed: [],
    });
  });
});

describe('faults of a search', () => {
  const good = {ask: asking({q: ['/a'], h: ['/a']}), indexBytes: 0, textBytes: 0};
  const words = {fr: ['x'], en: [], de: [], zh: []};
  const fixture: Fixture = {
    needs: [need('q', ['/a']), need('h', ['/a'], true)],
    foreign: words,
    expectNoResult: ['*'],
  };

  test('none when everything is found, unknown words find nothing, and files are small', () => {
    expect(faultsOf(good, fixture, 'fr')).toEqual([]);
    expect(
      faultsOf(
        {...good, indexBytes: LIMITS.indexBytes, textBytes: LIMITS.textBytes},
        fixture,
        'fr',
      ),
    ).toEqual([]);
  });

  test('a lost need of the tuning set is named with its targets', () => {
    const ask = asking({q: ['/b', '/c', '/d', '/a'], h: ['/a']});
    expect(
      faultsOf({...good, ask}, {...fixture, needs: [need('q', ['/a', '/e#f'])]}, 'fr'),
    ).toEqual([
      '"q" does not find /a or /e#f among the first three',
      'all: hitAt3 is 0.000, less than 0.97',
      'all: mrr is 0.250, less than 0.93',
    ]);
  });

  test('a lost held-out need is counted, never named', () => {
    const ask = asking({q: ['/a']});
    expect(faultsOf({...good, ask}, fixture, 'fr')).toEqual([
      'all: hitAt3 is 0.500, less than 0.97',
      'all: mrr is 0.500, less than 0.93',
      `heldOut: hitAt3 is 0.000, less than ${LIMITS.heldOut.hitAt3}`,
      `heldOut: mrr is 0.000, less than ${LIMITS.heldOut.mrr}`,
    ]);
  });

  test('reports a wrong section of the right page', () => {
    const ask = asking({q: ['/a#x'], h: ['/a']});
    expect(faultsOf({...good, ask}, fixture, 'fr')).toEqual([
      'all: rightSection is 0.500, less than 0.95',
    ]);
  });

  test('reports more than two in a hundred unknown words with results', () => {
    const noisy = (input: string): readonly string[] =>
      input === 'x' || input === '*' ? ['/n'] : good.ask(input);
    const many = Array.from({length: 98}, (_, index) => `w${index}`);
    const all = {...fixture, foreign: {...words, fr: ['x', ...many]}};
    expect(faultsOf({...good, ask: noisy}, all, 'fr')).toEqual([]);
    expect(
      faultsOf(
        {...good, ask: noisy},
        {...all, foreign: {...words, fr: ['x', ...many.slice(1)]}},
        'fr',
      ),
    ).toEqual(['words the manual does not know are answered: x, *']);
    expect(faultsOf(good, {...fixture, foreign: words, expectNoResult: []}, 'en')).not.toContain(
      expect.stringContaining('answered'),
    );
  });

  test('reports files that are too large', () => {
    expect(
      faultsOf(
        {
          ...good,
          indexBytes: LIMITS.indexBytes + 1,
          textBytes: LIMITS.textBytes + 1,
        },
        fixture,
        'fr',
      ),
    ).toEqual([
      `the index takes ${LIMITS.indexBytes + 1} bytes`,
      `the texts take ${LIMITS.textBytes + 1} bytes`,
    ]);
  });
});

test('strangers who find less, and employees who are misled, are counted', () => {
  const task = (query: string, reader: Task['reader']): Task => ({
    ...need(query, ['/docs/user/a#x']),
    reader,
    half: 'second',
  });
  const tasks = [task('a', 'employee'), task('b', 'administrator')];
  const right = ['/docs/user/a'];
  expect(strangerFaults(tasks, 'fr', asking({a: right, b: right}))).toEqual([]);
  const misleading = asking({a: ['/docs/administrateur/b', ...right], b: ['/docs/administrateur']});
  expect(strangerFaults(tasks, 'fr', misleading)).toEqual([
    'strangers: hitAt1 is 0.000, less than 0.86',
    'strangers: hitAt3 is 0.500, less than 0.95',
    "strangers: 1.000 of the employees' queries open on an administrator's page",
  ]);
});

describe('the search of a build', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'search-'));
  afterAll(() => {
    rmSync(folder, {recursive: true});
  });

  test('answers from both its indexes and weighs all its files', () => {
    const history = indexOf([{url: '/en/havre/1.0', title: 'First release'}], 'en');
    const manual = indexOf([{url: '/en/docs/user/here/', title: 'Guide'}], 'en');
    const files = {
      'search-index-default.json': {...history, synonyms: [['guide', 'handbook']]},
      'search-index-docs-default-current.json': manual,
      'search-texts-default.json': ['Text of the release'],
      'search-texts-docs-default-current.json': [''],
    };
    mkdirSync(path.join(folder, 'en'));
    for (const [name, content] of Object.entries(files)) {
      writeFileSync(path.join(folder, 'en', name), JSON.stringify(content));
    }
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
    expect(read).toBe(FIXTURE.needs.length + TASKS.length);
    expect(findings).toContainEqual({
      path: '/en/search',
      message: `all: hitAt3 is 0.000, less than ${LIMITS.all.hitAt3} → see src/features/search/README.md`,
    });
    for (const missing of names) {
      const others = names.filter((name) => name !== missing);
      expect(report(searchRelevance, site(others), folder)).toEqual({read: 0, findings: []});
    }
  });
});

test('the fixture asks every need in every language', () => {
  const {needs, foreign} = FIXTURE;
  expect(needs.filter(({heldOut = false}) => !heldOut).length).toBeGreaterThanOrEqual(300);
  expect(needs.filter(({heldOut}) => heldOut).length).toBeGreaterThanOrEqual(60);
  for (const {queries, targets} of needs) {
    expect(Object.values(queries).filter((query) => query.trim() === '')).toEqual([]);
    expect(Object.keys(queries)).toEqual(['fr', 'en', 'de', 'zh']);
    expect(targets.length).toBeGreaterThan(0);
  }
  expect(Object.values(foreign).map((list) => list.length)).toEqual([40, 40, 40, 40]);
  for (const half of ['first', 'second']) {
    expect(TASKS.filter((task) => task.half === half).length).toBeGreaterThanOrEqual(60);
  }
});
