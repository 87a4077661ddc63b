import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {spaceNotice} from './spaceNotice';

/** The kinds of a page's blocks after the plugin; the notice by its name. */
function blocks(source: string, path = 'docs/a.md'): string[] {
  const processor = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);
  const root = processor.parse(source);
  spaceNotice()(root, {path});
  return root.children.map((node) => ('name' in node ? String(node.name) : node.type));
}

test.each([
  ['a link into a Space', '[**Users**](/root_url/admin/users)'],
  ['an address in a Space', 'Copy <SpaceUrl path="/scim/v2" />.'],
  ['a fence marked space', '```text space title="x"\nhttps://acme.eu.havre.example\n```'],
  ['a table', '| A |\n| - |\n| [Users](/root_url/admin/users) |'],
])('the notice comes after the first block with %s, once', (_what, source) => {
  const kinds = blocks(`# Title\n\nOpening.\n\n## Section\n\n${source}\n\n${source}\n`);
  expect(kinds.indexOf('SpaceNotice')).toBe(4);
  expect(kinds.filter((kind) => kind === 'SpaceNotice')).toHaveLength(1);
});

test('partials have no notice of their own', () => {
  expect(blocks('[Users](/root_url/admin/users)', 'docs/_a.md')).toEqual(['paragraph']);
});

test('other pages have none; a page with its own has no second one', () => {
  expect(blocks('Opening, [page](/user/).\n\n```text title="space"\nx\n```')).toEqual([
    'paragraph',
    'code',
  ]);
  expect(blocks('[Users](/root_url/admin/users)\n\n<SpaceNotice />')).toEqual([
    'paragraph',
    'SpaceNotice',
  ]);
});

test('in a list, also of a tab, it stands inside the first step that uses the Space', () => {
  const source =
    '<Tabs>\n<TabItem value="a">\n\n1. One\n2. [Two](/root_url/a)\n3. [Three](/root_url/b)\n\n</TabItem>\n</Tabs>';
  const root = unified().use(remarkParse).use(remarkMdx).parse(source);
  spaceNotice()(root);
  visit(root, {name: 'SpaceNotice'}, (_notice, _index, parent) => {
    expect([parent?.type, toString(parent)]).toEqual(['listItem', 'Two']);
  });
  expect.assertions(1);
});
