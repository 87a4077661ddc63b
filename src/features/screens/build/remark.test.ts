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
    'panels',
  ]);
});

test('as attributes of MDX', () => {
  const root = unified().use(remarkParse).use(remarkMdx).parse('<Screen id="kit" />');
  screens('de')(root);
  visit(root, 'mdxJsxFlowElement', ({attributes}) => {
    expect(attributes.map(({type}) => type)).toEqual(Array(5).fill('mdxJsxAttribute'));
  });
  expect.assertions(1);
});

test('unknown screens and other components are unchanged', () => {
  expect(propsOf('<Screen id="none" />')).toEqual(['id']);
  expect(propsOf('<Since id="kit" />')).toEqual(['id']);
});
