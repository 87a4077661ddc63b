import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {BlogPost} from '@docusaurus/plugin-content-blog';
import type {Plugin, Props} from '@docusaurus/types';
import {readOutputHTMLFile} from '@docusaurus/utils';
import {blogPostContainerID} from '@docusaurus/utils-common';
import {Feed} from 'feed';
import {BRAND} from '../../../site/brand';
import {HISTORIES, nameOf, type History} from '../../../site/collections';
import {FEEDS, type FeedFile} from '../../../site/feeds';
import {LOCALE_CONFIGS, type Locale} from '../../../site/locales';
import {loadedPosts} from '../../../content/plugins/loaded';
import {currentLocale} from '../../../content/currentLocale';
import {feedHtml} from './feedHtml';
import {HISTORY_DESCRIPTIONS, TEXTS, labelled} from '../../../content/texts';

/**
 * Writes the feeds of the three histories for one locale. Those of the blog plugin lack their own address and, in RSS,
 * the author, and contain the theme's markup; its hook `createFeedItems` sees the posts only.
 */
export function feeds(): Plugin {
  let posts: ReadonlyMap<History, readonly BlogPost[]> = new Map();
  return {
    name: 'feeds',
    allContentLoaded({allContent}) {
      posts = new Map(
        HISTORIES.map((history) => [
          history,
          loadedPosts(allContent, history.id).filter(({metadata}) => !metadata.unlisted),
        ]),
      );
    },
    async postBuild(site) {
      for (const [history, listed] of posts) {
        if (listed.length > 0) {
          await writeFeeds(history, listed, site);
        }
      }
    },
  };
}

/** @param posts newest first; at least one */
async function writeFeeds(
  history: History,
  posts: readonly BlogPost[],
  {outDir, baseUrl, siteConfig}: Props,
): Promise<void> {
  const locale = currentLocale();
  const page = `${BRAND.siteUrl}${baseUrl}${history.slug}`;
  const feed = new Feed({
    ...channelOf(history, locale),
    id: page,
    link: page,
    favicon: `${BRAND.siteUrl}${baseUrl}${siteConfig.favicon}`,
    feedLinks: {
      rss: `${page}/rss.xml`,
      atom: `${page}/atom.xml`,
      json: `${page}/feed.json`,
    },
    ...(posts[0] ? {updated: posts[0].metadata.date} : {}),
  });
  for (const {metadata} of posts) {
    const {title, permalink, date, description, tags, authors} = metadata;
    const address = BRAND.siteUrl + permalink;
    const html = await readOutputHTMLFile(
      permalink.slice(baseUrl.length),
      outDir,
      siteConfig.trailingSlash,
    );
    feed.addItem({
      title,
      id: address,
      link: address,
      date,
      description,
      category: tags.map(({label}) => ({name: label, term: label})),
      content: feedHtml(html.toString(), blogPostContainerID, address),
      author: authors.map(({name = '', page: own}) => ({
        name,
        // RSS has no author without an e-mail address.
        email: BRAND.supportEmail,
        ...(own ? {link: BRAND.siteUrl + own.permalink} : {}),
      })),
    });
  }
  const texts: Record<FeedFile, string> = {
    'rss.xml': feed.rss2(),
    'atom.xml': feed.atom1(),
    'feed.json': feed.json1(),
  };
  mkdirSync(path.join(outDir, history.slug), {recursive: true});
  for (const {file} of FEEDS) {
    writeFileSync(path.join(outDir, history.slug, file), texts[file]);
  }
}

function channelOf(history: History, locale: Locale) {
  const title = labelled(nameOf(history, locale), TEXTS.history[locale], locale);
  return {
    title,
    description: HISTORY_DESCRIPTIONS[history.id][locale],
    language: LOCALE_CONFIGS[locale].htmlLang,
    copyright: `© ${BRAND.copyrightYear} ${BRAND.owner}`,
    author: {name: BRAND.owner, email: BRAND.supportEmail, link: BRAND.siteUrl},
  };
}
