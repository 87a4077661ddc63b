import type {Locale} from '../../site/locales';
import {readCorpus, type Corpus} from './browser/corpus';
import {search, type SearchRequest} from './browser/query';
import {buildIndex} from './node/buildIndex';
import type {CrawledPage} from './node/crawl';
import {sectionsOf} from './node/sections';
import type {SearchIndexFile, SearchResult} from './shared/types';

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
  return {
    type: 'docs',
    url,
    title,
    description: '',
    keywords: rest.keywords ?? '',
    breadcrumb: rest.breadcrumb ?? [],
    sections: [
      {title, hash: '', content: text},
      ...(rest.sections ?? []).map(([heading, hash, content]) => ({title: heading, hash, content})),
    ],
  };
}

/** The index file of some pages, built as in production. */
export function indexOf(
  pages: readonly TestPage[],
  locale: Locale,
  labels: readonly string[] = [],
): SearchIndexFile {
  return buildIndex(sectionsOf(pages.map(pageOf)), locale, labels);
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
