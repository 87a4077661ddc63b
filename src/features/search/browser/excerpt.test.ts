import {expect, test} from 'vitest';
import {excerptOf} from './excerpt';

const show = (text: string, words: Record<string, number>, locale: 'en' | 'fr' | 'zh' = 'en') =>
  excerptOf(text, new Map(Object.entries(words)), locale)
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('');

const FILLER = 'Nothing is said here, and it takes a while to say it in so many words. '.repeat(4);

test('shows the sentence with the words, marked', () => {
  expect(show(`${FILLER}Click Reset key. The end.`, {key: 1, reset: 1})).toBe(
    'Click [Reset] [key]. The end.',
  );
});

test('of two places that show the same, shows the nearer one', () => {
  expect(show('It begins. Then comes the key. It ends.', {key: 1})).toBe(
    'Then comes the [key]. It ends.',
  );
});

test('begins with a whole sentence rather than with the last word of the one before', () => {
  const sentence = 'A store is no place to wait for long, so take the phone.';
  const words = {store: 1, phone: 1};
  expect(show(`${FILLER}Go by the store. ${sentence}`, words)).toBe(show(sentence, words));
});

test('shows the sentence with the most important words', () => {
  const text = `You can share it. ${FILLER}A recovery kit can be revoked. ${FILLER}`;
  expect(show(text, {can: 0.1, revoked: 3})).toMatch(/^A recovery kit \[can\] be \[revoked\]\./);
});

test('cuts a long text between words, with an ellipsis', () => {
  const excerpt = show(`${'word '.repeat(80)}audit ${'word '.repeat(80)}`, {audit: 1});
  expect(excerpt).toMatch(/^… word .*\[audit\].* word …$/);
  expect(excerpt.length).toBeLessThan(190);
});

test('cuts a text that ends in one long word within it', () => {
  const excerpt = show(`${'word '.repeat(14)}${'x'.repeat(200)}`, {word: 1});
  expect(excerpt.replaceAll(/[[\]]/g, '')).toBe(`${'word '.repeat(14)}${'x'.repeat(100)} …`);
});

test('ignores accents and elisions', () => {
  expect(show('Ouvrez l’Écran.', {ecran: 1}, 'fr')).toBe('Ouvrez l’[Écran].');
});

test('marks only the wanted part of Chinese', () => {
  expect(show('打开密码生成器。完成。', {密码: 1, 码生: 1, 生成: 1}, 'zh')).toBe(
    '打开[密码生成]器。完成。',
  );
});

test('shows the start of a section without the words', () => {
  expect(show('How it begins. How it goes on.', {other: 1})).toBe('How it begins. How it goes on.');
});

test('shows nothing of a section without text', () => {
  expect(excerptOf('', new Map([['a', 1]]), 'en')).toEqual([]);
});

test('begins with the section where the title says all that was typed', () => {
  const text = `Suspend the account. ${'Other words. '.repeat(20)}Lost, then on the phone.`;
  const excerpt = excerptOf(text, new Map([['phone', 1]]), 'en', true);
  expect(excerpt[0]?.text).toMatch(/^Suspend the account\./);
});
