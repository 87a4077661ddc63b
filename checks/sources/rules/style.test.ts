import {expect, test} from 'vitest';
import {LABELS} from '../../../src/content/labels';
import {PAGE, findingsOf, manual, pageIn, sourcesOf} from '../../testing';
import {colonDensity, colons, durations, germanIhr, quotedLabels} from './style';

test('labels of two words are never quoted, in the quotes of each language', async () => {
  const long = Object.values(LABELS.zh).find((label) => label.length > 4) ?? '';
  const short = Object.values(LABELS.zh).find((label) => label.length <= 4) ?? '';
  for (const [file, text] of [
    [PAGE, `«\u202F${LABELS.fr['my-folder']}\u202F»`],
    [pageIn('en'), `“${LABELS.en['my-folder']}”`],
    [pageIn('de'), `„${LABELS.de['my-folder']}“`],
    [pageIn('zh'), `“${long}”`],
  ] as const) {
    expect(await findingsOf(quotedLabels, {[file]: manual(`Un. ${text}.`)})).toHaveLength(1);
    expect(await findingsOf(quotedLabels, {[file]: manual(`## ${text} {/* #a */}`)})).toEqual([]);
  }
  expect(await findingsOf(quotedLabels, {[pageIn('zh')]: manual(`“${short}”`)})).toEqual([]);
  // A single word may be quoted as a word.
  const word = Object.values(LABELS.en).find((label) => !label.includes(' ')) ?? '';
  expect(await findingsOf(quotedLabels, {[pageIn('en')]: manual(`“${word}”`)})).toEqual([]);
});

test('reports symbols of time on their line, outside tables, in two languages', async () => {
  const text = manual('One.\nIt lasts 24 h.\n\n| a |\n| --- |\n| 24 h |\n\nAnd 5 min.');
  expect(await findingsOf(durations, {[pageIn('en')]: text})).toEqual([
    `${pageIn('en')}:8: “24 h” → write the unit in words`,
    `${pageIn('en')}:14: “5 min” → write the unit in words`,
  ]);
  expect(await findingsOf(durations, {[PAGE]: text, [pageIn('zh')]: text})).toEqual([]);
});

const words = (count: number, colonsInThem: number) =>
  manual(
    Array.from({length: count}, (_, index) => (index < colonsInThem ? 'wort:' : 'wort')).join(' '),
  ).replace(/description: a+/, 'description: ""');

test('more than six colons in a thousand words are too many, on pages of 250 words or more', async () => {
  const found = (count: number, inline: number) =>
    findingsOf(colonDensity, {[pageIn('en')]: words(count, inline)});
  expect(await found(1000, 6)).toEqual([]);
  expect(await found(1000, 7)).toEqual([
    `${pageIn('en')}:1: 7 inline colons in 1000 words → use because, so, which, a comma or a period; at most 6 in 1,000 words`,
  ]);
  expect(await found(250, 2)).toHaveLength(1);
  expect(await found(249, 2)).toEqual([]);
  const [finding] = colonDensity(sourcesOf({[pageIn('en')]: words(250, 2)}));
  expect(finding?.isWarning).toBe(true);
});

test('colons that introduce what stands below, and those of titles, are not counted', () => {
  const [page] = sourcesOf({
    [PAGE]: manual('## A: b {/* #a */}\n\nUn: deux trois:\n\n- Quatre: cinq'),
  }).pages;
  const {words: all, inline} = colons(page!);
  expect(inline).toBe(2);
  // The description is running text too.
  expect(all).toBe(6);
});

test('reports an ambiguous German “Ihr” with the text before it', async () => {
  const found = (text: string) => findingsOf(germanIhr, {[pageIn('de')]: manual(text)});
  const long = 'Dann wartet nach einer ganzen Weile noch immer die Kollegin';
  expect(await found(`${long}: Ihre Anfrage liegt da.`)).toEqual([
    `${pageIn('de')}:7: “Ihre” after “${long.slice(-30)}:” reads as “your” → name the person, or write deren, dessen`,
  ]);
  expect(await found('Warten Sie: Ihr Konto wechselt.')).toEqual([]);
  expect(await findingsOf(germanIhr, {[pageIn('en')]: manual('Jonas nickt: Ihr Konto.')})).toEqual(
    [],
  );
});
