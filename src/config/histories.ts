import type {Options} from '@docusaurus/plugin-content-blog';
import type {PluginConfig} from '@docusaurus/types';
import {HISTORIES, POSTS_PER_PAGE, type History} from '../site/collections';
import type {Locale} from '../site/locales';
import {sourceOptions} from './sources';
import {HISTORY_DESCRIPTIONS, TEXTS} from '../content/texts';

/** The three release histories, one blog instance each (specification §2). */
export function histories(locale: Locale): PluginConfig[] {
  return HISTORIES.map((history) => [
    '@docusaurus/plugin-content-blog',
    historyOptions(history, locale),
  ]);
}

export function historyOptions(history: History, locale: Locale) {
  const {id, slug} = history;
  return {
    ...sourceOptions(locale),
    id,
    path: id,
    routeBasePath: slug,
    blogTitle: TEXTS.history[locale],
    blogDescription: HISTORY_DESCRIPTIONS[id][locale],
    blogSidebarTitle: TEXTS.historySidebar[locale],
    blogSidebarCount: 'ALL',
    postsPerPage: POSTS_PER_PAGE,
    showReadingTime: true,
    authorsMapPath: '../authors.yml',
    tags: '../tags.yml',
    onInlineTags: 'throw',
    onInlineAuthors: 'throw',
    onUntruncatedBlogPosts: 'throw',
    // Written by src/features/histories/build/feeds.ts.
    feedOptions: {type: null},
  } satisfies Options;
}
