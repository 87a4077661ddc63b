import fc from 'fast-check';
import {expect, test} from 'vitest';
import {MAX_LEVEL, readPostings, writePostings} from './postings';

test('encodes distances between sections, and a letter for field and level', () => {
  const postings = [
    {section: 2, field: 0, level: 1},
    {section: 3, field: 0, level: 2},
    {section: 3, field: 1, level: 1},
  ];
  expect(writePostings(postings)).toBe('3ab0n');
  expect(readPostings('3ab0n')).toEqual(postings);
});

test('round-trips', () => {
  const posting = fc.record({
    section: fc.nat(2000),
    field: fc.nat(3),
    level: fc.integer({min: 1, max: MAX_LEVEL}),
  });
  fc.assert(
    fc.property(fc.array(posting), (postings) => {
      const sorted = postings.sort((a, b) => a.section - b.section);
      expect(readPostings(writePostings(sorted))).toEqual(sorted);
    }),
  );
});
