import {expect, test} from 'vitest';
import {PAGE, findingsOf, manual, pageIn} from '../../testing';
import {knownLabels} from './knownLabels';

const FILE = 'i18n/fr/labels.json';
const labels = (favourite: string) =>
  JSON.stringify({add: favourite, admin: 'Administration', users: 'Utilisateurs'});
const found = (body: string, favourite = 'Ajouter aux favoris', file = PAGE) =>
  findingsOf(knownLabels, {[file]: manual(body), [FILE]: labels(favourite)});

test('reports a renamed label on pages with the old name', async () => {
  const body = 'Un.\n\nCliquez sur **Ajouter aux favoris**.';
  expect(await found(body)).toEqual([]);
  expect(await found(body, 'Mettre en favori')).toEqual([
    expect.stringContaining(`${PAGE}:9: **Ajouter aux favoris** is no label of ${FILE} → write`),
  ]);
});

test.each([
  ['a level of a menu path', 'Ouvrez **Administration › Personnes**.'],
  ['a menu path that opens a paragraph', '**Administration › Personnes** montre la liste.'],
  ['a whole cell', '| Bouton |\n| --- |\n| **Personnes** |'],
  ['the second label of a paragraph', '**Deux clics.** Choisissez **Personnes**.'],
])('reports %s', async (_, body) => {
  expect(await found(body)).toEqual([expect.stringContaining('**Personnes** is no label')]);
});

test.each([
  ['a known label with the mark of its sentence', 'Cliquez sur **Ajouter aux favoris.**'],
  ['a stressed word', 'Le mot de passe ne s’affiche **jamais**.'],
  ['a stressed sentence', 'Un. **Personne ne lit vos clés.**'],
  ['words that open a paragraph', '**Personnes actives** : celles du mois.'],
  ['a label of this site', 'Choisissez **Page en Markdown**.'],
])('accepts %s', async (_, body) => {
  expect(await found(body)).toEqual([]);
});

test('leaves translations to the comparison with the French', async () => {
  expect(await found('Click **Add to favorites**.', undefined, pageIn('en'))).toEqual([]);
});
