import {expect, test} from 'vitest';
import type {Locale} from '../../../src/site/locales';
import {PAGE, findingsOf, manual, pageIn} from '../../testing';
import {saidSynonyms} from './synonyms';

/** Findings about one group of synonyms that begins with a word. */
const missed = (word: string, locale: Locale, files: Record<string, string>) =>
  findingsOf(
    (sources) => saidSynonyms(sources, (each) => (each === locale ? [[word, 'autre']] : [])),
    files,
  );

test('synonyms begin with a word of the manual', async () => {
  expect(await missed('dossier', 'fr', {[PAGE]: manual('Un coffre.')})).toEqual([
    'src/features/search/synonyms/fr.yml:1: no page says “dossier” → begin the line with the word that the manual uses, or delete it',
  ]);
  expect(await missed('dossier', 'fr', {[PAGE]: manual('Un dossier.')})).toEqual([]);
});

test.each([
  ['fr', 'dossier partage', 'Partagez le dossier.', 'Un dossier.'],
  ['fr', 'recuperer', 'La récupération.', 'Une récolte.'],
  ['fr', 'redirect uri', 'Saisissez `redirect_uri`.', 'Redirigez.'],
  ['de', 'ordner', 'Ein Unterordner.', 'Ordnung.'],
  ['zh', '恢复套件', '即恢复套件。', '恢复 ID 的套件。'],
] as const)('in %s “%s” is said in any form', async (locale, word, said, other) => {
  const files = (text: string) => ({
    [PAGE]: manual('Texte.'),
    [locale === 'fr' ? PAGE : pageIn(locale)]: manual(text),
  });
  expect(await missed(word, locale, files(said))).toEqual([]);
  expect(await missed(word, locale, files(other))).toHaveLength(1);
});

test('synonyms are not checked while pages of their language are untranslated', async () => {
  expect(await missed('ordner', 'de', {[PAGE]: manual('Un.')})).toEqual([]);
});
