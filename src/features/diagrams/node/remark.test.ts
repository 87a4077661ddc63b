import {beforeEach, expect, test} from 'vitest';
import {folderWith, writeIn} from '../../../content/testing';
import {MODES, fileOf} from '../../../site/drawings';
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
  const drawing = drawingNames()(CODE);
  for (const [layout, width] of [
    ['wide', 30],
    ['narrow', 20],
  ] as const) {
    for (const mode of MODES) {
      const file = `${DRAWINGS_FOLDER}/fr/${fileOf(drawing, layout, mode)}`;
      writeIn(siteDir, {[file]: `<svg width="${width}" height="40"></svg>`});
    }
  }
  expect(drawn()).toEqual({
    drawing,
    width: 30,
    height: 40,
    narrowWidth: 20,
    narrowHeight: 40,
    title: 'Le parcours',
    description: 'Une étape.',
  });
});

test('a diagram without a drawing stops the build', () => {
  expect(drawn).toThrow('run "npm run diagrams", then build again');
});
