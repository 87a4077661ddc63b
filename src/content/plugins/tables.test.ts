import {compile} from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import {expect, test} from 'vitest';
import {labelledTables} from './tables';

const text = (type: string, value: string) => ({type, children: [{type: 'text', value}]});
const row = (...cells: string[]) => ({
  type: 'tableRow',
  children: cells.map((value) => text('tableCell', value)),
});

test('labels cells with their column, and tables with the heading above', () => {
  const table = {type: 'table', children: [row('Code', 'Cause'), row('E-1', 'Faute')]};
  labelledTables()({type: 'root', children: [text('heading', 'Erreurs'), table]});
  expect(table).toMatchObject({
    data: {hProperties: {label: 'Erreurs'}},
    children: [
      {},
      {
        children: [
          {data: {hProperties: {'data-label': 'Code'}}},
          {data: {hProperties: {'data-label': 'Cause'}}},
        ],
      },
    ],
  });
});

test('uses the heading above a table at any depth, and keeps other attributes', () => {
  const table = {
    type: 'table',
    data: {hProperties: {id: 'a'}},
    children: [row('A', ''), row('1', '2', '3')],
  };
  const other = {type: 'table', children: []};
  const first = {type: 'table', children: [row('A')]};
  labelledTables()({
    type: 'root',
    children: [
      first,
      {type: 'heading', children: [{type: 'text', value: 'Un '}, text('strong', 'mot')]},
      {type: 'list', children: [{type: 'listItem', children: [table]}]},
      text('heading', 'Deux'),
      other,
    ],
  });
  expect(first).not.toHaveProperty('data');
  expect(table.data.hProperties).toEqual({id: 'a', label: 'Un mot'});
  expect(table.children[0]?.children[0]).not.toHaveProperty('data');
  // A column without a name gives its cells none.
  expect(table.children[1]?.children.map((cell) => 'data' in cell)).toEqual([true, false, false]);
  expect(other).toMatchObject({data: {hProperties: {label: 'Deux'}}});
});

test('columns are aligned without a style attribute, which the content security policy refuses', async () => {
  const page = '| A | B | C |\n| --- | :---: | ---: |\n| 1 | 2 | 3 |\n';
  const code = String(await compile(page, {remarkPlugins: [remarkGfm, labelledTables]}));
  expect(code.match(/"data-align": "\w+"/g)).toEqual([
    ...['"data-align": "center"', '"data-align": "right"'],
    ...['"data-align": "center"', '"data-align": "right"'],
  ]);
  expect(code).not.toMatch(/textAlign|style:/);
});
