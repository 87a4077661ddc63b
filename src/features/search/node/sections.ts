import type {SearchDocument} from '../shared/types';
import type {CrawledPage} from './crawl';

/** A section, and its texts in the fields of the index. */
export interface IndexedSection {
  readonly document: SearchDocument;
  readonly title: string;
  readonly content: string;
  readonly tags: string;
}

/**
 * Cuts the pages of an index into sections. Keywords of the whole site, which the theme puts on pages without their own,
 * are left out.
 */
export function sectionsOf(pages: readonly CrawledPage[], siteKeywords = ''): IndexedSection[] {
  const common = comparable(siteKeywords);
  return pages
    .flatMap((page) => page.sections.map((section) => ({page, ...section})))
    .map(({page, title, hash, content}, id) => {
      const isOpening = hash === '';
      const breadcrumb = categoriesOf(page);
      return {
        document: {
          id,
          type: page.type,
          sectionRoute: page.url + hash,
          sectionTitle: title,
          pageTitle: page.title,
          ...(breadcrumb.length > 0 ? {breadcrumb} : {}),
        },
        // The sections of all posts have the same titles.
        title: page.type === 'blog' && !isOpening ? `${page.title} ${title}` : title,
        content: isOpening ? `${page.description}\n${content}` : content,
        tags: isOpening && comparable(page.keywords) !== common ? page.keywords : '',
      };
    });
}

/** The categories above a page, without the navbar's item and the category whose index it is. */
function categoriesOf({breadcrumb, title}: CrawledPage): readonly string[] {
  const [, ...categories] = breadcrumb;
  return categories.at(-1) === title ? categories.slice(0, -1) : categories;
}

/** Keywords as the theme joins those of a page. */
function comparable(keywords: string): string {
  return keywords.replace(/\s*,\s*/g, ',').trim();
}
