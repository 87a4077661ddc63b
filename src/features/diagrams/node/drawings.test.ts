import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {readPage} from '../../../content/page';
import {DRAWINGS_FOLDER, drawingNames, findDrawing, readDrawing} from './drawings';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const PAGE = 'docs/user/loquet/connection/app.md';

/** The files of one drawing, with what each opens with. */
function find(light: string | undefined, dark: string | undefined) {
  const files: Record<string, string | undefined> = {
    [`${DRAWINGS_FOLDER}/de/light.svg`]: light,
    [`${DRAWINGS_FOLDER}/de/dark.svg`]: dark,
  };
  return findDrawing(
    (file) => files[file],
    'de',
    'code',
    (_, mode) => `${mode}.svg`,
  );
}

test('the drawings in the repository match the current settings', () => {
  const place = {kind: 'manual', locale: 'fr', source: PAGE} as const;
  const {fences} = readPage(PAGE, place, readFileSync(path.join(ROOT, PAGE), 'utf8'));
  const diagrams = fences.filter(({lang}) => lang === 'mermaid');
  expect(diagrams.length).toBeGreaterThan(0);
  for (const {code} of diagrams) {
    expect(findDrawing(readDrawing(ROOT), 'fr', code, drawingNames())).toBeDefined();
  }
});

test('a diagram has a name for each colour mode, whatever the outer white space', () => {
  const nameOf = drawingNames();
  expect(nameOf('a', 'light')).toMatch(/^[\da-f]{12}\.svg$/);
  expect(nameOf('\na ', 'light')).toBe(nameOf('a', 'light'));
  expect(nameOf('a', 'dark')).not.toBe(nameOf('a', 'light'));
  expect(nameOf('b', 'light')).not.toBe(nameOf('a', 'light'));
});

test.each([[120, 90]])('reads the size of a drawing in its file: %i × %i', (width, height) => {
  expect(find(`<svg id="a" width="${width}" height="${height}">`, '<svg>')).toEqual({
    light: 'light.svg',
    dark: 'dark.svg',
    width,
    height,
  });
});

test.each([
  [undefined, '<svg>'],
  ['<svg width="1" height="1">', undefined],
  ['<svg width="1">', '<svg>'],
  ['<svg width="0" height="1">', '<svg>'],
  ['<g width="1" height="1">', '<svg>'],
])('%s beside %s is no drawing', (light, dark) => {
  expect(find(light, dark)).toBeUndefined();
});
