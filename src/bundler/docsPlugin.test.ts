import type {Plugin} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {addToPages} from './docsPlugin';

test('a page has no descriptions of other pages; a front page has those of its cards, a page its moved sections', async () => {
  const docs = ['/de/a/', '/de/a/b', '/de/a/c/', '/de/a/c/d'].map((permalink) => ({
    permalink,
    description: `of ${permalink}`,
    frontMatter: {},
  }));
  const version = {docs: {b: {id: 'b', description: 'of b'}}};
  const contentLoaded: Plugin['contentLoaded'] = ({actions}) =>
    actions.addRoute({
      path: '',
      component: '',
      routes: [{path: '', component: '', props: {version}}],
    });
  const content = {loadedVersions: [{docs}]} as never;
  const actions = {addRoute: () => undefined} as never;
  const redirects = {'/a#x': '/a/b', '/a/b#y': '/a/c#z', '/old': '/a', '/a/c/d#y': '/a'};
  await addToPages({name: '', contentLoaded}, redirects).contentLoaded?.({content, actions});
  expect(version.docs.b).toEqual({id: 'b', description: ''});
  expect(docs.map(({frontMatter}) => frontMatter)).toEqual([
    {moved: {x: '/a/b'}, cards: {'/de/a/b': 'of /de/a/b', '/de/a/c/': 'of /de/a/c/'}},
    {moved: {y: '/a/c#z'}},
    {cards: {'/de/a/c/d': 'of /de/a/c/d'}},
    {moved: {y: '/a'}},
  ]);
});
