import fc from 'fast-check';
import {expect, test} from 'vitest';
import {LOCALES} from '../../../site/locales';
import {chunksOf, fold, pairsOf, tokensOf} from './analyzer';

test.each([
  ['ligatures and full-width letters are plain ones', 'ﬁchier ＳＣＩＭ', 'fichier scim'],
  ['a letter with a loose accent is the one with a fixed accent', 'cle\u0301', 'cle'],
  ['upper and lower case are the same', 'HAVRE Loquet', 'havre loquet'],
  ['accents make no difference', 'À l’été, où çà', "a l'ete, ou ca"],
  ['œ, æ, ß and ø are written out', 'œuvre cæcum Straße Ørsted', 'oeuvre caecum strasse orsted'],
  ['the capital ß is one too', 'STRAẞE', 'strasse'],
  ['the dotted capital I is an i', 'İstanbul', 'istanbul'],
])('%s', (_promise, text, expected) => {
  expect(fold(text, 'fr')).toBe(expected);
});

test.each([...'\u00AD\u200B\u200D\u200F\u2060\uFE0F\uFEFF\u034F'])(
  'ignores %j in a word',
  (sign) => {
    expect(tokensOf(`pass${sign}word`, 'en')).toEqual(['password']);
  },
);

test.each(['’', '‘', '‛', 'ʼ', '＇', '`', '´', '′'])('%s is an apostrophe', (apostrophe) => {
  expect(tokensOf(`l${apostrophe}écran`, 'fr')).toEqual(['ecran']);
  expect(tokensOf(`user${apostrophe}s`, 'en')).toEqual(['user']);
});

test.each(['\u2010', '\u2011', '\u2012', '\u2013', '\u2212'])('%s is a hyphen', (dash) => {
  expect(tokensOf(`sign${dash}on`, 'en')).toEqual(tokensOf('sign-on', 'en'));
});

test('a name that ends with v keeps it before a version', () => {
  expect(tokensOf('dev1.0 v4.1.1', 'en')).toEqual(['dev', '1.0', '4.1.1']);
});

test.each([
  ['Öffnen', 'oeffnen'],
  ['Übersicht', 'Uebersicht'],
  ['Geräte', 'GERAETE'],
  ['Häuser', 'haeuser'],
  ['Schlüssel', 'Schluessel'],
  ['Größe', 'Groesse'],
])('in German %s is also written %s', (umlaut, without) => {
  expect(fold(without, 'de')).toBe(fold(umlaut, 'de'));
});

test.each(['neue', 'steuern', 'bauen', 'quelle', 'bequem', 'treue'])(
  'the ue of the German word %s is no umlaut',
  (word) => {
    expect(fold(word, 'de')).toBe(word);
  },
);

test.each(['fr', 'en', 'zh'] as const)('in %s, ae, oe and ue are two letters', (locale) => {
  expect(fold('aerien poesie blue', locale)).toBe('aerien poesie blue');
});

test.each([
  ['l’écran', ['ecran']],
  ['d’un', ['un']],
  ['qu’elle', ['elle']],
  ['jusqu’à', ['a']],
  ['lorsqu’il', ['il']],
  ['d’aujourd’hui', ['aujourd', 'hui', 'aujourdhui']],
])('the French %s is found as %j', (text, expected) => {
  expect(tokensOf(text, 'fr')).toEqual(expected);
});

test('only French elides short words before the next', () => {
  expect(tokensOf("l'écran", 'en')).toContain('lecran');
});

test.each([
  ['user’s', ['user']],
  ["Havre's", ['havre']],
  ["don't", ['don', 'dont']],
])('the English %s is found as %j', (text, expected) => {
  expect(tokensOf(text, 'en')).toEqual(expected);
});

test.each([
  ['v4.1.1', ['4.1.1']],
  ['V3.6', ['3.6']],
  ['4.1.1', ['4.1.1']],
  ['loquet2.0', ['loquet', '2.0']],
  ['Loquet 2.0.', ['loquet', '2.0']],
  ['loquet-2.0', ['loquet', '2.0', 'loquet2.0']],
])('keeps the version in %s whole', (text, expected) => {
  expect(tokensOf(text, 'en')).toEqual(expected);
});

test.each([
  ['redirect_uri', ['redirect', 'uri', 'redirect_uri']],
  ['string.startswith', ['string', 'startswith', 'string.startswith']],
  ['user@example.com', ['user', 'example', 'com', 'user@example.com']],
  [
    'urn:ietf:params:scim:schemas:core:2.0:User',
    [
      ...['urn', 'ietf', 'params', 'scim', 'schemas', 'core', '2.0', 'user'],
      'urn:ietf:params:scim:schemas:core:2.0:user',
    ],
  ],
  ['sign-on', ['sign', 'on', 'signon']],
  ['e-mail', ['mail', 'email']],
  ['e-m', ['em']],
  ['E-Mail-Adresse', ['mail', 'adresse', 'emailadresse']],
])('indexes the compound %s whole and by its parts', (text, expected) => {
  expect(tokensOf(text, 'en')).toEqual(expected);
});

test.each([
  ['密码生成器', ['密码', '码生', '生成', '成器']],
  ['盾', ['盾']],
  ['密码，设置', ['密码', '设置']],
  ['使用Loquet2.0生成器', ['使用', 'loquet', '2.0', '生成', '成器']],
  ['启用 redirect_uri', ['启用', 'redirect', 'uri', 'redirect_uri']],
])('indexes the Chinese %s by pairs of signs', (text, expected) => {
  expect(tokensOf(text, 'zh')).toEqual(expected);
});

test('pairs of rare Chinese signs keep surrogate pairs together', () => {
  expect(pairsOf('𠀀𠀁𠀂')).toEqual(['𠀀𠀁', '𠀁𠀂']);
});

test('counts every occurrence of a word', () => {
  expect(tokensOf('Key key KEY', 'en')).toEqual(['key', 'key', 'key']);
});

test('punctuation alone is no word', () => {
  expect(chunksOf('- … ’ _ :: + * 🔑 «»', 'fr')).toEqual([]);
});

/** Texts near what the analyzer looks for: its own signs between letters of several scripts. */
const text = fc.oneof(
  fc.string({unit: 'binary'}),
  fc
    .array(
      fc.oneof(
        fc.constantFrom(...['-', "'", '’', '.', '_', ':', '@', '/', '+', '\u00AD', '\u0301', ' ']),
        fc.constantFrom(...['A', 'é', 'Œ', 'ẞ', 'ü', 'ue', 'v', '4', '1', '½', '密', '码', '𠀀']),
        fc.string({unit: 'binary', maxLength: 2}),
      ),
      {maxLength: 16},
    )
    .map((pieces) => pieces.join('')),
);
test('words have no white space, no capitals and at least one sign, whatever the text', () => {
  let words = 0;
  fc.assert(
    fc.property(text, fc.constantFrom(...LOCALES), (input, locale) => {
      for (const word of tokensOf(input, locale)) {
        words += 1;
        expect(word).toMatch(/^\S+$/u);
        expect(word).toBe(word.toLowerCase());
      }
    }),
    {numRuns: 500},
  );
  expect(words).toBeGreaterThan(200);
});
