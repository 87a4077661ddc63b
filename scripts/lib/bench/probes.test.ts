import fc from 'fast-check';
import {expect, test} from 'vitest';
import {beginnings, measure, nonWords, seeded, typos, uniquePairs} from './probes';

test('a title is probed letter by letter, from six letters on', () => {
  expect(beginnings([{path: '/a', title: 'Partager'}])).toEqual([
    {input: 'Partag', targets: ['/a']},
    {input: 'Partage', targets: ['/a']},
    {input: 'Partager', targets: ['/a']},
  ]);
  expect(beginnings([{path: '/a', title: 'SCIM'}])).toEqual([]);
});

test('letters are counted as readers see them', () => {
  expect(beginnings([{path: '/a', title: '𠀀𠀁𠀂𠀃𠀄𠀅'}])).toEqual([
    {input: '𠀀𠀁𠀂𠀃𠀄𠀅', targets: ['/a']},
  ]);
});

test('a beginning that more than three titles share is left out', () => {
  const titles = ['Partage A', 'partage B', 'Partage C', 'Partage D'];
  const pages = titles.map((title, index) => ({path: `/${index}`, title}));
  expect(beginnings(pages).map(({input}) => input)).toEqual(titles);
  expect(beginnings(pages.slice(1)).map(({input}) => input)).toContain('Partage');
});

test('each title gives three misspellings, one letter away', () => {
  fc.assert(
    fc.property(fc.integer({min: 1}), (seed) => {
      const probes = typos([{path: '/a', title: 'Générateur'}], seeded(seed));
      expect(probes).toHaveLength(3);
      for (const {input, targets} of probes) {
        expect(targets).toEqual(['/a']);
        // The first letter of a word is never wrong, unless it is swapped.
        expect(Math.abs([...input].length - 10)).toBeLessThanOrEqual(1);
        expect(lettersKept('Générateur', input)).toBeGreaterThanOrEqual(8);
      }
    }),
    {numRuns: 200},
  );
});

/** Letters at the beginning and at the end that are as they were. */
function lettersKept(title: string, input: string): number {
  const [before, after] = [[...title], [...input]];
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) {
    start += 1;
  }
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) {
    end += 1;
  }
  return start + end;
}

test('every kind of misspelling comes up', () => {
  const random = seeded(1);
  const pages = Array.from({length: 40}, () => ({path: '/a', title: 'Clés'}));
  const lengths = typos(pages, random).map(({input}) => [...input].length);
  expect(new Set(lengths)).toEqual(new Set([3, 4, 5]));
  const sorted = (text: string): string => [...text].sort().join('');
  const swapped = typos(pages, random).filter(
    ({input}) => input !== 'Clés' && sorted(input) === sorted('Clés'),
  );
  expect(swapped.length).toBeGreaterThan(0);
});

test('a misspelt Chinese title is still Chinese', () => {
  const pages = Array.from({length: 20}, () => ({path: '/a', title: '密码生成器'}));
  for (const {input} of typos(pages, seeded(7))) {
    expect(input).toMatch(/^\p{Script=Han}+$/u);
  }
});

test('titles without two letters in a row are not misspelt', () => {
  expect(typos([{path: '/a', title: '3.6'}], seeded(1))).toEqual([]);
});

test('pairs of Chinese signs are probed when one title only has them', () => {
  const pages = [
    {path: '/a', title: '密码生成'},
    {path: '/b', title: '密码 SCIM 设置'},
    {path: '/c', title: '设备'},
  ];
  expect(uniquePairs(pages)).toEqual([
    {input: '码生', targets: ['/a']},
    {input: '生成', targets: ['/a']},
    {input: '设置', targets: ['/b']},
    {input: '设备', targets: ['/c']},
  ]);
});

test('a pair twice in the same title is one probe', () => {
  expect(uniquePairs([{path: '/a', title: '密码，密码'}])).toEqual([
    {input: '密码', targets: ['/a']},
  ]);
});

test('the same seed gives the same numbers, another seed others', () => {
  const numbers = (seed: number): number[] => Array.from({length: 20}, seeded(seed));
  expect(numbers(5)).toEqual(numbers(5));
  expect(numbers(5)).not.toEqual(numbers(6));
  expect(new Set(numbers(5)).size).toBe(20);
  expect(numbers(5).every((value) => value >= 0 && value < 1)).toBe(true);
});

test('relevance counts how high the wanted pages stand', () => {
  const answers: Record<string, readonly string[]> = {
    first: ['/a', '/b'],
    second: ['/b', '/a'],
    fourth: ['/b', '/c', '/d', '/a'],
    never: ['/b'],
    either: ['/x', '/y', '/z'],
  };
  const probes = [
    ...['first', 'second', 'fourth', 'never'].map((input) => ({input, targets: ['/a']})),
    {input: 'either', targets: ['/z', '/y']},
  ];
  expect(measure(probes, (input) => answers[input] ?? [])).toEqual({
    count: 5,
    mrr: (1 + 1 / 2 + 1 / 4 + 0 + 1 / 2) / 5,
    hitAt1: 1 / 5,
    hitAt3: 3 / 5,
    missed: ['fourth', 'never'],
  });
});

test('nothing asked is nothing missed', () => {
  expect(measure([], () => [])).toEqual({count: 0, mrr: 1, hitAt1: 1, hitAt3: 1, missed: []});
});

test('words that do not exist are neither words, nor half of one', () => {
  const words = 'administrator adapter folder foreign generator gentle password passive'.split(' ');
  const found = nonWords(words, 3, seeded(3));
  expect(new Set(found).size).toBe(3);
  expect(found.filter((word) => words.some((known) => known.startsWith(word)))).toEqual([]);
});
