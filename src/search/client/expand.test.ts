import {expect, test} from 'vitest';
import type {Locale} from '../../site/locales';
import {corpusOf} from '../testCorpus';
import {answersTo, isUncertain, partsOf, type Answers} from './expand';
import {termsOf} from './terms';

function answersIn(text: string, locale: Locale, input: string): Answers {
  const [term] = termsOf(input, locale);
  return answersTo(term!, corpusOf([{url: '/a', title: 'Title', text}], locale));
}

/** Words of the text that answer, the best first. */
function wordsIn(text: string, locale: Locale, input: string): string[] {
  return [...answersIn(text, locale, input)].sort(([, a], [, b]) => b - a).map(([word]) => word);
}

test.each([
  ['itself before longer words', 'key keyboard keys', 'key', ['key', 'keys', 'keyboard']],
  [
    'the nearer in length, the better',
    'authenticate auth authority',
    'au',
    ['auth', 'authority', 'authenticate'],
  ],
  ['its other forms', 'installed installs', 'installing', ['installed', 'installs']],
])('a word is answered by %s', (_promise, text, input, expected) => {
  expect(wordsIn(text, 'en', input)).toEqual(expected);
});

test('a form of the word answers better than a word made of it', () => {
  const answers = answersIn('installed installation', 'en', 'installing');
  expect(answers.get('installed')).toBeGreaterThan(answers.get('installation')!);
});

test.each([
  ['passwort', 'Masterpasswort', ['masterpasswort']],
  ['Geräte', 'Mobilgeräte', ['mobilgerate']],
  ['Passwort', 'Passwort Masterpasswort', ['passwort', 'masterpasswort']],
])('in German %s is found at the end of %s', (input, text, expected) => {
  expect(wordsIn(text, 'de', input)).toEqual(expected);
});

test('only German looks at the ends of words, and not for short ones', () => {
  expect(wordsIn('Masterpasswort', 'fr', 'passwort')).toEqual([]);
  expect(wordsIn('Masterkey', 'de', 'key')).toEqual([]);
});

test('spelling is looked at only for words that nothing else answers', () => {
  expect(wordsIn('sharing charing', 'en', 'sharing')).toEqual(['sharing']);
  expect(wordsIn('charing', 'en', 'sharing')).toEqual(['charing']);
});

test.each([
  ['four letters', 'keys', 'kezs', ['keys']],
  ['three letters', 'key', 'kez', []],
  ['two wrong in seven', 'folders', 'fxldxrs', []],
  ['two wrong in eight', 'password', 'pxsswxrd', ['password']],
  ['three wrong in eight', 'password', 'pxsxwxrd', []],
  ['figures, which are never nearly right', '2024', '2025', []],
])('mistakes: %s', (_rule, text, input, expected) => {
  expect(wordsIn(text, 'en', input)).toEqual(expected);
});

test('only the nearest spellings answer', () => {
  expect(wordsIn('password passwort', 'en', 'passwrod')).toEqual(['password']);
  expect(wordsIn('passwort', 'en', 'passwrod')).toEqual(['passwort']);
});

test('a misspelt beginning answers, less well than a misspelt word', () => {
  const beginning = answersIn('authenticator', 'en', 'authentj').get('authenticator');
  const whole = answersIn('authentic', 'en', 'authentjc').get('authentic');
  expect(beginning).toBeGreaterThan(0);
  expect(beginning).toBeLessThan(whole!);
});

test('a compound typed whole answers better than its parts, and those less than typed alone', () => {
  const text = 'redirect redirect_uri';
  const answers = answersIn(text, 'en', 'redirect_uri');
  const alone = answersIn(text, 'en', 'redirect');
  expect(answers.get('redirect_uri')).toBeGreaterThan(answers.get('redirect')!);
  expect(answers.get('redirect')).toBeLessThan(alone.get('redirect')!);
});

test.each([
  ['密', ['密码']],
  ['码密', ['密码']],
  ['密玛', ['密码']],
  ['玛码', ['密码']],
  ['文件', []],
])('the Chinese %s is answered by %j where only 密码 is known', (input, expected) => {
  expect(wordsIn('密码', 'zh', input)).toEqual(expected);
});

test('at most 120 words answer, the best ones', () => {
  const text = Array.from({length: 300}, (_, index) => `key${'x'.repeat(index % 20)}${index}`);
  const answers = answersIn(`key ${text.join(' ')}`, 'en', 'key');
  expect(answers.size).toBe(120);
  expect(answers.get('key')).toBe(1);
});

test('an answer is uncertain when nothing but a compound or a bad spelling gives it', () => {
  expect(isUncertain(answersIn('Masterpasswort', 'de', 'passwort'))).toBe(true);
  expect(isUncertain(answersIn('password', 'en', 'pxsswxrd'))).toBe(true);
  expect(isUncertain(answersIn('password', 'en', 'passwrod'))).toBe(false);
  expect(isUncertain(new Map())).toBe(true);
});

test.each([
  ['passwordmanager', ['password', 'manager']],
  ['password_manager', ['password', 'manager']],
  ['passwordxmanager', ['password', 'manager']],
  ['passwordxymanager', undefined],
  ['managerkey', ['manager', 'key']],
  ['passwordto', undefined],
  ['password', undefined],
  ['', undefined],
])('%j is made of %j', (text, expected) => {
  const corpus = corpusOf([{url: '/a', title: 'Title', text: 'password manager key to'}], 'en');
  expect(partsOf(text, corpus)).toEqual(expected);
});

test.each([
  ['doors top', 'door stop', ['doors', 'top']],
  ['door stop', 'doors top', ['door', 'stop']],
])('of two ways to part a word, the more frequent one counts: %s', (often, once, expected) => {
  const pages = [often, once, often].map((text, index) => ({url: `/${index}`, title: '-', text}));
  expect(partsOf('doorstop', corpusOf(pages, 'en'))).toEqual(expected);
});
