import {compile} from '@mdx-js/mdx';
import type {Table} from 'mdast';
import remarkGfm from 'remark-gfm';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {parseMarkdown} from '../page';
import {labelledTables} from './tables';

/** The properties of each table and of the cells of its second row. */
function propertiesOf(text: string): unknown[] {
  const root = parseMarkdown(text);
  labelledTables()(root);
  const found: unknown[] = [];
  visit(root, 'table', (table: Table) => {
    const cells = table.children[1]?.children ?? [];
    found.push([table, ...cells].map(({data}) => data?.hProperties));
  });
  return found;
}

test('labels cells with their column, and tables with the heading above', () => {
  expect(propertiesOf('## Erreurs\n\n| Code | Cause |\n| --- | --- |\n| E-1 | Faute |')).toEqual([
    [{label: 'Erreurs'}, {'data-label': 'Code'}, {'data-label': 'Cause'}],
  ]);
});

test('uses the heading above a table at any depth', () => {
  const list = '- x\n\n  | A | |\n  | --- | --- |\n  | 1 | 2 |';
  expect(
    propertiesOf(`| A |\n| --- |\n\n# Un **mot**\n\n${list}\n\n# Deux\n\n| B |\n| --- |`),
    // A column without a name gives its cells none.
  ).toEqual([[undefined], [{label: 'Un mot'}, {'data-label': 'A'}, undefined], [{label: 'Deux'}]]);
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
