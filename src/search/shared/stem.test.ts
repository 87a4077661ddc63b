import {expect, test} from 'vitest';
import {LOCALES, type Locale} from '../../site/locales';
import {fold} from './analyzer';
import {root, stem} from './stem';

function stemsOf(words: string, locale: Locale, cut: typeof stem): Set<string> {
  return new Set(words.split(' ').map((word) => cut(fold(word, locale), locale)));
}

test.each([
  ['fr', 'utilisateur utilisateurs'],
  ['fr', 'connecter connecté connectée connectés connectez connectant'],
  ['fr', 'partage partager partagé partages partagez'],
  ['fr', 'supprimer supprimez supprimé'],
  ['fr', 'activer active activez activé'],
  ['en', 'user users'],
  ['en', 'policy policies'],
  ['en', 'install installs installed installing'],
  ['en', 'share shares shared sharing'],
  ['en', 'delete deletes deleted deleting'],
  ['de', 'Benutzer Benutzern Benutzers'],
  ['de', 'Gerät Geräte Geräten'],
  ['de', 'anmelden angemeldet anmeldet'],
  ['de', 'einladen eingeladen eingeladene eingeladenen'],
  ['de', 'teilen teilt geteilt'],
  ['de', 'löschen gelöscht'],
  ['de', 'hinzufügen hinzugefügt'],
  ['de', 'sperren sperrt gesperrt'],
  ['zh', 'user users'],
] as const)('in %s the forms of one word have one stem: %s', (locale, words) => {
  expect(stemsOf(words, locale, stem).size).toBe(1);
});

test.each([
  ['fr', 'restaurer restauration'],
  ['fr', 'activer activation'],
  ['fr', 'générer générateur'],
  ['en', 'install installation installed'],
  ['en', 'connect connection connections'],
  ['de', 'anmelden Anmeldung angemeldet'],
  ['de', 'einladen Einladung Einladungen'],
  ['de', 'löschen Löschung'],
] as const)('in %s words made of one another have one root: %s', (locale, words) => {
  expect(stemsOf(words, locale, root).size).toBe(1);
});

test.each([
  ['fr', 'activer activation'],
  ['en', 'install installation'],
  ['de', 'anmelden Anmeldung'],
] as const)('in %s a stem is not yet a root: %s', (locale, words) => {
  expect(stemsOf(words, locale, stem).size).toBe(2);
});

test.each([
  ['fr', 'clés fils amis mot app uri'],
  ['en', 'is its set logs apps used key'],
  ['de', 'ein App Apps Tag Hut gut neue'],
  ['zh', '密码 盾 apps'],
] as const)('in %s short words stay: %s', (locale, words) => {
  for (const word of words.split(' ').map((text) => fold(text, locale))) {
    expect([stem(word, locale), root(word, locale)]).toEqual([word, word]);
  }
});

test('a German ge- is no mark of a participle where too little would be left', () => {
  expect(stem('geraten', 'de')).toBe('gera');
});

test('words of different meaning have different stems', () => {
  const words = {
    fr: 'partager sauvegarder connecter supprimer administrateur dossier',
    en: 'share backup connect delete administrator folder',
    de: 'teilen sichern anmelden löschen Administrator Ordner',
    zh: 'share backup connect delete administrator folder',
  };
  for (const locale of LOCALES) {
    expect(stemsOf(words[locale], locale, stem).size, locale).toBe(6);
    expect(stemsOf(words[locale], locale, root).size, locale).toBe(6);
  }
});
