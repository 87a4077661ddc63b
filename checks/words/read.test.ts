import {expect, test} from 'vitest';
import {LOCALES} from '../../src/site/locales';
import {EVERYWHERE, WORDS} from './lists';
import {parseWords} from './read';
import {EVERY_LANGUAGE, LANGUAGE} from './schema';

test.each([
  ['use:\n  a: b: c', 'all.yml:2: is not readable as YAML'],
  ['use:\n  a: x\n  b:\n    - c\n    - d(', 'all.yml:5: "use › b › d(" holds no pattern (Invalid'],
  ['use:\n  a:\n    - b: c', 'all.yml:2: "use › a" holds no text → write one'],
  ['use:\n  404: 404', 'all.yml:2: "use › 404" holds no text → write one, in quotes'],
  ['use: [a]', 'all.yml:1: "use" holds no names with values → write each on a line'],
  ['use:\n  a: b\nexpect:\n  a: b', 'all.yml:3: "expect" is none of use, except, '],
  ['screens:\n  /a: home\n  /b: hom', 'all.yml:3: "screens › /b" is no key of i18n/fr/labels.json'],
])('%j is refused in one sentence', (text, sentence) => {
  expect(() => parseWords('all.yml', text, EVERY_LANGUAGE)).toThrow(sentence);
});

test('a part that every language needs must be there', () => {
  expect(() => parseWords('it.yml', 'use:\n  a: b\n', LANGUAGE)).toThrow(
    'it.yml:1: "twice" holds no text → write one',
  );
});

test('capitals do not count, but behind (?-i)', () => {
  const {use} = parseWords('all.yml', 'use:\n  c: [a, (?-i)b]', EVERY_LANGUAGE);
  expect(use.get('c')).toEqual([/a/giu, /b/gu]);
});

test('every language has words to refuse, and the same numbers and units', () => {
  const {numbers, units} = WORDS.fr;
  for (const locale of LOCALES) {
    expect(WORDS[locale].use.size).toBeGreaterThan(20);
    expect([...WORDS[locale].numbers.keys()]).toEqual([...numbers.keys()]);
    expect([...WORDS[locale].units.keys()]).toEqual([...units.keys()]);
  }
  expect(EVERYWHERE.screens.size).toBeGreaterThan(40);
});
