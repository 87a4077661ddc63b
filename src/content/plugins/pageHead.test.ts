import {expect, test} from 'vitest';
import {dataLinePlugin} from './dataLine';
import {pageHead} from './pageHead';

const TITLE = {type: 'mdxJsxFlowElement', name: 'header'};
const TEXT = {type: 'paragraph'};

function headOf(children: object[], path: string, frontMatter = {}): unknown[] {
  const root = {children: children as {type: string}[]};
  dataLinePlugin('en')(root, {data: {frontMatter}});
  pageHead()(root, {path});
  return root.children;
}

test('the data line is part of the head, under the title', () => {
  const head = {
    type: 'mdxJsxFlowElement',
    name: 'PageHead',
    attributes: [],
    children: [{type: 'text', value: 'Time:\u00A05\u00A0min'}],
  };
  expect(headOf([TITLE, TEXT], 'docs/page.md', {minutes: 5})).toEqual([TITLE, head, TEXT]);
  expect(headOf([TEXT], 'docs/page.md', {minutes: 5})).toEqual([head, TEXT]);
});

test('a page without data has a head too', () => {
  const head = expect.objectContaining({name: 'PageHead', children: []}) as object;
  expect(headOf([TITLE, TEXT], 'docs/page.md')).toEqual([TITLE, head, TEXT]);
});

test('a partial, which stands inside a page, has none', () => {
  expect(headOf([TEXT], 'docs/user/_advice.md')).toEqual([TEXT]);
});
