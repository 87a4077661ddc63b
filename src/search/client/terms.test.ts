import {expect, test} from 'vitest';
import type {Locale} from '../../site/locales';
import {termsOf} from './terms';

function textsOf(input: string, locale: Locale): string[] {
  return termsOf(input, locale).map(({text}) => text);
}

test.each([
  ['fr', 'comment partager un mot de passe ?', ['partager', 'mot', 'passe']],
  ['fr', 'pourquoi l’écran n’est-il pas là', ['ecran']],
  ['en', 'How do I share a password?', ['share', 'password']],
  ['de', 'Wie kann ich mein Passwort ändern?', ['passwort', 'andern']],
  ['zh', 'how to 密码', ['密码']],
] as const)('in %s the words of "%s" that tell something are %j', (locale, input, expected) => {
  expect(textsOf(input, locale)).toEqual(expected);
});

test.each([
  ['fr', 'où est la', ['ou', 'est', 'la']],
  ['en', 'how to', ['how', 'to']],
  ['de', 'Was ist das', ['was', 'ist', 'das']],
  ['zh', '如何', ['如何']],
] as const)(
  'in %s words without meaning count where there are no others: %s',
  (locale, input, expected) => {
    expect(textsOf(input, locale)).toEqual(expected);
  },
);

test.each([
  ['+password -share', 'password share'],
  ['title:password', 'title password'],
  ['pass* *word', 'pass word'],
  ['pasword~1', 'pasword 1'],
  ['password^10', 'password 10'],
  ['"shared folder"', 'shared folder'],
  ['(share) [folder] {key} \\ / | & ! ? < >', 'share folder key'],
])('the signs in %j are no syntax', (input, words) => {
  expect(textsOf(input, 'en')).toEqual(words.split(' '));
});

test.each(['', '   ', '- + ~ : ^ *', '…', '🔑'])('%j has no words', (input) => {
  expect(termsOf(input, 'en')).toEqual([]);
});

test('a letter alone is left out beside words, a number is not', () => {
  expect(textsOf('x key 3', 'en')).toEqual(['key', '3']);
  expect(textsOf('x', 'en')).toEqual(['x']);
});

test('no more than 24 words are looked at', () => {
  const input = Array.from({length: 60}, (_, index) => `word${index}`).join(' ');
  expect(textsOf(input, 'en')).toHaveLength(24);
});

test('a word typed twice counts once, with the neighbours of both', () => {
  const [first, ...others] = termsOf('key ring key chain', 'en');
  expect(first).toMatchObject({text: 'key', pairs: ['keyring', 'ringkey', 'keychain']});
  expect(others.map(({text}) => text)).toEqual(['ring', 'chain']);
});

test('a word may be half of a word that the pages write together', () => {
  const [auto, fill] = termsOf('auto fill', 'en');
  expect([auto?.pairs, fill?.pairs]).toEqual([['autofill'], ['autofill']]);
  // Also with a word that says nothing alone.
  expect(termsOf('sign on', 'en')).toMatchObject([{text: 'sign', pairs: ['signon']}]);
});

test('a compound is known by its parts and as a whole', () => {
  expect(termsOf('redirect_uri', 'en')).toMatchObject([
    {text: 'redirect', wholes: ['redirect_uri']},
    {text: 'uri', wholes: ['redirect_uri']},
  ]);
});

test.each([
  ['怎么把用户添加到文件夹', ['用户', '户添', '添加', '文件', '件夹']],
  ['如何安装扩展程序？', ['安装', '装扩', '扩展', '展程', '程序']],
  ['为什么不能生成密码', ['不能', '能生', '生成', '成密', '密码']],
])('the Chinese question %s is cut where words say nothing', (input, expected) => {
  expect(textsOf(input, 'zh')).toEqual(expected);
});

test.each([
  ['对话框', ['对话', '话框']],
  ['中文', ['中文']],
])('%s, a short run, may be half a word and is not cut', (input, expected) => {
  expect(textsOf(input, 'zh')).toEqual(expected);
});

test('Chinese is never a neighbour to be joined with', () => {
  const terms = termsOf('loquet 密码 havre', 'zh');
  expect(terms.map(({text, pairs}) => [text, pairs])).toEqual([
    ['loquet', []],
    ['密码', []],
    ['havre', []],
  ]);
});
