/** A word in one field of one section. */
export interface Posting {
  readonly section: number;
  /** Index in `FIELDS`. */
  readonly field: number;
}

const LETTERS = 'abcd';

/**
 * Encodes postings, in the order of their sections: the distance from the section before (omitted where it is 1), then
 * the letter of the field. `3a` is the third section, title, `3ab` also the fourth, content.
 */
export function writePostings(postings: readonly Posting[]): string {
  let last = -1;
  return postings
    .map(({section, field}) => {
      const distance = section - last;
      last = section;
      return (distance === 1 ? '' : distance) + LETTERS.charAt(field);
    })
    .join('');
}

/** The inverse of `writePostings`. */
export function readPostings(text: string): Posting[] {
  let section = -1;
  return [...text.matchAll(/(\d*)([a-d])/g)].map(([, distance = '', letter = '']) => {
    section += distance === '' ? 1 : Number(distance);
    return {section, field: LETTERS.indexOf(letter)};
  });
}
