import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import {setProperties} from '../../../content/mdx';
import {highlight} from './remark';

const COLOURS = [{types: ['keyword'], colour: 'keyword'}];

/** The attributes of each code block of a page. */
function given(source: string): unknown[] {
  const root = unified().use(remarkParse).parse(source);
  highlight({colours: COLOURS})(root);
  return root.children.map(({data}) => data);
}

test('a fence gets its highlighted lines, at any depth', () => {
  const lines = JSON.stringify([[['if', 'keyword'], [' x']]]);
  expect(given('```js\nif x\n```')).toEqual([{hProperties: {lines}}]);
  const root = unified().use(remarkParse).parse('- Text\n\n  ```js\n  if x\n  ```');
  highlight({colours: COLOURS})(root);
  expect(JSON.stringify(root)).toContain(JSON.stringify(lines));
});

test('keeps existing attributes of a fence', () => {
  const root = unified().use(remarkParse).parse('```js\nx\n```');
  setProperties(root.children[0]!, {title: 'Title'});
  highlight({colours: COLOURS})(root);
  expect(root.children[0]?.data).toEqual({hProperties: {title: 'Title', lines: '[[["x"]]]'}});
});

test('ignores unknown languages, empty fences and running text', () => {
  expect(given('```nothing\nif\n```\n\n```\nif\n```\n\n```js\n```\n\nText')).toEqual(
    Array(4).fill(undefined),
  );
});
