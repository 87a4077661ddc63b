/** A word in one field of one section. */
export interface Posting {
  readonly section: number;
  /** Index in `FIELDS`. */
  readonly field: number;
  /** Weight from 1: term frequency after saturation and length normalization. */
  readonly level: number;
}

/** Thirteen letters for each of the four fields. */
export const MAX_LEVEL = 13;

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Encodes postings, in the order of their sections: the distance from the section before (omitted where it is 1), then
 * a letter for field and level. `3a` is the third section, title, level 1; `3ab` also the fourth, level 2.
 */
export function writePostings(postings: readonly Posting[]): string {
  let last = -1;
  return postings
    .map(({section, field, level}) => {
      const distance = section - last;
      last = section;
      return (
        (distance === 1 ? '' : distance) +
        LETTERS.charAt(field * MAX_LEVEL + Math.min(level, MAX_LEVEL) - 1)
      );
    })
    .join('');
}

/** The inverse of `writePostings`. */
export function readPostings(text: string): Posting[] {
  let section = -1;
  return [...text.matchAll(/(\d*)([a-zA-Z])/g)].map(([, distance = '', letter = '']) => {
    section += distance === '' ? 1 : Number(distance);
    const place = LETTERS.indexOf(letter);
    return {section, field: Math.floor(place / MAX_LEVEL), level: (place % MAX_LEVEL) + 1};
  });
}
