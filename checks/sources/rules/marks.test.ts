import {expect, test} from 'vitest';
import {PAGE, findingsOf, manual, pageIn} from '../../testing';
import {PAGE_RULES} from '.';
import type {Rule} from '../../rule';
import {encoding, lines, simplifiedChinese, slips} from './marks';

test.each([
  ['a byte order mark in the text', 'un\uFEFF deux', 'an invisible character'],
  ['a control character', 'un\u0007 deux', 'a control character'],
  ['a quote read as another encoding', 'lâ€™un', 'another encoding'],
  ['an accent of its own', 'un accent a\u0300 part', 'NFC'],
  ['a filler', 'lorem ipsum', 'is a note to the writer'],
])('%s is refused', async (_what, text, says) => {
  const found = await findingsOf(lines, {[PAGE]: manual(`Texte.\n\n${text}`)});
  expect(found).toEqual([expect.stringContaining(says)]);
  expect(found[0]).toContain(`${PAGE}:9: `);
});

test.each([
  ['starts with a byte order mark', (text: string) => `\uFEFF${text}`],
  ['has the line ends of Windows', (text: string) => text.replaceAll('\n', '\r\n')],
])('a file that %s is one fault', async (says, change) => {
  const text = manual(`${'mot '.repeat(100)}\n\n## Un {/* #un */}\n\nTexte.`);
  const found = async (rules: readonly Rule[], written: string) =>
    (await Promise.all(rules.map((rule) => findingsOf(rule, {[PAGE]: written})))).flat();
  const fault = expect.stringContaining(`${PAGE}:1: ${says}`) as string;
  expect(await found([encoding], change(text))).toEqual([fault]);
  expect(await found([encoding], text)).toEqual([]);
  const others = PAGE_RULES.filter((rule) => rule !== encoding);
  expect(await found(others, change(text))).toEqual(await found(others, text));
});

test.each([
  ['Choisissez **Approuver', 1],
  ['la touche `Tab', 1],
  ['un <Since version="1.0" /> espace', 0],
  ['[texte]\\(/a)', 1],
  ['un[^1]', 1],
  ['un..', 1],
  ['un...', 0],
  ['| a | b |\n| c | d |', 1],
  ['| a |\n| --- |\n| b |', 0],
  ['**Un** et *deux*', 0],
])('%s: %i slips', async (text, count) => {
  expect(await findingsOf(slips, {[PAGE]: manual(text)})).toHaveLength(count);
});

test.each([
  [PAGE, 'le le mot', 'vous vous connectez'],
  [pageIn('en'), 'the the word', 'he had had it'],
  [pageIn('de'), 'ein ein Wort', 'alle, die die Liste sehen'],
  [pageIn('zh'), '您的的设备', '您的设备'],
])('%s: “%s” is refused', async (file, broken, right) => {
  expect(await findingsOf(slips, {[file]: manual(broken)})).toHaveLength(1);
  expect(await findingsOf(slips, {[file]: manual(right)})).toEqual([]);
});

test('messages of the interface may contain marks', async () => {
  expect(await findingsOf(slips, {'i18n/de/code.json': '{"a": {"message": "a * b"}}'})).toEqual([]);
});

test('reports every traditional character and no simplified one', async () => {
  const found = (text: string) => findingsOf(simplifiedChinese, {[pageIn('zh')]: manual(text)});
  expect(await found('設備')).toEqual([
    `${pageIn('zh')}:7: 設 備: no simplified Chinese → write the simplified character`,
  ]);
  // The first and the last of GB 2312.
  expect(await found('啊齄，A。')).toEqual([]);
  expect(await findingsOf(simplifiedChinese, {[PAGE]: manual('設備')})).toEqual([]);
});

test('a sentence begins with a capital, a title ends without a mark', async () => {
  const found = (text: string) => findingsOf(slips, {[PAGE]: manual(text)});
  expect(await found('Un mot. deux mots.')).toEqual([
    expect.stringContaining('a sentence without a capital → write one'),
  ]);
  expect(await found('## Un mot. {/* #a */}')).toEqual([
    expect.stringContaining('a mark at the end of a title → delete it'),
  ]);
  expect(await found('## Un mot {/* #a */}\n\nUn mot. Sous macOS. macOS aussi.')).toEqual([]);
});
