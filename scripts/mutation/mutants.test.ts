import {expect, test} from 'vitest';
import {apply, mutantsOf, randomFrom, shuffled} from './mutants';

function variants(text: string): string[] {
  return mutantsOf(text).map((mutant) => apply(text, mutant));
}

test.each([
  ['x = a === b && c;', [';', 'x = a === b || c;', 'x = a !== b && c;']],
  ['const x = !a;', ['const x = a;']],
  ['if (a) b();', ['if (!(a)) b();', 'if (a) ;']],
  [
    'const x = a ? 1 : true;',
    ['const x = !(a) ? 1 : true;', 'const x = a ? (1 + 1) : true;', 'const x = a ? 1 : false;'],
  ],
  [
    "const x = {'a': 'b', c: ''};",
    ["const x = {'a': '', c: ''};", "const x = {'a': 'b', c: 'mutated'};"],
  ],
  ['const x = /a/.test(b);', ['const x = /(?!)/g.test(b);']],
  ['const x = a.filter(b);', ['const x = a;']],
])('%s has its variants', (text, expected) => {
  expect(variants(text).sort()).toEqual([...expected].sort());
});

test('imports and types are left alone', () => {
  expect(variants("import a from 'a';\nexport * from 'b';\ntype A = 'a' | 1;")).toEqual([]);
});

test('a long list of words is left alone, a short one is not', () => {
  const words = (count: number) =>
    `const x = [${Array.from({length: count}, () => "'a'").join(', ')}];`;
  expect(mutantsOf(words(9))).toEqual([]);
  expect(mutantsOf(words(8))).toHaveLength(8);
  const rows = (count: number) =>
    `const x = [${Array.from({length: count}, () => "{a: 'a', b: ['b']}").join(', ')}];`;
  expect(mutantsOf(rows(9))).toEqual([]);
  expect(mutantsOf(rows(8))).toHaveLength(16);
  expect(mutantsOf(rows(9).replace("'b'", '/b/'))).not.toEqual([]);
  expect(variants(rows(9).replace('[', "[...f('c'), "))).toEqual([
    rows(9).replace('[', "[...f(''), "),
  ]);
});

test('what only tells people why is left alone', () => {
  expect(mutantsOf("const x = {reason: 'a'};")).toEqual([]);
});

test('what is said in each language is left alone, how it is put together is not', () => {
  expect(mutantsOf("const x = {fr: 'a', en: ['b', 'c'], de: 'd', zh: 'e'};")).toEqual([]);
  expect(
    mutantsOf("const x = {fr: {a: 'a', b: ['b']}, en: {a: 'a'}, de: {a: 'a'}, zh: {a: 'a'}};"),
  ).toEqual([]);
  expect(variants("const x = {fr: `a`, en: f('b'), de: `d`, zh: `e`};")).toHaveLength(1);
  expect(variants("const x = {fr: 'a', en: 'b'};")).toHaveLength(2);
});

test('a seed always gives the same order', () => {
  const items = Array.from({length: 50}, (_, index) => index);
  const first = shuffled(items, randomFrom(1));
  expect(first).toEqual(shuffled(items, randomFrom(1)));
  expect(first).not.toEqual(shuffled(items, randomFrom(2)));
  expect([...first].sort((a, b) => a - b)).toEqual(items);
});
