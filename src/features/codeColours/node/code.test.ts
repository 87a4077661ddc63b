import {expect, test} from 'vitest';
import {CODE_COLOURS} from './code';

test('tags and punctuation of markup override the colours of all languages', () => {
  for (const [type, general, own] of [
    ['tag', 'tag', 'keyword'],
    ['punctuation', 'punctuation', 'faint'],
  ] as const) {
    const rows = CODE_COLOURS.filter(({types}) => types.includes(type));
    expect(rows.map(({colour, languages}) => [colour, languages])).toEqual([
      [general, undefined],
      [own, ['markup']],
    ]);
  }
});
