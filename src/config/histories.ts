import type {Options} from '@docusaurus/plugin-content-blog';
import type {PluginConfig} from '@docusaurus/types';
import {BRAND} from '../site/brand';
import {HISTORIES, POSTS_PER_PAGE, nameOf, type History} from '../site/collections';
import {LOCALE_CONFIGS, type Locale} from '../site/locales';
import {createFeedItems} from '../features/histories/node/feedItems';
import {sourceOptions} from './sources';
import {HISTORY_DESCRIPTIONS, TEXTS, labelled} from '../content/texts';

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
    feedOptions: {
      type: 'all',
      title: labelled(nameOf(history, locale), TEXTS.history[locale], locale),
      description: HISTORY_DESCRIPTIONS[id][locale],
      language: LOCALE_CONFIGS[locale].htmlLang,
      copyright: `© ${BRAND.copyrightYear} ${BRAND.owner}`,
      limit: false,
      createFeedItems,
    },
  } satisfies Options;
}
