import type {Locale} from '../../../site/locales';
import type {SearchIndexFile, SearchResult, SearchTextsFile} from '../shared/types';
import {readCorpus, type Corpus} from './corpus';
import {search, type SearchRequest} from './query';
import {firstHelp, nearestWords} from './suggestions';

export type FileKind = 'index' | 'texts';

export interface Answer {
  /** For an empty query, the first sections of the help page. */
  readonly results: readonly SearchResult[];
  /** Where there is no result: known words that are near the typed ones. */
  readonly nearest: readonly string[];
  /** Tags whose index could not be loaded: their results are missing. */
  readonly missing: readonly string[];
}

/** Holds the files of a language and searches them; in the worker or, without one, on the page. */
export interface Engine {
  /** Adds a file; an invalid or missing index counts as empty (specification §4). */
  add(kind: FileKind, tag: string, data: ArrayBuffer | undefined): void;
  search(tags: readonly string[], request: SearchRequest): Answer;
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
    search(tags, request) {
      const corpus = corpusOf(tags);
      const isAsked = request.input.trim() !== '';
      const results = isAsked ? search(corpus, request) : firstHelp(corpus);
      return {
        results,
        nearest: results.length > 0 ? [] : nearestWords(request.input, corpus),
        missing: tags.filter((tag) => !files.has(tag)),
      };
    },
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
