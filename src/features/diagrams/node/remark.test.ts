import {mkdtempSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {DRAWINGS_FOLDER, drawingNames} from './drawings';
import {drawnDiagrams} from './remark';

const CODE = 'flowchart TD\n  accTitle: Le parcours\n  accDescr: Une étape.\n  A["Un"]';

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'drawings-'));
});

afterEach(() => rmSync(siteDir, {recursive: true}));

/** What the diagram becomes, in a list. */
function drawn(): unknown {
  const diagram = {data: {hName: 'mermaid', hProperties: {value: CODE}}};
  drawnDiagrams({locale: 'fr', siteDir})({children: [{children: [diagram]}]});
  return diagram.data.hProperties;
}

test('a drawn diagram is shown by its files, with its title and description', () => {
  const nameOf = drawingNames();
  const names = {light: nameOf(CODE, 'light'), dark: nameOf(CODE, 'dark')};
  mkdirSync(path.join(siteDir, DRAWINGS_FOLDER, 'fr'), {recursive: true});
  for (const name of Object.values(names)) {
    writeFileSync(
      path.join(siteDir, DRAWINGS_FOLDER, 'fr', name),
      '<svg width="30" height="40" viewBox="0 0 30 40"></svg>',
    );
  }
  expect(drawn()).toEqual({
    ...names,
    width: 30,
    height: 40,
    title: 'Le parcours',
    description: 'Une étape.',
  });
});

test('a diagram without a drawing stops the build', () => {
  expect(drawn).toThrow('run "npm run diagrams", then build again');
});
