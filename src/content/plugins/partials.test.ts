import type {Root} from 'mdast';
import {expect, test} from 'vitest';
import {parseMarkdown} from '../page';
import {repeatedPartials} from './partials';

function publish(body: string): Root {
  const root = parseMarkdown(`import Rescue from './_rescue.md';\n\n${body}`);
  repeatedPartials()(root);
  return root;
}

test('a partial is wrapped in an element that the search ignores, also inside other blocks', () => {
  const box = {
    name: 'div',
    attributes: [{type: 'mdxJsxAttribute', name: 'data-repeated', value: ''}],
    children: [{name: 'Rescue'}],
  };
  expect(publish('<Rescue />').children).toMatchObject([{}, box]);
  expect(publish('- a\n\n  <Rescue device="x" />').children).toMatchObject([
    {},
    {children: [{children: [{type: 'paragraph'}, box]}]},
  ]);
});

test('on its home page it is indexed', () => {
  expect(publish('<Rescue home />').children).toMatchObject([{}, {name: 'Rescue'}]);
});

test('other components and pages are unchanged', () => {
  const source = 'Text <Rescue />.\n\n<Since version="1" />';
  const root = parseMarkdown(source);
  repeatedPartials()(root);
  expect(root).toEqual(parseMarkdown(source));
  expect(publish('<Since version="1" />').children).toMatchObject([{}, {name: 'Since'}]);
});
