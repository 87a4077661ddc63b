import type {FeedOptions} from '@docusaurus/plugin-content-blog';
import {DomUtils, parseDocument} from 'htmlparser2';

/** Elements that only work on this site's pages, and links to their own heading. */
const LEFT_OUT = new Set(['button', 'svg', 'dialog', 'script', 'style', 'template']);

/** Items of a feed: those of the blog plugin, without what only works on this site's pages. */
export const createFeedItems: FeedOptions['createFeedItems'] = async ({
  defaultCreateFeedItems,
  ...posts
}) => {
  const items = await defaultCreateFeedItems(posts);
  return items.map((item) => (item.content ? {...item, content: feedHtml(item.content)} : item));
};

/** The text of a post for feed readers. */
export function feedHtml(html: string): string {
  const post = parseDocument(html);
  DomUtils.findAll(
    ({name, attribs}) => LEFT_OUT.has(name) || /\bhash-link\b/.test(attribs.class ?? ''),
    post.children,
  ).forEach((element) => DomUtils.removeElement(element));
  return DomUtils.getInnerHTML(post, {encodeEntities: 'utf8'}).trim();
}
