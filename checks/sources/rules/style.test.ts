import {expect, test} from 'vitest';
import {LABELS} from '../../../src/content/labels';
import {PAGE, findingsOf, manual, pageIn} from '../../testing';
import {durations, keys, quotedLabels} from './style';

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

test('keys have the names of the keyboards of the language', async () => {
  const [english, german] = [manual('Press `Ctrl`+`K`.'), manual('Drücken Sie `Strg`+`K`.')];
  expect(await findingsOf(keys, {[pageIn('en')]: english, [pageIn('de')]: german})).toEqual([]);
  expect(await findingsOf(keys, {[pageIn('de')]: english, [PAGE]: german})).toEqual([
    `${pageIn('de')}:7: \`Ctrl\` is on the keyboards of another language → \`Strg\``,
    `${PAGE}:7: \`Strg\` is on the keyboards of another language → \`Ctrl\``,
  ]);
});
