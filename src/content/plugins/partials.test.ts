import type {Root} from 'mdast';
import {expect, test} from 'vitest';
import {parseMarkdown} from '../page';
import {repeatedPartials} from './partials';

function publish(body: string): Root {
  const root = parseMarkdown(`import Advice from './_advice.md';\n\n${body}`);
  repeatedPartials()(root);
  return root;
}

test('a partial is wrapped in an element that the search ignores, also inside other blocks', () => {
  const box = {
    name: 'div',
    attributes: [{type: 'mdxJsxAttribute', name: 'data-repeated', value: ''}],
    children: [{name: 'Advice'}],
  };
  expect(publish('<Advice />').children).toMatchObject([{}, box]);
  expect(publish('- a\n\n  <Advice device="x" />').children).toMatchObject([
    {},
    {children: [{children: [{type: 'paragraph'}, box]}]},
  ]);
});

test('on its home page it is indexed', () => {
  expect(publish('<Advice home />').children).toMatchObject([{}, {name: 'Advice'}]);
});

test('other components and pages are unchanged', () => {
  const source = 'Text <Advice />.\n\n<Since version="1" />';
  const root = parseMarkdown(source);
  repeatedPartials()(root);
  expect(root).toEqual(parseMarkdown(source));
  expect(publish('<Since version="1" />').children).toMatchObject([{}, {name: 'Since'}]);
});
