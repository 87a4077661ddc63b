import type {Locale} from '../../site/locales';
import {indexFileName} from '../shared/settings';
import type {SearchResult} from '../shared/types';
import type {Engine} from './engine';
import type {SearchRequest} from './query';
import type {FromWorker, ToWorker} from './worker';

/** Where an index stands: not loaded (no entry), loading, ready (specification §4). */
export type IndexState = 'loading' | 'ready';

export interface Searcher {
  /** Fetches what is not there yet; callers that arrive while it loads wait for the same load. */
  load(tags: readonly string[]): Promise<void>;
  search(tags: readonly string[], request: SearchRequest): Promise<readonly SearchResult[]>;
  stateOf(tag: string): IndexState | undefined;
}

/** The part of `Worker` that is used. */
export interface WorkerLike {
  postMessage(message: ToWorker): void;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

export interface SearcherParts {
  /** Fetches a file; anything but an answer with status 2xx counts as no file. */
  readonly fetchFile: (url: string) => Promise<Pick<Response, 'ok' | 'arrayBuffer'>>;
  /** @throws where workers are refused */
  readonly createWorker: () => WorkerLike;
  /** The same engine for the page itself, loaded only where there is no worker. */
  readonly loadEngine: () => Promise<Engine>;
}

/** Asks an engine, wherever it runs. */
interface Backend {
  add(tag: string, data: ArrayBuffer | undefined): void;
  search(tags: readonly string[], request: SearchRequest): Promise<readonly SearchResult[]>;
}

const NO_ENGINE: Engine = {add: () => undefined, search: () => []};

/**
 * Fetches the index files of a language, each at most once, and has them searched in a worker, so that typing
 * never waits; where the browser refuses workers, on the page.
 *
 * @param baseUrl base address of the language, ending with a slash
 */
export function createSearcher(baseUrl: string, locale: Locale, parts: SearcherParts): Searcher {
  const files = new Map<string, Promise<ArrayBuffer | undefined>>();
  const states = new Map<string, IndexState>();
  const added = new Set<string>();
  let backend = startWorker();

  function startWorker(): Promise<Backend> {
    try {
      return Promise.resolve(workerBackend(parts.createWorker(), locale, fallBack));
    } catch {
      return pageBackend(parts.loadEngine);
    }
  }

  /** The worker could not start, or broke: everything it knew is told to the page's own engine. */
  function fallBack(): Promise<Backend> {
    backend = pageBackend(parts.loadEngine).then(async (engine) => {
      for (const tag of added) {
        engine.add(tag, await files.get(tag));
      }
      return engine;
    });
    return backend;
  }

  async function fetchIndex(tag: string): Promise<ArrayBuffer | undefined> {
    states.set(tag, 'loading');
    try {
      const response = await parts.fetchFile(baseUrl + indexFileName(tag));
      return response.ok ? await response.arrayBuffer() : undefined;
    } catch {
      // The specification (§7): without an index, search runs on an empty one.
      return undefined;
    } finally {
      states.set(tag, 'ready');
    }
  }

  async function loadOne(tag: string): Promise<void> {
    const file = files.get(tag) ?? fetchIndex(tag);
    files.set(tag, file);
    const data = await file;
    if (!added.has(tag)) {
      added.add(tag);
      (await backend).add(tag, data);
    }
  }

  async function load(tags: readonly string[]): Promise<void> {
    await Promise.all(tags.map(loadOne));
  }

  return {
    load,
    async search(tags, request) {
      await load(tags);
      return (await backend).search(tags, request);
    },
    stateOf: (tag) => states.get(tag),
  };
}

function workerBackend(
  worker: WorkerLike,
  locale: Locale,
  fallBack: () => Promise<Backend>,
): Backend {
  const waiting = new Map<
    number,
    {
      tags: readonly string[];
      request: SearchRequest;
      resolve: (results: readonly SearchResult[]) => void;
    }
  >();
  let last = 0;
  worker.onmessage = ({data: {id, results}}) => {
    waiting.get(id)?.resolve(results);
    waiting.delete(id);
  };
  worker.onerror = (event) => {
    event.preventDefault();
    worker.onerror = null;
    void fallBack().then(async (other) => {
      for (const {tags, request, resolve} of waiting.values()) {
        resolve(await other.search(tags, request));
      }
      waiting.clear();
    });
  };
  worker.postMessage({type: 'start', locale});
  return {
    add: (tag, data) => worker.postMessage({type: 'add', tag, data}),
    search: (tags, request) =>
      new Promise((resolve) => {
        last += 1;
        waiting.set(last, {tags, request, resolve});
        worker.postMessage({type: 'search', id: last, tags, request});
      }),
  };
}

/** The engine on the page; where not even that arrives, nothing is found (specification §8). */
async function pageBackend(loadEngine: () => Promise<Engine>): Promise<Backend> {
  const engine = await loadEngine().catch(() => NO_ENGINE);
  return {
    add: (tag, data) => engine.add(tag, data),
    search: (tags, request) => Promise.resolve(engine.search(tags, request)),
  };
}
