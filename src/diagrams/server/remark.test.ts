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

function drawn(before: readonly string[]): unknown {
  const diagram = {
    type: 'mermaidCodeBlock',
    data: {hName: 'mermaid', hProperties: {value: CODE}},
  };
  const paragraphs = before.map((value) => ({
    type: 'paragraph',
    children: [{type: 'text', value}],
  }));
  drawnDiagrams({locale: 'fr', siteDir})({type: 'root', children: [...paragraphs, diagram]});
  return diagram.data.hProperties;
}

test('a diagram that was drawn is shown by its files, named by the sentence before it', () => {
  const nameOf = drawingNames();
  const [light, dark] = [nameOf(CODE, 'light'), nameOf(CODE, 'dark')];
  mkdirSync(path.join(siteDir, DRAWINGS_FOLDER, 'fr'), {recursive: true});
  for (const name of [light, dark]) {
    writeFileSync(
      path.join(siteDir, DRAWINGS_FOLDER, 'fr', name),
      '<svg width="30" height="40" viewBox="0 0 30 40"></svg>',
    );
  }
  expect(drawn(['Avant.', 'Un mot. Le schéma suit\u202F:'])).toEqual({
    light,
    dark,
    width: 30,
    height: 40,
    label: 'Le schéma suit',
  });
});

test('a diagram that was not drawn is left to the browser', () => {
  expect(drawn(['Avant.'])).toEqual({value: CODE});
});

test('the last sentence ends where the language ends it', () => {
  expect(lastSentence('先看这里。然后是图：', 'zh')).toBe('然后是图');
  expect(lastSentence('', 'en')).toBe('');
});
