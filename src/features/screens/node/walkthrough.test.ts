import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {isElement, propsOf} from '../../../content/mdx';
import {parseMarkdown} from '../../../content/page';
import {walkthroughs} from './walkthrough';

const STEPS = `1. Öffnen Sie Loquet.
2. Vergleichen Sie die Codes. <Screen id="pairing" part="code" />
3. Wählen Sie **Stimmt**. <Screen id="pairing" part="match" />
4. Sperren Sie. <Screen id="lock" part="pin" />`;

function built(source: string) {
  const root = parseMarkdown(source);
  root.children.unshift({
    type: 'paragraph',
    data: {hProperties: {className: ['data-line']}},
    children: [{type: 'text', value: 'Dauer: 5 min'}],
  });
  walkthroughs('de')(root);
  return root;
}

/** The elements of a name, as their props. */
function elements(root: Nodes, name: string) {
  const found: Record<string, string>[] = [];
  visit(root, (node: Nodes) => {
    if (isElement(node, name)) {
      found.push(Object.fromEntries(propsOf(node)));
    }
  });
  return found;
}

test('steps and their screens become a player; each screen is drawn once', () => {
  const root = built(STEPS);
  expect(root.children.map(({type}) => type)).toEqual([
    'mdxjsEsm',
    'paragraph',
    'mdxJsxFlowElement',
  ]);
  expect(elements(root, 'Walkthrough')).toEqual([
    {
      steps: '2 3 4',
      texts: 'Öffnen Sie Loquet.\nVergleichen Sie die Codes.\nWählen Sie Stimmt.\nSperren Sie.',
    },
  ]);
  expect(elements(root, 'Step')).toEqual([{number: '2'}, {number: '3'}, {number: '4'}]);
  expect(elements(root, 'Screen')).toEqual([]);
  expect(elements(root, 'ShowScreens')).toHaveLength(1);
  expect(elements(root, 'Frame').map(({id, steps}) => [id, steps])).toEqual([
    ['pairing', '2 3'],
    ['lock', '4'],
  ]);
});

test('a part has the numbers of its steps, other parts and the numbers of a list have none', () => {
  const [pairing] = elements(built(STEPS), 'Frame');
  expect(pairing?.panels?.match(/data-step="[^"]*"/g)).toEqual([
    'data-step="2"',
    'data-step="2"',
    'data-step="3"',
  ]);
  expect(pairing?.panels).not.toContain('data-part');
  const twice =
    '1. A <Screen id="invitation" part="open" />\n2. B <Screen id="invitation" part="open" />';
  const [invitation] = elements(built(twice), 'Frame');
  expect(invitation?.panels).toContain('data-step="1, 2"');
  expect(invitation?.panels).not.toContain('class="mark');
  expect(invitation?.description).not.toMatch(/\(\d\)/);
});

test.each([
  ['a list without screens', '1. Eins\n2. Zwei'],
  ['a list without numbers', '- Eins <Screen id="lock" part="pin" />'],
  ['an unknown screen', '1. Eins <Screen id="none" part="pin" />'],
  ['an unknown part', '1. Eins <Screen id="lock" part="none" />'],
])('%s stays as it is', (_, source) => {
  const root = built(source);
  expect(root.children.map(({type}) => type)).toEqual(['paragraph', 'list']);
  expect(elements(root, 'ShowScreens')).toEqual([]);
});
