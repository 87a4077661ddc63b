import {expect, test} from 'vitest';
import {PAGE, findingsOf, manual} from '../../testing';
import {admonitions} from './admonitions';

const found = (body: string) => findingsOf(admonitions, {[PAGE]: manual(body)});

test('reports all errors of an admonition at once, on its line', async () => {
  expect(await found('Un.\n\n:::astuce\n\nTexte')).toEqual([
    `${PAGE}:9: unknown admonition ":::astuce" → use caution, danger, info, note, tip, warning`,
    `${PAGE}:9: admonition without title → write :::astuce[Title]`,
    `${PAGE}:9: admonition that is not closed → add ::: on a line of its own`,
  ]);
});

test('reports a malformed admonition on its first line', async () => {
  expect(await found('Un\n:::tip Titre\nTexte')).toEqual([
    `${PAGE}:7: "Un" would be printed as text → write :::type[Title] and ::: with blank lines around`,
  ]);
  expect(await found('a ::: b')).toEqual([]);
});
