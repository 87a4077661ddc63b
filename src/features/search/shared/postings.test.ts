import fc from 'fast-check';
import {expect, test} from 'vitest';
import {readPostings, writePostings} from './postings';

test('encodes distances between sections, and the letter of the field', () => {
  const postings = [
    {section: 2, field: 0},
    {section: 3, field: 0},
    {section: 3, field: 1},
  ];
  expect(writePostings(postings)).toBe('3aa0b');
  expect(readPostings('3aa0b')).toEqual(postings);
});

test('round-trips', () => {
  const posting = fc.record({
    section: fc.nat(2000),
    field: fc.nat(3),
  });
  fc.assert(
    fc.property(fc.array(posting), (postings) => {
      const sorted = postings.sort((a, b) => a.section - b.section);
      expect(readPostings(writePostings(sorted))).toEqual(sorted);
    }),
  );
});
