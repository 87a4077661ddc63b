import {mkdtempSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {DRAWINGS_FOLDER, drawingNames} from './drawings';
import {drawnDiagrams, lastSentence} from './remark';

const CODE = 'flowchart TD\n  A["Un"]';

interface Part {
  readonly type: string;
  readonly value?: string;
  readonly children?: readonly Part[];
}

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'drawings-'));
});

afterEach(() => rmSync(siteDir, {recursive: true}));

/** The nodes for a diagram after these paragraphs, or other parts. */
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

test('a drawn diagram is shown by its files, named by the sentence before it', () => {
  const names = draw();
  expect(drawn(['Avant.', 'Un mot. Le schéma suit\u202F:'])).toEqual({
    ...names,
    width: 30,
    height: 40,
    label: 'Le schéma suit',
  });
});

test('a heading names a diagram, a list does not; without text before it it has no name', () => {
  draw();
  expect(drawn(['Le parcours'], 'heading')).toMatchObject({label: 'Le parcours'});
  expect(drawn(['Un point'], 'list')).toMatchObject({label: ''});
  expect(drawn([])).toMatchObject({label: ''});
});

test('a diagram in a list or a tab is shown too, named by the text before it', () => {
  draw();
  const inside = (children: readonly Part[]): unknown => {
    const diagram = {type: 'mermaid', data: {hName: 'mermaid', hProperties: {value: CODE}}};
    const before = {type: 'paragraph', children: [{type: 'text', value: 'Le parcours\u00A0:'}]};
    const list = {type: 'list', children: [{type: 'listItem', children: [...children, diagram]}]};
    drawnDiagrams({locale: 'fr', siteDir})({type: 'root', children: [before, list]});
    return diagram.data.hProperties;
  };
  expect(inside([])).toMatchObject({label: 'Le parcours'});
  const strong = {type: 'strong', children: [{type: 'text', value: 'Créer'}]};
  const parts = [{type: 'text', value: 'Puis '}, strong, {type: 'text', value: ' et finir.'}];
  expect(inside([{type: 'paragraph', children: parts}])).toMatchObject({
    label: 'Puis Créer et finir.',
  });
});

test('a diagram without a drawing is left to the browser', () => {
  expect(drawn(['Avant.'])).toEqual({value: CODE});
});

test('the last sentence ends by the rules of the language', () => {
  expect(lastSentence('先看这里。然后是图：', 'zh')).toBe('然后是图');
  expect(lastSentence('', 'en')).toBe('');
});
