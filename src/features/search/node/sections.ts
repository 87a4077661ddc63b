import {DEFAULT_TAG} from '../shared/settings';
import type {DocumentType, SearchSettings} from '../shared/types';
import type {IndexedSection} from './buildIndex';
import type {CrawledPage} from './crawl';

export interface PagePlace {
  readonly tag: string;
  readonly type: DocumentType;
}

/**
 * Cuts pages into sections, by search tag; `default` is always there. Keywords of the whole site, which the theme puts
 * on pages without their own, are left out.
 */
export function sectionsByTag(
  pages: readonly CrawledPage[],
  placeOf: (url: string) => PagePlace,
  siteKeywords: string,
  settings: SearchSettings,
): Map<string, IndexedSection[]> {
  const byTag = new Map<string, IndexedSection[]>([[DEFAULT_TAG, []]]);
  const common = comparable(siteKeywords);
  for (const page of pages) {
    const {tag, type} = placeOf(page.url);
    const sections = byTag.get(tag) ?? [];
    byTag.set(tag, sections);
    const categories = categoriesOf(page);
    const depth = settings.indexDocSidebarParentCategories;
    for (const {title, hash, content} of page.sections) {
      const isOpening = hash === '';
      sections.push({
        document: {
          id: sections.length,
          type,
          sectionRoute: page.url + hash,
          sectionTitle: title,
          pageTitle: page.title,
          ...(categories.length > 0 ? {breadcrumb: categories} : {}),
        },
        // The sections of all posts have the same titles.
        title: type === 'blog' && !isOpening ? `${page.title} ${title}` : title,
        content: isOpening ? `${page.description}\n${content}` : content,
        tags: isOpening && comparable(page.keywords) !== common ? page.keywords : '',
        sidebarParentCategories: depth > 0 ? categories.slice(-depth).join('\n') : '',
      });
    }
  }
  return byTag;
}

/** The categories above a page, without the navbar's item and the category whose index it is. */
function categoriesOf({breadcrumb, title}: CrawledPage): readonly string[] {
  const [, ...categories] = breadcrumb;
  return categories.at(-1) === title ? categories.slice(0, -1) : categories;
}

function comparable(keywords: string): string {
  return keywords.replace(/\s*,\s*/g, ',').trim();
}
