import {PATIENCE} from '../../../loading/load';
import type {Locale} from '../../../site/locales';
import {TAGS, indexFileName, textsFileName} from '../shared/settings';
import type {Answer, Engine, FileKind} from './engine';
import type {SearchRequest} from './query';
import type {FromWorker, ToWorker} from './worker';

export interface Searcher {
  /** Fetches the texts: from then on results have excerpts. */
  loadTexts(): Promise<void>;
  /** Searches the indexes, which it fetches first, all once. */
  search(request: SearchRequest): Promise<Answer>;
  /** Retries the indexes that an answer lists as missing. */
  loadAgain(tags: readonly string[]): Promise<void>;
}

/** The part of `Worker` that is used. */
export interface WorkerLike {
  postMessage(message: ToWorker): void;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

export interface SearcherParts {
  /** @throws when it cannot be fetched */
  readonly fetchFile: (url: string, signal?: AbortSignal) => Promise<ArrayBuffer>;
  /** @throws where workers are refused */
  readonly createWorker: () => WorkerLike;
  /** The same engine for the page, loaded only where there is no worker. */
  readonly loadEngine: () => Promise<Engine>;
}

/** An engine, wherever it runs. */
interface Backend extends Pick<Engine, 'add'> {
  search(request: SearchRequest): Answer | Promise<Answer>;
}

/** Without an engine nothing is found (specification §8). */
const NO_BACKEND: Backend = {
  add: () => undefined,
  search: () => ({results: [], nearest: [], missing: TAGS}),
};

/**
 * Fetches the files of a language, each once, and searches them in a worker, so that typing never waits; where the
 * browser refuses workers, on the page. `baseUrl` is that of the locale.
 */
export function createSearcher(baseUrl: string, locale: Locale, parts: SearcherParts): Searcher {
  const files = new Map<string, Promise<void>>();
  const added: Parameters<Engine['add']>[] = [];
  let backend = startWorker();

  function startWorker(): Promise<Backend> {
    try {
      return Promise.resolve(workerBackend(parts.createWorker(), locale, fallBack));
    } catch {
      return loadEngine();
    }
  }

  async function loadEngine(): Promise<Backend> {
    try {
      const engine = await parts.loadEngine();
      added.forEach((file) => engine.add(...file));
      return engine;
    } catch {
      return NO_BACKEND;
    }
  }

  /** The worker could not start, is silent, or crashed: its files are passed to an engine on the page. */
  function fallBack(): Promise<Backend> {
    backend = loadEngine();
    return backend;
  }

  async function add(kind: FileKind, tag: string, name: string): Promise<void> {
    // The specification (§7): a missing index counts as an empty one. So does one that is silent; nobody waits for texts.
    const signal = kind === 'index' ? AbortSignal.timeout(PATIENCE) : undefined;
    const data = await parts.fetchFile(baseUrl + name, signal).catch(() => undefined);
    const engine = await backend;
    added.push([kind, tag, data]);
    engine.add(kind, tag, data);
  }

  async function load(kind: FileKind, nameOf: (tag: string) => string): Promise<void> {
    await Promise.all(
      TAGS.map((tag) => {
        const name = nameOf(tag);
        const file = files.get(name) ?? add(kind, tag, name);
        files.set(name, file);
        return file;
      }),
    );
  }

  return {
    loadTexts: () => load('texts', textsFileName),
    async search(request) {
      await load('index', indexFileName);
      return (await backend).search(request);
    },
    async loadAgain(tags) {
      if ((await backend) === NO_BACKEND) {
        void fallBack();
      }
      tags.forEach((tag) => files.delete(indexFileName(tag)));
      await load('index', indexFileName);
    },
  };
}

function workerBackend(
  worker: WorkerLike,
  locale: Locale,
  fallBack: () => Promise<Backend>,
): Backend {
  /** In the order in which the worker answers. */
  let waiting: {request: SearchRequest; resolve: (answer: Answer | Promise<Answer>) => void}[] = [];
  const silence = setTimeout(giveUp, PATIENCE);
  worker.onmessage = ({data: answer}) => {
    clearTimeout(silence);
    if (answer !== 'started') {
      waiting.shift()?.resolve(answer);
    }
  };
  worker.onerror = (event) => {
    event.preventDefault();
    giveUp();
  };
  function giveUp(): void {
    clearTimeout(silence);
    worker.onmessage = null;
    worker.onerror = null;
    void fallBack().then((engine) => {
      waiting.forEach(({request, resolve}) => resolve(engine.search(request)));
      waiting = [];
    });
  }
  worker.postMessage({type: 'start', locale});
  return {
    add: (...file) => worker.postMessage({type: 'add', file}),
    search: (request) =>
      new Promise((resolve) => {
        waiting.push({request, resolve});
        worker.postMessage({type: 'search', request});
      }),
  };
}
