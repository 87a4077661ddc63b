import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import {spaceNotice} from './spaceNotice';

/** The kinds of a page's blocks after the plugin; the notice by its name. */
function blocks(source: string, path = 'docs/a.md'): string[] {
  const processor = unified().use(remarkParse).use(remarkMdx);
  const root = processor.parse(source);
  spaceNotice()(root, {path});
  return root.children.map((node) => ('name' in node ? String(node.name) : node.type));
}

test.each([
  ['a link into a Space', '[**Users**](/root_url/admin/users)'],
  ['an address in a Space', 'Copy <SpaceUrl path="/scim/v2" />.'],
  ['a fence marked space', '```text space title="x"\nhttps://acme.eu.havre.example\n```'],
])('a page with %s has the notice after its opening paragraph', (_what, source) => {
  const kinds = blocks(`# Title\n\nOpening.\n\n## Section\n\n${source}\n`);
  expect(kinds.slice(0, 4)).toEqual(['heading', 'paragraph', 'SpaceNotice', 'heading']);
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

test('a page without a paragraph starts with the notice; an empty page has none', () => {
  expect(blocks('## A\n\n- [Users](/root_url/admin/users)').slice(0, 2)).toEqual([
    'SpaceNotice',
    'heading',
  ]);
  expect(blocks('')).toEqual([]);
  const root = {type: 'root'};
  spaceNotice()(root);
  expect(root).toEqual({type: 'root'});
});

test('the notice is a component without children', () => {
  const root = unified().use(remarkParse).use(remarkMdx).parse('<SpaceUrl path="/a" />\n\nA');
  spaceNotice()(root);
  expect(root.children).toContainEqual({
    type: 'mdxJsxFlowElement',
    name: 'SpaceNotice',
    attributes: [],
    children: [],
  });
});
