import type {Locale} from '../../site/locales';
import type {SearchIndexFile, SearchResult} from '../shared/types';
import {readCorpus, type Corpus} from './corpus';
import {search, type SearchRequest} from './query';

/** Holds the index files of a language and answers; the same in the worker and, without one, on the page. */
export interface Engine {
  /** Adds an index file; one that is no index, or missing, is an empty index (specification §4). */
  add(tag: string, data: ArrayBuffer | undefined): void;
  /** Searches the indexes of these tags. */
  search(tags: readonly string[], request: SearchRequest): SearchResult[];
}

export function createEngine(locale: Locale): Engine {
  const files = new Map<string, SearchIndexFile>();
  const corpora = new Map<string, Corpus>();

  function corpusOf(tags: readonly string[]): Corpus {
    const known = tags.flatMap((tag) => files.get(tag) ?? []);
    const key = tags.filter((tag) => files.has(tag)).join();
    const corpus = corpora.get(key) ?? readCorpus(known, locale);
    corpora.set(key, corpus);
    return corpus;
  }

  return {
    add(tag, data) {
      const file = parse(data);
      if (file) {
        files.set(tag, file);
      }
    },
    search: (tags, request) => search(corpusOf(tags), request),
  };
}

function parse(data: ArrayBuffer | undefined): SearchIndexFile | undefined {
  try {
    const value: unknown = data && JSON.parse(new TextDecoder().decode(data));
    return isIndexFile(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** What is looked at is what a file of this site cut short or replaced by a host's page would lack. */
function isIndexFile(value: unknown): value is SearchIndexFile {
  const {documents, index} = (value ?? {}) as Partial<SearchIndexFile>;
  return (
    Array.isArray(documents) &&
    documents.every(
      (document: {sectionRoute?: unknown; sectionTitle?: unknown} | null) =>
        typeof document?.sectionRoute === 'string' && typeof document.sectionTitle === 'string',
    ) &&
    Array.isArray(index?.fieldVectors) &&
    Array.isArray(index.invertedIndex) &&
    index.invertedIndex.every(isEntry) &&
    index.fieldVectors.every(isEntry)
  );
}

function isEntry(value: unknown): boolean {
  const [key, content] = Array.isArray(value) ? (value as unknown[]) : [];
  return typeof key === 'string' && typeof content === 'object' && content !== null;
}
