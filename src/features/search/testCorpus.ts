import type {Locale} from '../../site/locales';
import {readCorpus, type Corpus} from './browser/corpus';
import {search, type SearchRequest} from './browser/query';
import {buildIndex} from './node/buildIndex';
import type {CrawledPage, CrawledSection} from './node/crawl';
import {sectionsByTag} from './node/sections';
import {DEFAULT_TAG, SEARCH_SETTINGS} from './shared/settings';
import type {SearchIndexFile, SearchResult, SearchSettings} from './shared/types';

export interface TestPage {
  readonly url: string;
  readonly title: string;
  readonly text?: string;
  readonly keywords?: string;
  readonly breadcrumb?: readonly string[];
  /** Title, hash and text of each section after the opening. */
  readonly sections?: readonly (readonly [title: string, hash: string, text: string])[];
}

export function pageOf({url, title, text = '', ...rest}: TestPage): CrawledPage {
  const sections: CrawledSection[] = (rest.sections ?? []).map(([heading, hash, content]) => ({
    title: heading,
    hash,
    content,
  }));
  return {
    url,
    title,
    description: '',
    keywords: rest.keywords ?? '',
    breadcrumb: rest.breadcrumb ?? [],
    sections: [{title, hash: '', content: text}, ...sections],
  };
}

/** The index file of some pages, built as in production. */
export function indexOf(
  pages: readonly TestPage[],
  locale: Locale,
  settings: SearchSettings = SEARCH_SETTINGS,
  labels: readonly string[] = [],
): SearchIndexFile {
  const place = {tag: DEFAULT_TAG, type: 'docs'} as const;
  const byTag = sectionsByTag(pages.map(pageOf), () => place, '', settings);
  return buildIndex(byTag.get(DEFAULT_TAG) ?? [], locale, settings, labels);
}

/** The corpus of a browser that has loaded one index of these pages. */
export function corpusOf(pages: readonly TestPage[], locale: Locale): Corpus {
  return readCorpus([indexOf(pages, locale)], locale);
}

export function find(corpus: Corpus, input: string, rest: Partial<SearchRequest> = {}): string[] {
  return routesOf(search(corpus, {input, ...rest}));
}

export function routesOf(results: readonly SearchResult[]): string[] {
  return results.map(({document}) => document.sectionRoute);
}

/** A file as fetched: strings as they are, everything else as JSON. */
export function bytesOf(content: unknown): ArrayBuffer {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  return new TextEncoder().encode(text).buffer;
}
