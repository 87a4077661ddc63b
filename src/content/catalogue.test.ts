import {expect, test} from 'vitest';
import {isCatalogue, readCatalogue} from './catalogue';

test('catalogues are those of the interface and of the theme, in every language', () => {
  expect(isCatalogue('i18n/de/code.json')).toBe(true);
  expect(isCatalogue('i18n/fr/docusaurus-theme-classic/footer.json')).toBe(true);
  expect(isCatalogue('i18n/fr/screens.json')).toBe(true);
  expect(isCatalogue('i18n/de/labels.json')).toBe(false);
  expect(isCatalogue('i18n/de/code.json.orig')).toBe(false);
  expect(isCatalogue('src/i18n/de/code.json')).toBe(false);
});

test('messages have the line of their key; as strings or in objects; others are empty', () => {
  const read = (text: string) => readCatalogue(new Map([['a.json', text]]), 'a.json');
  expect(
    read(
      '{\n  "a": {"message": "A"},\n  "b": {"text": "B"},\n  "c": "C",\n  "d": {"message": 1}, "e": null\n}',
    ),
  ).toEqual(
    new Map([
      ['a', {message: 'A', line: 2}],
      ['b', {message: '', line: 3}],
      ['c', {message: 'C', line: 4}],
      ['d', {message: '', line: 5}],
      ['e', {message: '', line: 5}],
    ]),
  );
  expect(read('null').size).toBe(0);
});
