import type {AllContent, Plugin, PluginModule} from '@docusaurus/types';
import {expect, test} from 'vitest';
import type {Redirects} from '../site/redirects';
import {redirectPages} from './redirects';

const CONTENT = {
  'docusaurus-plugin-content-docs': {
    default: {loadedVersions: [{docs: [{permalink: '/de/docs/'}, {permalink: '/de/docs/new'}]}]},
  },
  'docusaurus-plugin-content-blog': {
    product: {blogPosts: [{metadata: {permalink: '/de/havre/havre/version/1.0'}}]},
  },
  'docusaurus-plugin-content-pages': {default: [{permalink: '/de/about'}]},
} as unknown as AllContent;

/** Loads a site with a list of redirects, as Docusaurus does. */
async function load(redirects: Redirects): Promise<void> {
  const check = redirectPages(redirects)[1] as PluginModule;
  const plugin = (await check({} as never, {})) as Plugin;
  await plugin.allContentLoaded?.({allContent: CONTENT, actions: {} as never});
}

test('the plugin of Docusaurus writes a page for each old address', () => {
  expect(redirectPages({'/docs/old': '/docs/new', '/docs/new#gone': '/docs'})[0]).toEqual([
    '@docusaurus/plugin-client-redirects',
    {redirects: [{from: '/docs/old', to: '/docs/new'}]},
  ]);
});

test('an old address may redirect to a page of the manual, a post or another page', async () => {
  for (const to of ['/docs', '/docs/new', '/havre/havre/version/1.0', '/about']) {
    await expect(load({'/docs/old': to})).resolves.toBeUndefined();
  }
});

test('a wrong list stops the build with one sentence', async () => {
  await expect(load({'/docs/old': '/docs/none'})).rejects.toThrow(
    'redirects.ts: the old address /docs/old leads to /docs/none, which is no page → name the page that has its content now.',
  );
  await expect(load({'/docs/new': '/docs'})).rejects.toThrow('is that of a page');
});
