import {describe, expect, test} from 'vitest';
import type {Locale} from '../../../site/locales';
import {corpusOf} from '../testCorpus';
import {matchesOf, beginningWith} from './matches';

/** The matches of a word in a manual of one page with these words, with their quality. */
function answers(locale: Locale, typed: string, text: string, title = 'x'): [string, number][] {
  const corpus = corpusOf([{url: '/a', title, text}], locale);
  return [...matchesOf(typed, corpus)].sort(([a], [b]) => (a < b ? -1 : 1));
}

test('a word matches itself and, however short, what begins with it', () => {
  expect(answers('en', 'key', 'key keyboard hockey')).toEqual([
    ['key', 1],
    ['keyboard', 0.6],
  ]);
  expect(answers('en', 'ke', 'key')).toEqual([['key', 0.6]]);
  expect(answers('en', 'k', 'key')).toEqual([['key', 0.6]]);
  expect(answers('en', 'ss', 'ss sso')).toEqual([
    ['ss', 1],
    ['sso', 0.6],
  ]);
  expect(answers('en', '4', '401')).toEqual([['401', 0.6]]);
  expect(answers('zh', '密', '密码')).toEqual([['密码', 0.6]]);
  expect(answers('en', 'nothing', 'key')).toEqual([]);
});

test('forms of a word share four letters and differ by known endings', () => {
  expect(answers('en', 'sharing', 'share shared sharpen')).toEqual([
    ['share', 0.8],
    ['shared', 0.8],
  ]);
  // What they have in common may be a letter more than their stem.
  expect(answers('en', 'dependence', 'depended')).toEqual([['depended', 0.8]]);
  // Three letters in common are none of its forms, and numbers have no forms.
  expect(answers('en', 'uses', 'used')).toEqual([]);
  expect(answers('en', 'used', 'uses')).toEqual([]);
  expect(answers('en', '2024s', '2024ed')).toEqual([]);
});

test('of an unknown German compound, both words match if they are known', () => {
  const text = 'Lager Programme Leiter Gramm anlegen Nutzer wechseln';
  expect(answers('de', 'lagerprogramme', text)).toEqual([
    ['lager', 0.8],
    ['programme', 0.8],
  ]);
  // With letters between the parts, and other forms.
  expect(answers('de', 'nutzerswechseln', text)).toEqual([
    ['nutzer', 0.8],
    ['wechseln', 0.8],
  ]);
  expect(answers('de', 'teamsleiter', 'Team Leiter Leitern')).toEqual([
    ['leiter', 0.8],
    ['leitern', 0.8 * 0.8],
    ['team', 0.8],
  ]);
  // Compounds with an unknown part, short words, stop words and other languages are not cut.
  expect(answers('de', 'gartenarbeit', 'Arbeit')).toEqual([]);
  expect(answers('de', 'warenamt', 'Amt Ware')).toEqual([]);
  expect(answers('de', 'teamhaben', 'Team haben')).toEqual([]);
  expect(answers('en', 'warmhouse', 'warm house')).toEqual([]);
});

describe('a typing error', () => {
  test('is one letter from five on, two from nine on, and only without another match', () => {
    expect(answers('en', 'gruop', 'group')).toEqual([['group', 0.85]]);
    expect(answers('en', 'kye', 'key')).toEqual([]);
    expect(answers('en', 'fodlre', 'folder')).toEqual([]);
    expect(answers('en', 'genreatro', 'generator')).toEqual([['generator', 0.85]]);
    expect(answers('en', 'folder', 'folder golder')).toEqual([['folder', 1]]);
  });

  test('is not accepted in the first letter, in digits and in very long words', () => {
    expect(answers('en', 'golder', 'folder')).toEqual([]);
    expect(answers('en', 'folde1', 'folder')).toEqual([]);
    expect(answers('en', `${'abcde'.repeat(8)}x`, 'abcde'.repeat(8))).toEqual([]);
  });

  test('is accepted in the prefix of a longer word, from seven letters on', () => {
    expect(answers('en', 'passwrod', 'passwordless')).toEqual([['passwordless', 0.85]]);
    expect(answers('en', 'foldre', 'folderless')).toEqual([]);
  });

  test('matches what the nearest words match', () => {
    const found = answers('en', 'connectoin', 'connection connectors consection');
    expect(found.map(([word]) => word)).toEqual(['connection', 'connectors']);
    expect(found.map(([, factor]) => factor)).toEqual([0.85, 0.85 * 0.8]);
  });
});

test('keeps the sixty best of very many matches', () => {
  const words = Array.from(
    {length: 80},
    (_, index) => `key${String.fromCharCode(97 + (index % 26))}${index}`,
  );
  const found = answers('en', 'key', ['key', ...words].join(' '));
  expect(found).toHaveLength(60);
  expect(found[0]).toEqual(['key', 1]);
});

test('finds the entries of a list with a prefix, at any place', () => {
  const list = ['a', 'ab', 'abc', 'b', 'ba'];
  expect(beginningWith('ab', list)).toEqual(['ab', 'abc']);
  expect(beginningWith('b', list)).toEqual(['b', 'ba']);
  expect(beginningWith('', list)).toEqual(list);
  expect(beginningWith('c', list)).toEqual([]);
  expect(beginningWith('a', [])).toEqual([]);
});
