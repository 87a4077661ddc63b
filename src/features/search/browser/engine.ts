import type {Locale} from '../../../site/locales';
import type {SearchIndexFile, SearchResult, SearchTextsFile} from '../shared/types';
import {readCorpus, type Corpus} from './corpus';
import {search, type SearchRequest} from './query';

export type FileKind = 'index' | 'texts';

/** Holds the files of a language and searches them; in the worker or, without one, on the page. */
export interface Engine {
  /** Adds a file; an invalid or missing index counts as empty (specification §4). */
  add(kind: FileKind, tag: string, data: ArrayBuffer | undefined): void;
  search(tags: readonly string[], request: SearchRequest): SearchResult[];
  missing(tags: readonly string[]): string[];
}

export function createEngine(locale: Locale): Engine {
  const files = new Map<string, SearchIndexFile>();
  const texts = new Map<string, SearchTextsFile>();
  const corpora = new Map<string, Corpus>();

  function corpusOf(tags: readonly string[]): Corpus {
    const known = tags.filter((tag) => files.has(tag));
    const key = [...known, ...known.filter((tag) => texts.has(tag))].join();
    const corpus =
      corpora.get(key) ??
      readCorpus(
        known.flatMap((tag) => files.get(tag) ?? []),
        locale,
        known.map((tag) => texts.get(tag) ?? []),
      );
    corpora.set(key, corpus);
    return corpus;
  }

  return {
    add(kind, tag, data) {
      const content = parse(data);
      if (kind === 'index' && isIndexFile(content)) {
        files.set(tag, content);
      } else if (kind === 'texts' && isTextsFile(content)) {
        texts.set(tag, content);
      }
    },
    search: (tags, request) => search(corpusOf(tags), request),
    missing: (tags) => tags.filter((tag) => !files.has(tag)),
  };
}

function parse(data: ArrayBuffer | undefined): unknown {
  try {
    return data && JSON.parse(new TextDecoder().decode(data));
  } catch {
    return undefined;
  }
}

/** Checks the properties that a truncated file, or a host's page instead of it, would lack. */
function isIndexFile(value: unknown): value is SearchIndexFile {
  const {documents, index, synonyms = []} = (value ?? {}) as Partial<SearchIndexFile>;
  return (
    Array.isArray(documents) &&
    documents.every(
      (document: {sectionRoute?: unknown; sectionTitle?: unknown} | null) =>
        typeof document?.sectionRoute === 'string' && typeof document.sectionTitle === 'string',
    ) &&
    Array.isArray(index?.fields) &&
    Object.values(index.words ?? {null: null}).every((postings) => typeof postings === 'string') &&
    Array.isArray(synonyms)
  );
}

function isTextsFile(value: unknown): value is SearchTextsFile {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}
