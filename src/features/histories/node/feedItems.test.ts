import {expect, test, vi} from 'vitest';
import {createFeedItems, feedHtml} from './feedItems';

test('omits controls, icons and heading links', () => {
  expect(
    feedHtml(
      '<h2>New<a href="/x#new" class="hash-link">\u200B</a></h2><pre>a<svg><path></path></svg><button>Copy</button></pre>',
    ),
  ).toBe('<h2>New</h2><pre>a</pre>');
});

test('keeps title, summary and date of the blog plugin, and items without content', async () => {
  const item = {title: 'T', link: '/1.0', date: new Date(0), description: 'D'};
  const defaultCreateFeedItems = vi
    .fn()
    .mockResolvedValue([{...item, content: '<p>a &amp; b</p><button>x</button>'}, item]);
  const posts = {blogPosts: [], siteConfig: {} as never, outDir: 'o'};
  expect(await createFeedItems?.({...posts, defaultCreateFeedItems})).toEqual([
    {...item, content: '<p>a &amp; b</p>'},
    item,
  ]);
  expect(defaultCreateFeedItems).toHaveBeenCalledWith(posts);
});
