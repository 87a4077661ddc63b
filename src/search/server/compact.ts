import {FIELDS, type Posting, type SerializedIndex} from '../shared/types';

/** Steps in which weights are written: finer ones change no order readers could notice, and take a fifth more. */
const STEPS_PER_UNIT = 10;

/**
 * Makes an index smaller without changing what lunr reads in it: frequent words get short numbers, weights few
 * digits, and empty fields no vector (lunr asks only for those with words).
 */
export function compact({fieldVectors, invertedIndex, ...rest}: SerializedIndex): SerializedIndex {
  const numbers = new Map(
    invertedIndex
      .map(([, posting]) => ({number: posting._index, frequency: frequencyOf(posting)}))
      .sort((a, b) => b.frequency - a.frequency)
      .map(({number}, rank) => [number, rank]),
  );
  return {
    ...rest,
    fieldVectors: fieldVectors
      .filter(([, vector]) => vector.length > 0)
      .map(([ref, vector]) => [ref, compactVector(vector, numbers)]),
    invertedIndex: invertedIndex.map(([word, posting]) => [
      word,
      {...posting, _index: numbers.get(posting._index) ?? 0},
    ]),
  };
}

function frequencyOf(posting: Posting): number {
  return FIELDS.reduce((sum, field) => sum + Object.keys(posting[field]).length, 0);
}

/** Pairs of word number and weight, in the order of the numbers as lunr needs them. */
function compactVector(vector: readonly number[], numbers: ReadonlyMap<number, number>): number[] {
  const pairs: [number, number][] = [];
  for (let i = 0; i < vector.length; i += 2) {
    pairs.push([numbers.get(vector[i]!) ?? 0, inSteps(vector[i + 1]!)]);
  }
  return pairs.sort(([a], [b]) => a - b).flat();
}

function inSteps(weight: number): number {
  return Math.max(1, Math.round(weight * STEPS_PER_UNIT)) / STEPS_PER_UNIT;
}
