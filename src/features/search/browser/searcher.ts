import {PATIENCE} from '../../../loading/load';
import type {Locale} from '../../../site/locales';
import {indexFileName, textsFileName} from '../shared/settings';
import type {Answer, Engine, FileKind} from './engine';
import type {SearchRequest} from './query';
import type {FromWorker, ToWorker} from './worker';

export interface Searcher {
  /** Fetches the indexes that are not loaded yet; concurrent callers share one load. */
  load(tags: readonly string[]): Promise<void>;
  /** Fetches the texts: from then on results have excerpts. */
  loadTexts(tags: readonly string[]): Promise<void>;
  search(tags: readonly string[], request: SearchRequest): Promise<Answer>;
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

/** An engine behind an asynchronous interface, wherever it runs. */
interface Backend {
  add(...file: AddedFile): void;
  search(tags: readonly string[], request: SearchRequest): Promise<Answer>;
}

type AddedFile = readonly [kind: FileKind, tag: string, data: ArrayBuffer | undefined];

/** Without an engine nothing is found (specification §8). */
const NO_BACKEND: Backend = {
  add: () => undefined,
  search: (tags) => Promise.resolve({results: [], nearest: [], missing: tags}),
};

/**
 * Fetches the files of a language, each once, and searches them in a worker, so that typing never waits; where the
 * browser refuses workers, on the page. `baseUrl` is that of the locale.
 */
export function createSearcher(baseUrl: string, locale: Locale, parts: SearcherParts): Searcher {
  const files = new Map<string, Promise<void>>();
  const added: AddedFile[] = [];
  let backend = startWorker();

  function startWorker(): Promise<Backend> {
    try {
      return Promise.resolve(workerBackend(parts.createWorker(), locale, fallBack));
    } catch {
      return pageBackend(parts.loadEngine);
    }
  }

  /** The worker could not start, is silent, or crashed: its files are passed to an engine on the page. */
  function fallBack(): Promise<Backend> {
    backend = pageBackend(parts.loadEngine).then((engine) => {
      added.forEach((file) => engine.add(...file));
      return engine;
    });
    return backend;
  }

  async function add(kind: FileKind, tag: string, name: string): Promise<void> {
    // The specification (§7): a missing index counts as an empty one. So does one that is silent; nobody waits for texts.
    const signal = kind === 'index' ? AbortSignal.timeout(PATIENCE) : undefined;
    const data = await parts.fetchFile(baseUrl + name, signal).catch(() => undefined);
    const file = [kind, tag, data] as const;
    const engine = await backend;
    added.push(file);
    engine.add(...file);
  }

  async function loadAll(
    kind: FileKind,
    tags: readonly string[],
    nameOf: (tag: string) => string,
  ): Promise<void> {
    await Promise.all(
      tags.map((tag) => {
        const name = nameOf(tag);
        const file = files.get(name) ?? add(kind, tag, name);
        files.set(name, file);
        return file;
      }),
    );
  }

  const load = (tags: readonly string[]): Promise<void> => loadAll('index', tags, indexFileName);
  return {
    load,
    loadTexts: (tags) => loadAll('texts', tags, textsFileName),
    async search(tags, request) {
      await load(tags);
      return (await backend).search(tags, request);
    },
    async loadAgain(tags) {
      if ((await backend) === NO_BACKEND) {
        void fallBack();
      }
      tags.forEach((tag) => files.delete(indexFileName(tag)));
      await load(tags);
    },
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
      resolve: (answer: Answer) => void;
    }
  >();
  let last = 0;
  const silence = setTimeout(giveUp, PATIENCE);
  worker.onmessage = ({data: {id, answer}}) => {
    clearTimeout(silence);
    if (answer) {
      waiting.get(id)?.resolve(answer);
      waiting.delete(id);
    }
  };
  worker.onerror = (event) => {
    event.preventDefault();
    giveUp();
  };
  function giveUp(): void {
    clearTimeout(silence);
    worker.onerror = null;
    void fallBack().then(async (other) => {
      for (const {tags, request, resolve} of waiting.values()) {
        resolve(await other.search(tags, request));
      }
      waiting.clear();
    });
  }
  worker.postMessage({type: 'start', locale});
  return {
    add: (kind, tag, data) => worker.postMessage({type: 'add', kind, tag, data}),
    search: (tags, request) =>
      new Promise((resolve) => {
        last += 1;
        waiting.set(last, {tags, request, resolve});
        worker.postMessage({type: 'search', id: last, tags, request});
      }),
  };
}

async function pageBackend(loadEngine: () => Promise<Engine>): Promise<Backend> {
  try {
    const engine = await loadEngine();
    return {
      add: (...file) => engine.add(...file),
      search: (tags, request) => Promise.resolve(engine.search(tags, request)),
    };
  } catch {
    return NO_BACKEND;
  }
}
