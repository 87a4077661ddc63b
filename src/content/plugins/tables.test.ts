import {compile} from '@mdx-js/mdx';
import type {Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {parseMarkdown} from '../page';
import {preparedTables} from './tables';

/** The properties of each table and of the cells of its second row. */
function propertiesOf(text: string): unknown[] {
  const root = parseMarkdown(text);
  preparedTables()(root);
  const found: unknown[] = [];
  visit(root, 'table', (table: Table) => {
    const cells = table.children[1]?.children ?? [];
    found.push([table, ...cells].map(({data}) => data?.hProperties));
  });
  return found;
}

test('a table has the heading above as its label, cells their column where there are several besides the first', () => {
  expect(
    propertiesOf(
      '## Erreurs\n\n| Code | Cause | Que faire |\n| --- | --- | --- |\n| E-1 | Faute | Rien |',
    ),
  ).toEqual([[{label: 'Erreurs'}, {}, {'data-label': 'Cause'}, {'data-label': 'Que faire'}]]);
  expect(propertiesOf('| Code | Cause |\n| --- | --- |\n| E-1 | Faute |')).toEqual([[{}, {}, {}]]);
});

test.each([
  ['Oui', 'Non', ['✓Oui', '–Non']],
  ['是', '否', ['✓是', '–否']],
  ['Oui', 'Non, jamais', ['Oui', 'Non, jamais']],
])('answers %s and %s', (yes, no, cells) => {
  const root = parseMarkdown(`| A | B | C |\n| --- | --- | --- |\n| 1 | ${yes} | ${no} |`);
  preparedTables()(root);
  visit(root, 'table', (table: Table) => {
    expect(table.data?.hProperties).toEqual(cells[0] === yes ? {} : {'data-matrix': ''});
    expect(table.children[1]?.children.slice(1).map((cell) => toString(cell))).toEqual(cells);
  });
});

test('uses the heading above a table at any depth', () => {
  const list = '- x\n\n  | A | B | |\n  | --- | --- | --- |\n  | 1 | 2 | 3 |';
  expect(
    propertiesOf(`| A |\n| --- |\n\n# Un **mot**\n\n${list}\n\n# Deux\n\n| B |\n| --- |`),
    // A column without a name gives its cells none.
  ).toEqual([[{}], [{label: 'Un mot'}, {}, {'data-label': 'B'}, {}], [{label: 'Deux'}]]);
});

test('columns are aligned without a style attribute, which the content security policy refuses', async () => {
  const page = '| A | B | C |\n| --- | :---: | ---: |\n| 1 | 2 | 3 |\n';
  const code = String(await compile(page, {remarkPlugins: [remarkGfm, preparedTables]}));
  expect(code.match(/"data-align": "\w+"/g)).toEqual([
    ...['"data-align": "center"', '"data-align": "right"'],
    ...['"data-align": "center"', '"data-align": "right"'],
  ]);
  expect(code).not.toMatch(/textAlign|style:/);
});
