import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {readPage} from '../../../content/page';
import {fileOf, type Layout, type Mode} from '../../../site/drawings';
import {DRAWINGS_FOLDER, drawingNames, findDrawing, readDrawing} from './drawings';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const SVG = '<svg width="1" height="2">';
const PAGE = 'docs/user/loquet/connection/app.md';

/** A drawing, with what each of its files opens with. */
function find(light: string | undefined, dark: string | undefined, narrow = SVG) {
  return findDrawing(
    (file) => {
      const of = (layout: Layout, mode: Mode) =>
        file === `${DRAWINGS_FOLDER}/de/${fileOf('name', layout, mode)}`;
      return of('wide', 'light') ? light : of('wide', 'dark') ? dark : narrow;
    },
    'de',
    'code',
    () => 'name',
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

test('a diagram has a name, whatever the outer white space', () => {
  const nameOf = drawingNames();
  expect(nameOf('a')).toMatch(/^[\da-f]{12}$/);
  expect(nameOf('\na ')).toBe(nameOf('a'));
  expect(nameOf('b')).not.toBe(nameOf('a'));
});

test('reads the size of each layout in its file', () => {
  const wide = '<svg id="a" width="120" height="90">';
  expect(find(wide, wide)).toEqual({
    name: 'name',
    wide: {width: 120, height: 90},
    narrow: {width: 1, height: 2},
  });
});

test.each([
  [undefined, SVG],
  [SVG, undefined],
  ['<svg width="1">', SVG],
  ['<svg width="0" height="1">', SVG],
  ['<g width="1" height="1">', SVG],
])('%s beside %s is no drawing', (light, dark) => {
  expect(find(light, dark)).toBeUndefined();
});
