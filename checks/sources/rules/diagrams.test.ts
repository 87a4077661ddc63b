import {expect, test} from 'vitest';
import {PAGE, findingsOf, manual, pageIn} from '../../testing';
import {diagramDescriptions, diagramLabels, diagramSyntax} from './diagrams';

const page = (code: string, lang = 'mermaid') => manual(`Un.\n\n\`\`\`${lang}\n${code}\n\`\`\``);
const labels = (code: string, file: string = PAGE) =>
  findingsOf(diagramLabels, {[file]: page(code)});
const UNQUOTED = 'diagram label without quotes → write A["Label"], -- "label" -->';

test('reports an unquoted label on its line, in every kind of node and edge', async () => {
  for (const line of ['A[Un]', 'A(Un)', 'A{Un}', 'A((Un))', 'A -->|oui| B', 'A -- oui --> B']) {
    expect(await labels(`flowchart TD\n  C --> D\n  ${line}`)).toEqual([`${PAGE}:12: ${UNQUOTED}`]);
  }
  for (const line of ['A["Un"]', 'A[["Un"]]', 'A -->|"oui"| B', 'A -- "oui" --> B', 'A --- B']) {
    expect(await labels(`flowchart TD\n  ${line}`)).toEqual([]);
  }
  expect(await labels('sequenceDiagram\n  A->>B: Un (deux)')).toEqual([]);
});

test.each([
  [PAGE, 120],
  [pageIn('zh'), 45],
])('accepts labels of %s up to %i characters', async (file, most) => {
  expect(await labels(`flowchart TD\n  A["${'字'.repeat(most)}"]`, file)).toEqual([]);
  expect(await labels(`flowchart TD\n  A["${'字'.repeat(most + 1)}"]`, file)).toEqual([
    `${file}:11: diagram label of ${most + 1} characters → write at most ${most}`,
  ]);
});

test('a diagram has a title and a description', async () => {
  const texts = '\n  accTitle: Un titre\n  accDescr: Une description.';
  expect(await findingsOf(diagramDescriptions, {[PAGE]: page(`flowchart TD${texts}`)})).toEqual([]);
  expect(await findingsOf(diagramDescriptions, {[PAGE]: page('flowchart TD')})).toEqual([
    `${PAGE}:9: diagram without a title or a description → write accTitle: … and accDescr: … below its first line`,
  ]);
});

test.each([';', '#'])('refuses %s in a label', async (sign) => {
  expect(await labels(`flowchart TD\n  A["a${sign}b"]`)).toEqual([
    `${PAGE}:11: diagram label "a${sign}b" → leave out ", ; and #`,
  ]);
});

test('reports a diagram that cannot be drawn with the first line of Mermaid’s message', async () => {
  expect(await findingsOf(diagramSyntax, {[PAGE]: page('flowchart TD\n  A["Un" -->')})).toEqual([
    expect.stringMatching(
      new RegExp(`^${PAGE}:9: diagram that cannot be drawn: [^\\n]+ → correct it$`),
    ),
  ]);
  for (const right of [
    'sequenceDiagram\n  participant A as Un\n  A->>A: deux',
    'stateDiagram-v2\n  state "Un" as A\n  [*] --> A: deux',
  ]) {
    expect(await findingsOf(diagramSyntax, {[PAGE]: page(right)})).toEqual([]);
  }
  expect(await findingsOf(diagramSyntax, {[PAGE]: page('flowchart', 'text')})).toEqual([]);
  expect(await findingsOf(diagramLabels, {[PAGE]: page('A[Un]', 'text')})).toEqual([]);
});
