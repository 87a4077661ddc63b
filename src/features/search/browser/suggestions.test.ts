import {expect, test} from 'vitest';
import {corpusOf, routesOf} from '../testCorpus';
import {firstHelp, nearestWords} from './suggestions';

const titled = (...titles: string[]) => titles.map((title) => ({url: `/${title}`, title}));

test.each([
  ['fone', ['Phone']],
  ['the pfone of my kolleages', ['colleagues', 'Phone']],
  ['invitatoin', ['invitation']],
  ['xqzvwkj', []],
  // Known words are no mistakes: another filter hides their results.
  ['phone', []],
])('for "%s" the words of titles that are near: %j', (input, expected) => {
  const pages = titled('Phone lost', 'Your colleagues', 'The invitation', 'Where it is');
  expect(nearestWords(input, corpusOf(pages, 'en'))).toEqual(expected);
});

test('words are written as in the titles, accents and all', () => {
  const corpus = corpusOf(titled('Schlüssel sichern', 'Mitglieder einladen'), 'de');
  expect(nearestWords('schlusel mittglider', corpus)).toEqual(['Schlüssel', 'Mitglieder']);
});

test('Chinese with a wrong sign is near, most frequent first', () => {
  const corpus = corpusOf(titled('手机丢失', '更换手机', '手表'), 'zh');
  expect(nearestWords('手几', corpus)).toEqual(['手机', '手表']);
});

test('before anything is typed, the first four sections of the help page are offered', () => {
  const sections = [1, 2, 3, 4, 5].map(
    (number) => [`Case ${number}`, `#case-${number}`, ''] as const,
  );
  const pages = [{url: '/en/docs/user/help', title: 'Help', sections}, ...titled('Phone')];
  expect(routesOf(firstHelp(corpusOf(pages, 'en')))).toEqual(
    [1, 2, 3, 4].map((number) => `/en/docs/user/help#case-${number}`),
  );
});
