import {expect, test} from 'vitest';
import {LOCALES} from '../../../site/locales';
import {LANGUAGES} from './languages';

test.each(['fr', 'en', 'de', 'zh'] as const)(
  'no list of %s contains the empty word, except endings',
  (locale) => {
    const {endings, ...lists} = LANGUAGES[locale];
    const {stopWords, self, others, ours, elisions, grammar} = lists;
    const words = [stopWords, self, others, ours, elisions, grammar].flatMap((list) => [...list]);
    expect(words.length).toBeGreaterThan(20);
    expect(words).not.toContain('');
    expect(endings).toContain('');
  },
);

test('only Chinese has no spaces', () => {
  expect(LOCALES.filter((locale) => !LANGUAGES[locale].areWordsApart)).toEqual(['zh']);
});
