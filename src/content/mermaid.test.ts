import {expect, test} from 'vitest';
import {diagramTexts, isFlowchart, mermaidLabels, mermaidStructure} from './mermaid';

const textsOf = (diagram: string) => mermaidLabels(diagram).map(({text}) => text);

test('a flowchart is recognised by both keywords, after a comment or directive', () => {
  expect(isFlowchart('flowchart TD\n  A --> B')).toBe(true);
  expect(isFlowchart('\n  graph LR\n')).toBe(true);
  expect(isFlowchart('sequenceDiagram\n  A->>B: flowchart')).toBe(false);
  expect(isFlowchart('graphics')).toBe(false);
});

test('labels of a flowchart are its quoted texts, with their lines', () => {
  expect(
    mermaidLabels('flowchart TD\n  A["Un mot"] -->|"oui"| B["Deux: trois"]\n  C["Fin"]'),
  ).toEqual([
    {line: 2, text: 'Un mot'},
    {line: 2, text: 'oui'},
    {line: 2, text: 'Deux: trois'},
    {line: 3, text: 'Fin'},
  ]);
  // A colon belongs to its syntax, never to a text without quotes.
  expect(textsOf('flowchart TD\n  A:::classe --> B')).toEqual([]);
});

test.each([
  ['participant S as Votre Space', 'Votre Space'],
  ['loop Chaque minute', 'Chaque minute'],
  ['S->>P: Un code : 123', 'Un code : 123'],
  ['Note over S,P: Voilà  ', 'Voilà'],
  ['state "Prêt : oui" as pret', 'Prêt : oui'],
])('in other diagrams unquoted text at the end of a line counts: %s', (line, text) => {
  expect(mermaidLabels(`sequenceDiagram\n  ${line}`)).toEqual([{line: 2, text}]);
});

test('lines without text have no label', () => {
  expect(textsOf('sequenceDiagram\n  participant S\n  end\n  opt')).toEqual([]);
});

test('the structure is a diagram without labels and comments', () => {
  const flowchart = (label: string, comment: string) =>
    mermaidStructure(`flowchart TD\n  ${comment}\n  A["${label}"] --> B`);
  expect(flowchart('Un', '%% une note')).toBe(flowchart('Eins', '%% Notiz'));
  expect(flowchart('Un', '%% une note')).toBe('flowchart TD\n\n  A[""] --> B');
  expect(mermaidStructure('sequenceDiagram\n  A->>B: Un')).toBe('sequenceDiagram\n  A->>B: ');
  expect(mermaidStructure('sequenceDiagram\n  A->>B: Un')).not.toBe(
    mermaidStructure('sequenceDiagram\n  B->>A: Un'),
  );
});

test('title and description are texts of the diagram, and not drawn', () => {
  const diagram = 'flowchart TD\n  accTitle: Un titre\n  accDescr: Deux mots: ici.\n  A --> B';
  expect(diagramTexts(diagram)).toEqual({
    title: 'Un titre',
    description: 'Deux mots: ici.',
    drawn: 'flowchart TD\n  A --> B',
  });
  expect(textsOf(diagram)).toEqual(['Un titre', 'Deux mots: ici.']);
});
