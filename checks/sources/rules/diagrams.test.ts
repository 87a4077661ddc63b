import {expect, test} from 'vitest';
import {DRAWINGS_FOLDER, drawingNames} from '../../../src/features/diagrams/node/drawings';
import {VARIANTS, fileOf} from '../../../src/site/drawings';
import {PAGE, manual, pageIn, sourcesOf} from '../../testing';
import {diagrams, leftDrawings} from './diagrams';

const TEXTS = '\n  accTitle: Un titre\n  accDescr: Une description.';
const CODE = `flowchart TD${TEXTS}\n  A["Un"] --> B["Deux"]`;
const page = (code: string, lang = 'mermaid') => manual(`Un.\n\n\`\`\`${lang}\n${code}\n\`\`\``);
const UNQUOTED = 'diagram label without quotes → write A["Label"], -- "label" -->';
const UNDRAWN = 'diagram without its drawing → run "npm run diagrams", commit what it made';

function drawn(locale: string, width: number, height: number, code = CODE): Record<string, string> {
  const name = drawingNames()(code);
  const svg = `<svg width="${width}" height="${height}"></svg>`;
  return Object.fromEntries(
    VARIANTS.map(({layout, mode}) => [
      `${DRAWINGS_FOLDER}/${locale}/${fileOf(name, layout, mode)}`,
      svg,
    ]),
  );
}

const found = (files: Record<string, string>) =>
  [diagrams, leftDrawings].flatMap((rule) => rule(sourcesOf(files)));

/** What is said of a diagram that has a drawing. */
const ofDrawn = (code: string, file: string = PAGE) =>
  found({[file]: page(code), ...drawn(file === PAGE ? 'fr' : 'zh', 9, 9, code)}).map(
    ({line, message}) => `${line}: ${message}`,
  );

test('reports an unquoted label on its line, in every kind of node and edge', () => {
  for (const line of ['A[Un]', 'A(Un)', 'A{Un}', 'A((Un))', 'A -->|oui| B', 'A -- oui --> B']) {
    expect(ofDrawn(`flowchart TD${TEXTS}\n  ${line}`)).toEqual([`13: ${UNQUOTED}`]);
  }
  for (const line of ['A["Un"]', 'A[["Un"]]', 'A -->|"oui"| B', 'A -- "oui" --> B', 'A --- B']) {
    expect(ofDrawn(`flowchart TD${TEXTS}\n  ${line}`)).toEqual([]);
  }
  expect(ofDrawn(`sequenceDiagram${TEXTS}\n  A->>B: Un (deux)`)).toEqual([]);
});

test.each([
  [PAGE, 120],
  [pageIn('zh'), 45],
])('accepts labels of %s up to %i characters', (file, most) => {
  const labelled = (length: number) =>
    ofDrawn(`flowchart TD${TEXTS}\n  A["${'字'.repeat(length)}"]`, file);
  expect(labelled(most)).toEqual([]);
  expect(labelled(most + 1)).toEqual([
    `13: diagram label of ${most + 1} characters → write at most ${most}`,
  ]);
});

test('a diagram has a title and a description', () => {
  expect(ofDrawn('flowchart TD')).toEqual([
    '9: diagram without a title or a description → write accTitle: … and accDescr: … below its first line',
  ]);
});

test.each([';', '#'])('refuses %s in a label', (sign) => {
  expect(ofDrawn(`flowchart TD${TEXTS}\n  A["a${sign}b"]`)).toEqual([
    `13: diagram label "a${sign}b" → leave out ", ; and #`,
  ]);
});

test.each([
  [410, 600, []],
  [411, 600, ['narrow diagram of 411 × 600 px → at most 410 × 700']],
  [400, 601, ['wide diagram of 400 × 601 px → at most 700 × 600']],
  [
    701,
    701,
    [
      'wide diagram of 701 × 701 px → at most 700 × 600',
      'narrow diagram of 701 × 701 px → at most 410 × 700',
    ],
  ],
])(
  'a drawing of %i by %i pixels fits the page and a phone, or is warned of',
  (width, height, said) => {
    expect(found({[PAGE]: page(CODE), ...drawn('fr', width, height)})).toEqual(
      said.map((message) => ({
        file: PAGE,
        line: 9,
        isWarning: true,
        message: `${message}: turn it (TD, LR), shorten labels, or write a list`,
      })),
    );
  },
);

test('reports an unused drawing, unless a changed diagram or an unreadable page may have left it', () => {
  expect(found({[PAGE]: manual('Un.'), ...drawn('fr', 9, 9)}).map(({message}) => message)).toEqual(
    Array.from(
      {length: 4},
      () => 'drawing that no page shows → run "npm run diagrams", commit the deletion',
    ),
  );
  expect(found({[PAGE]: page(`flowchart TD${TEXTS}\n  A["Trois"]`), ...drawn('fr', 9, 9)})).toEqual(
    [
      {
        file: PAGE,
        line: 9,
        message: UNDRAWN,
      },
    ],
  );
  expect(found({[PAGE]: manual('<Tabs>'), ...drawn('fr', 9, 9)})).toEqual([]);
});

test('each language has its own drawings; other code needs none', () => {
  expect(found({[pageIn('de')]: page(CODE), ...drawn('fr', 9, 9)})).toHaveLength(1);
  expect(found({[pageIn('de')]: page(CODE), ...drawn('de', 9, 9)})).toEqual([]);
  expect(found({[PAGE]: page('A[Un]', 'text')})).toEqual([]);
});
