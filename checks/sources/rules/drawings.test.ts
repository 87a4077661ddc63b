import {expect, test} from 'vitest';
import {DRAWINGS_FOLDER, drawingNames} from '../../../src/features/diagrams/node/drawings';
import {PAGE, manual, pageIn, sourcesOf} from '../../testing';
import {drawings, leftDrawings} from './drawings';

const CODE = 'flowchart TD\n  A["Un"] --> B["Deux"]';
const page = (code: string) => manual(`Un.\n\n\`\`\`mermaid\n${code}\n\`\`\``);

function drawn(locale: string, width: number, height: number): Record<string, string> {
  const nameOf = drawingNames();
  const svg = `<svg width="${width}" height="${height}"></svg>`;
  return Object.fromEntries(
    (['light', 'dark'] as const).map((mode) => [
      `${DRAWINGS_FOLDER}/${locale}/${nameOf(CODE, mode)}`,
      svg,
    ]),
  );
}

const found = (files: Record<string, string>) =>
  [drawings, leftDrawings].flatMap((rule) => rule(sourcesOf(files)));

test('accepts drawings up to 700 by 600 pixels, and warns beyond', () => {
  expect(found({[PAGE]: page(CODE), ...drawn('fr', 700, 600)})).toEqual([]);
  for (const [width, height] of [
    [701, 600],
    [700, 601],
  ] as const) {
    expect(found({[PAGE]: page(CODE), ...drawn('fr', width, height)})).toEqual([
      {
        file: PAGE,
        line: 9,
        isWarning: true,
        message: `diagram of ${width} × ${height} px → at most 700 × 600: turn it (TD, LR), shorten labels, or write a list`,
      },
    ]);
  }
});

test('reports an unused drawing, unless a changed diagram or an unreadable page may have left it', () => {
  expect(found({[PAGE]: manual('Un.'), ...drawn('fr', 9, 9)}).map(({message}) => message)).toEqual(
    ['light', 'dark'].map(
      () => 'drawing that no page shows → run "npm run diagrams", commit the deletion',
    ),
  );
  expect(found({[PAGE]: page('flowchart TD\n  A["Trois"]'), ...drawn('fr', 9, 9)})).toEqual([
    {
      file: PAGE,
      line: 9,
      message: 'diagram without its drawing → run "npm run diagrams", commit what it made',
    },
  ]);
  expect(found({[PAGE]: manual('<Tabs>'), ...drawn('fr', 9, 9)})).toEqual([]);
});

test('each language has its own drawings; other code needs none', () => {
  expect(found({[pageIn('de')]: page(CODE), ...drawn('fr', 9, 9)})).toHaveLength(1);
  expect(found({[pageIn('de')]: page(CODE), ...drawn('de', 9, 9)})).toEqual([]);
  expect(found({[PAGE]: manual('```text\na\n```')})).toEqual([]);
});
