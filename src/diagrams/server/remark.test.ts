import {mkdtempSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {DRAWINGS_FOLDER, drawingNames} from './drawings';
import {drawnDiagrams, lastSentence} from './remark';

const CODE = 'flowchart TD\n  A["Un"]';

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'drawings-'));
});

afterEach(() => rmSync(siteDir, {recursive: true}));

/** What stands in the page for a diagram after these paragraphs, or other parts. */
function drawn(before: readonly string[], type = 'paragraph'): unknown {
  const diagram = {
    type: 'mermaidCodeBlock',
    data: {hName: 'mermaid', hProperties: {value: CODE}},
  };
  const paragraphs = before.map((value) => ({
    type,
    children: [{type: 'text', value}],
  }));
  drawnDiagrams({locale: 'fr', siteDir})({type: 'root', children: [...paragraphs, diagram]});
  return diagram.data.hProperties;
}

/** Writes the drawings of the diagram, and returns their names. */
function draw(): {light: string; dark: string} {
  const nameOf = drawingNames();
  const names = {light: nameOf(CODE, 'light'), dark: nameOf(CODE, 'dark')};
  mkdirSync(path.join(siteDir, DRAWINGS_FOLDER, 'fr'), {recursive: true});
  for (const name of Object.values(names)) {
    writeFileSync(
      path.join(siteDir, DRAWINGS_FOLDER, 'fr', name),
      '<svg width="30" height="40" viewBox="0 0 30 40"></svg>',
    );
  }
  return names;
}

test('a diagram that was drawn is shown by its files, named by the sentence before it', () => {
  const names = draw();
  expect(drawn(['Avant.', 'Un mot. Le schéma suit\u202F:'])).toEqual({
    ...names,
    width: 30,
    height: 40,
    label: 'Le schéma suit',
  });
});

test('a heading names a diagram, a list does not, and without a text before it it has no name', () => {
  draw();
  expect(drawn(['Le parcours'], 'heading')).toMatchObject({label: 'Le parcours'});
  expect(drawn(['Un point'], 'list')).toMatchObject({label: ''});
  expect(drawn([])).toMatchObject({label: ''});
});

test('a diagram that was not drawn is left to the browser', () => {
  expect(drawn(['Avant.'])).toEqual({value: CODE});
});

test('the last sentence ends where the language ends it', () => {
  expect(lastSentence('先看这里。然后是图：', 'zh')).toBe('然后是图');
  expect(lastSentence('', 'en')).toBe('');
});
