import {expect, test} from 'vitest';
import {findingsOf, manual, sourcesOf} from '../../testing';
import {fileNames, folderPages, sidebarPositions} from './files';

const at = (position: string) =>
  manual('').replace('sidebar_position: 1', `sidebar_position: ${position}`);

test('reports files outside known folders and invalid names separately', async () => {
  const named = (name: string) =>
    findingsOf(fileNames, {[`docs/${name}`]: '', [`i18n/de/other/${name}`]: ''});
  for (const name of ['a.mdx', 'a.markdown', 'a.MARKDOWN', 'a.Md']) {
    expect(await named(name)).toEqual([
      `docs/${name}:1: is no .md file → rename it: no other page is checked or translated`,
    ]);
  }
  for (const name of ['é.md', 'a_b.md', '__a.md', '-a.md', 'a..b.md']) {
    expect(await named(name)).toEqual([
      `docs/${name}:1: has a name with other signs than letters, digits and hyphens → rename it`,
    ]);
  }
  for (const name of ['a.md', '_a.md', 'A-1.2.md', 'un deux.png', 'a.mdx.txt']) {
    expect(await named(name)).toEqual([]);
  }
});

test('every folder above a page has its own, and only the manual has folders', () => {
  const found = folderPages(
    sourcesOf({
      'docs/a/b/c.md': manual(''),
      'docs/a/index.md': manual(''),
      'i18n/de/docusaurus-plugin-content-docs/current/z/c.md': manual(''),
      'product/2024-01-01-1.0.md': '',
    }),
  );
  expect(found).toEqual([
    {
      file: 'docs/a/b/c.md',
      line: 1,
      message:
        'stands in a folder without index.md → write docs/a/b/index.md: its title is what the sidebar shows',
      follows: 'docs/a/b/index.md',
    },
  ]);
});

test('positions are compared between neighbours', async () => {
  const found = (files: Record<string, string>) => findingsOf(sidebarPositions, files);
  expect(await found({'docs/a.md': at('0'), 'docs/b.md': at('0.5')})).toEqual([]);
  expect(await found({'docs/a.md': at('2'), 'docs/b.md': at('2'), 'docs/c.md': at('2')})).toEqual([
    'docs/b.md:3: "sidebar_position" 2 is that of docs/a.md too → give each its own',
    'docs/c.md:3: "sidebar_position" 2 is that of docs/a.md too → give each its own',
  ]);
  expect(await found({'docs/a.md': at('2'), 'docs/x/a.md': at('2')})).toEqual([]);
  expect(await found({'docs/x/index.md': at('2'), 'docs/y.md': at('2')})).toHaveLength(1);
  expect(await found({'docs/a.md': 'Un.', 'docs/b.md': `${at('2')}<Since`})).toEqual([]);
  expect(
    await found({
      'docs/a.md': at('2'),
      'i18n/de/docusaurus-plugin-content-docs/current/b.md': at('2'),
      'src/pages/c.md': at('x'),
    }),
  ).toEqual([]);
});
