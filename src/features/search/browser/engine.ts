import type {Locale} from '../../../site/locales';
import {TAGS} from '../shared/settings';
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
  search(request: SearchRequest): Answer;
}

export function createEngine(locale: Locale): Engine {
  const indexes = new Map<string, SearchIndexFile>();
  const texts = new Map<string, SearchTextsFile>();
  let corpus: Corpus | undefined;
  return {
    add(kind, tag, data) {
      const content = parse(data);
      if (kind === 'index' && isIndexFile(content)) {
        indexes.set(tag, content);
      } else if (kind === 'texts' && isTextsFile(content)) {
        texts.set(tag, content);
      }
      corpus = undefined;
    },
    search(request) {
      const known = TAGS.filter((tag) => indexes.has(tag));
      corpus ??= readCorpus(
        known.map((tag) => indexes.get(tag)!),
        locale,
        known.map((tag) => texts.get(tag) ?? []),
      );
      const isAsked = request.input.trim() !== '';
      const results = isAsked ? search(corpus, request) : firstHelp(corpus);
      return {
        results,
        nearest: results.length > 0 ? [] : nearestWords(request.input, corpus),
        missing: TAGS.filter((tag) => !indexes.has(tag)),
      };
    },
  };
}

/** The content of a file; undefined of one cut short, and of a page of the host in its place. */
function parse(data: ArrayBuffer | undefined): unknown {
  try {
    return data && JSON.parse(new TextDecoder().decode(data));
  } catch {
    return undefined;
  }
}

function isIndexFile(value: unknown): value is SearchIndexFile {
  const {documents, index} = (value ?? {}) as Partial<SearchIndexFile>;
  return Array.isArray(documents) && index?.words !== undefined;
}

function isTextsFile(value: unknown): value is SearchTextsFile {
  return Array.isArray(value);
}
