import {beforeEach, expect, test} from 'vitest';
import {folderWith, writeIn} from '../../../content/testing';
import {DRAWINGS_FOLDER, drawingNames} from './drawings';
import {drawnDiagrams} from './remark';

const CODE = 'flowchart TD\n  accTitle: Le parcours\n  accDescr: Une étape.\n  A["Un"]';

let siteDir: string;

beforeEach(() => {
  siteDir = folderWith();
});

/** What the diagram becomes, in a list. */
function drawn(): unknown {
  const diagram = {data: {hName: 'mermaid', hProperties: {value: CODE}}};
  drawnDiagrams({locale: 'fr', siteDir})({children: [{children: [diagram]}]});
  return diagram.data.hProperties;
}

test('a drawn diagram is shown by its files, with its title and description', () => {
  const nameOf = drawingNames();
  const names = {light: nameOf(CODE, 'light'), dark: nameOf(CODE, 'dark')};
  for (const name of Object.values(names)) {
    const drawing = '<svg width="30" height="40" viewBox="0 0 30 40"></svg>';
    writeIn(siteDir, {[`${DRAWINGS_FOLDER}/fr/${name}`]: drawing});
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
