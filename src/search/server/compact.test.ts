import lunr from 'lunr';
import {expect, test} from 'vitest';
import {FIELDS, type SerializedIndex} from '../shared/types';
import {compact} from './compact';

const TEXTS = [
  {title: 'backup folder', content: 'backup of a folder and a key', tags: 'save'},
  {title: 'share folder', content: 'key key key and a user', tags: ''},
  {title: 'user', content: 'a user with a key', tags: 'person backup'},
  {title: 'empty', content: '', tags: ''},
];
/** A word that most documents have weighs next to nothing. */
const FILLERS = Array.from({length: 20}, (_, id) => ({title: `page ${id}`, content: '', tags: ''}));
const WORDS = [...new Set(TEXTS.flatMap((text) => Object.values(text).join(' ').split(' ')))];

function plainIndex(): SerializedIndex {
  const builder = new lunr.Builder();
  builder.ref('id');
  FIELDS.forEach((field) => builder.field(field, {boost: field === 'title' ? 5 : 1}));
  [...TEXTS, ...FILLERS].forEach((text, id) =>
    builder.add({id: String(id), ...text, sidebarParentCategories: ''}),
  );
  return JSON.parse(JSON.stringify(builder.build())) as SerializedIndex;
}

function scores(index: SerializedIndex, word: string): Map<string, number> {
  const found = lunr.Index.load(index).query((query) => query.term(word, {}));
  return new Map(found.map(({ref, score}) => [ref, score]));
}

test('lunr finds the same documents as before, and scores them alike', () => {
  const before = plainIndex();
  const after = compact(before);
  let found = 0;
  for (const word of WORDS) {
    const [known, read] = [scores(before, word), scores(after, word)];
    expect([...read.keys()].sort(), word).toEqual([...known.keys()].sort());
    for (const [ref, score] of known) {
      found += 1;
      // Half a step in each of two fields.
      expect(Math.abs(read.get(ref)! - score), word).toBeLessThanOrEqual(0.1);
    }
  }
  expect(found).toBeGreaterThan(10);
});

test('the beginnings of words still find them', () => {
  const finds = (index: SerializedIndex): string[] =>
    lunr.Index.load(index)
      .query((query) => query.term('fol', {wildcard: lunr.Query.wildcard.TRAILING}))
      .map(({ref}) => ref)
      .sort();
  expect(finds(compact(plainIndex()))).toEqual(['0', '1']);
});

test('the more documents a word is in, the shorter its number', () => {
  const {invertedIndex} = compact(plainIndex());
  const ranked = [...invertedIndex]
    .sort(([, a], [, b]) => a._index - b._index)
    .map(([, posting]) =>
      FIELDS.reduce((sum, field) => sum + Object.keys(posting[field]).length, 0),
    );
  expect(ranked).toEqual([...ranked].sort((a, b) => b - a));
  expect(invertedIndex.map(([, {_index}]) => _index).sort((a, b) => a - b)).toEqual(
    ranked.map((_, number) => number),
  );
});

test('words stay in the order of the alphabet and numbers in vectors ascend, as lunr needs them', () => {
  const {invertedIndex, fieldVectors} = compact(plainIndex());
  const words = invertedIndex.map(([word]) => word);
  expect(words).toEqual([...words].sort());
  for (const [ref, vector] of fieldVectors) {
    const numbers = vector.filter((_, place) => place % 2 === 0);
    expect(numbers, ref).toEqual([...new Set(numbers)].sort((a, b) => a - b));
  }
});

test('fields without words have no vector', () => {
  const before = plainIndex();
  expect(before.fieldVectors.some(([, vector]) => vector.length === 0)).toBe(true);
  const after = compact(before);
  expect(after.fieldVectors.map(([ref]) => ref)).toEqual(
    before.fieldVectors.filter(([, vector]) => vector.length > 0).map(([ref]) => ref),
  );
});

test('weights have one decimal and never vanish', () => {
  const tiny: SerializedIndex = {
    ...plainIndex(),
    fieldVectors: [['title/0', [0, 0.000_1, 1, 0.26, 2, 12.345]]],
  };
  const [[, vector] = ['', []]] = compact(tiny).fieldVectors;
  const weights = vector.filter((_, place) => place % 2 === 1);
  expect([...weights].sort((a, b) => a - b)).toEqual([0.1, 0.3, 12.3]);
});

test('everything else of the index is kept', () => {
  const {version, fields, pipeline} = plainIndex();
  expect(compact(plainIndex())).toMatchObject({version, fields, pipeline});
});
