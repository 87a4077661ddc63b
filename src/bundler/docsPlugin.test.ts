import type {Plugin} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {describeCards} from './docsPlugin';

test('a page has no descriptions of other pages; a front page has those of its cards', async () => {
  const docs = ['a/', 'a/b', 'a/c/', 'a/c/d'].map((permalink) => ({
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
  await describeCards({name: '', contentLoaded}).contentLoaded?.({content, actions});
  expect(version.docs.b).toEqual({id: 'b', description: ''});
  expect(docs.map(({frontMatter}) => frontMatter)).toEqual([
    {cards: {'a/b': 'of a/b', 'a/c/': 'of a/c/'}},
    {},
    {cards: {'a/c/d': 'of a/c/d'}},
    {},
  ]);
});
