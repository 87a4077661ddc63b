import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {screens} from './remark';

/** The names of what a component is given on a German page. */
function propsOf(source: string): string[] {
  const root = unified().use(remarkParse).use(remarkMdx).parse(source);
  screens('de')(root);
  const names: string[] = [];
  visit(root, 'mdxJsxFlowElement', ({attributes}) => {
    attributes.forEach((attribute) => names.push('name' in attribute ? attribute.name : '…'));
  });
  return names;
}

test('a screen gets its drawing and texts at build time', () => {
  expect(propsOf('<Screen id="kit" />')).toEqual([
    'id',
    'title',
    'description',
    'caption',
    'notes',
    'panels',
  ]);
});

test('a narrow screen stands beside the steps before it, and after them in the text', () => {
  const shapeOf = (source: string) => {
    const root = unified().use(remarkParse).use(remarkMdx).parse(source);
    screens('de')(root);
    return root.children
      .map((node) => ('children' in node ? node.children : []))
      .map((inside) => inside.map((node) => ('name' in node ? node.name : node.type)));
  };
  const steps = '1. Eins\n2. Zwei\n\n';
  expect(shapeOf(`${steps}<Screen id="sign-in" />`)).toEqual([['list', 'Screen']]);
  expect(shapeOf(`${steps}<Screen id="portal" />`)).toEqual([['listItem', 'listItem'], []]);
  expect(shapeOf(`- Eins\n\n<Screen id="sign-in" />`)).toEqual([['listItem'], []]);
});

test('unknown screens and other components are unchanged', () => {
  expect(propsOf('<Screen id="none" />')).toEqual(['id']);
  expect(propsOf('<Since id="kit" />')).toEqual(['id']);
});

test('an icon in text gets its shape', () => {
  const root = unified().use(remarkParse).use(remarkMdx).parse('Gris <StateIcon shape="ring" />');
  screens('fr')(root);
  visit(root, 'mdxJsxTextElement', ({attributes}) => {
    expect(attributes.map(({type, value}) => [type, value])).toEqual([
      ['mdxJsxAttribute', 'ring'],
      ['mdxJsxAttribute', expect.stringMatching(/^<svg .*stroke-dasharray/)],
    ]);
  });
  expect.assertions(1);
});
