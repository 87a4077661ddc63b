import {expect, test, vi} from 'vitest';
import {releases} from './releases';

function post(version: string, more: object = {}) {
  return {
    content: '## New {/* #new */}\n\n- **A folder.** For all.',
    metadata: {
      title: `Havre ${version}`,
      permalink: `/en/havre/havre/version/${version}`,
      source: `@site/product/2026-01-02-${version}.md`,
      date: new Date('2026-01-02'),
      description: `About ${version}`,
      readingTime: 1.5,
      unlisted: false,
      ...more,
    },
  };
}

async function load(
  plugin: ReturnType<typeof releases>,
  product: object[],
  extension: object[] = [],
) {
  const createData = vi.fn();
  await plugin.allContentLoaded?.({
    allContent: {
      'docusaurus-plugin-content-blog': {
        product: {blogPosts: product},
        extension: {blogPosts: extension},
      },
    },
    actions: {createData},
  } as never);
  return Object.fromEntries(createData.mock.calls as [string, unknown][]);
}

test('writes every release with its entries, and the newest of each component', async () => {
  const data = await load(releases(), [post('2.0'), post('1.0')], [post('0.1')]);
  expect(Object.keys(data).sort()).toEqual(['latest.json', 'releases.json', 'versions.json']);
  expect(data['versions.json']).toEqual({product: '2.0', extension: '0.1'});
  const newest = {title: 'Havre 2.0', permalink: '/en/havre/havre/version/2.0'};
  expect(data['latest.json']).toEqual([
    {history: 'product', ...newest, date: '2026-01-02T00:00:00.000Z', description: 'About 2.0'},
    expect.objectContaining({history: 'extension', title: 'Havre 0.1'}),
  ]);
  expect(data['releases.json']).toEqual([
    {
      history: 'product',
      ...newest,
      date: '2026-01-02T00:00:00.000Z',
      version: '2.0',
      description: 'About 2.0',
      readingTime: 1.5,
      entries: {new: [['A folder.', ' For all.']]},
    },
    expect.objectContaining({history: 'product', version: '1.0'}),
    expect.objectContaining({history: 'extension', version: '0.1'}),
  ]);
});

test('omits unlisted releases', async () => {
  const data = await load(releases(), [post('2.0', {unlisted: true}), post('1.0')]);
  expect(data['versions.json']).toEqual({product: '1.0'});
  expect(data['releases.json']).toEqual([expect.objectContaining({version: '1.0'})]);
});
