import {expect, test, vi} from 'vitest';
import {TAGS} from '../shared/settings';
import {bytesOf, indexOf, routesOf} from '../testCorpus';
import {createEngine, type Engine} from './engine';
import {createSearcher, type Searcher, type SearcherParts, type WorkerLike} from './searcher';
import type {FromWorker, ToWorker} from './worker';

const DOCS = bytesOf(indexOf([{url: '/docs/share', title: 'Share a folder'}], 'en'));
const NEWS = bytesOf(indexOf([{url: '/havre/3.6', title: '3.6', text: 'Share folders.'}], 'en'));
const SHARE = {input: 'share'};
const BOTH = ['/docs/share', '/havre/3.6'];
const INDEXES = TAGS.map((tag) => `/en/search-index-${tag}.json`);

/** Serves both files; `release` lets a file go that is held back. */
function fakeNetwork() {
  const held = new Map<string, () => void>();
  const fetchFile = vi.fn((url: string) => Promise.resolve(url.includes('docs') ? DOCS : NEWS));
  return {
    fetchFile,
    hold: (): void => {
      fetchFile.mockImplementation(
        (url) =>
          new Promise((resolve) => {
            held.set(url, () => resolve(url.includes('docs') ? DOCS : NEWS));
          }),
      );
    },
    release: (url: string): void => held.get(url)?.(),
  };
}

function eventOf(data: unknown): MessageEvent<FromWorker> {
  return {data} as MessageEvent<FromWorker>;
}

/** A worker with a real engine; can be silenced. */
function fakeWorker(isSilent = false) {
  const messages: ToWorker[] = [];
  let engine: Engine | undefined;
  const worker: WorkerLike = {
    onmessage: null,
    onerror: null,
    postMessage(message) {
      messages.push(message);
      if (message.type === 'start') {
        engine = createEngine(message.locale);
        queueMicrotask(() => worker.onmessage?.(eventOf('started')));
      } else if (message.type === 'add') {
        engine?.add(...message.file);
      } else if (!isSilent) {
        const answer = engine?.search(message.request);
        queueMicrotask(() => worker.onmessage?.(eventOf(answer)));
      }
    },
  };
  const preventDefault = vi.fn();
  return {
    worker,
    messages,
    preventDefault,
    fail: () => worker.onerror?.({preventDefault} as unknown as ErrorEvent),
    added: () => messages.flatMap((message) => (message.type === 'add' ? message.file[1] : [])),
  };
}

function searcherWith(parts: Partial<SearcherParts> = {}) {
  const network = fakeNetwork();
  const worker = fakeWorker();
  const loadEngine = vi.fn(() => Promise.resolve(createEngine('en')));
  const searcher = createSearcher('/en/', 'en', {
    fetchFile: network.fetchFile,
    createWorker: () => worker.worker,
    loadEngine,
    ...parts,
  });
  return {searcher, network, worker, loadEngine};
}

/** Lets everything happen that waits for nothing from outside. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) {
    await Promise.resolve();
  }
}

async function routesFound(searcher: Searcher): Promise<string[]> {
  return routesOf((await searcher.search(SHARE)).results).sort();
}

function refuse(): never {
  throw new Error('Workers are refused.');
}

test('fetches nothing before it is needed', async () => {
  const {network, worker, loadEngine} = searcherWith();
  await settle();
  expect(network.fetchFile).not.toHaveBeenCalled();
  expect(loadEngine).not.toHaveBeenCalled();
  expect(worker.messages).toEqual([{type: 'start', locale: 'en'}]);
});

test('fetches and passes each index once, below the base address of the locale', async () => {
  const {searcher, network, worker, loadEngine} = searcherWith();
  expect(await routesFound(searcher)).toEqual(BOTH);
  expect(await routesFound(searcher)).toEqual(BOTH);
  expect(network.fetchFile.mock.calls.map(([url]) => url)).toEqual(INDEXES);
  expect(worker.added()).toEqual(TAGS);
  expect(loadEngine).not.toHaveBeenCalled();
});

test('fetches the texts on request, once', async () => {
  const {searcher, network, worker} = searcherWith();
  await searcher.loadTexts();
  await searcher.loadTexts();
  expect(network.fetchFile.mock.calls.map(([url]) => url)).toEqual(
    TAGS.map((tag) => `/en/search-texts-${tag}.json`),
  );
  expect(worker.messages.at(-1)).toMatchObject({type: 'add', file: ['texts', TAGS[1], DOCS]});
});

test('concurrent searches wait for the same load of all indexes', async () => {
  const {searcher, network, worker} = searcherWith();
  network.hold();
  const searches = [searcher.search(SHARE), searcher.search(SHARE)];
  network.release(INDEXES[0]!);
  await settle();
  expect(worker.messages.some(({type}) => type === 'search')).toBe(false);
  network.release(INDEXES[1]!);
  for (const {results} of await Promise.all(searches)) {
    expect(results).toHaveLength(2);
  }
  expect(network.fetchFile).toHaveBeenCalledTimes(2);
  expect([...worker.added()].sort()).toEqual([...TAGS]);
});

test('retries only missing files, on the reader’s request', async () => {
  let isOffline = true;
  const fetchFile = vi.fn((url: string) =>
    isOffline && url.includes('docs')
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(url.includes('docs') ? DOCS : NEWS),
  );
  const {searcher} = searcherWith({fetchFile});
  const {results, missing} = await searcher.search(SHARE);
  expect([routesOf(results), missing]).toEqual([['/havre/3.6'], [TAGS[1]]]);
  await searcher.search(SHARE);
  const fetchedDocs = () => fetchFile.mock.calls.filter(([url]) => url.includes('docs'));
  expect(fetchedDocs()).toHaveLength(1);
  await searcher.loadAgain(missing);
  expect(fetchedDocs()).toHaveLength(2);
  expect((await searcher.search(SHARE)).missing).toEqual([TAGS[1]]);
  isOffline = false;
  await searcher.loadAgain(missing);
  const answer = await searcher.search(SHARE);
  expect(answer.missing).toEqual([]);
  expect(routesOf(answer.results).sort()).toEqual(BOTH);
  expect(fetchFile).toHaveBeenCalledTimes(4);
});

test('retries an engine that failed to load; until then nothing is found', async () => {
  let isOffline = true;
  const loadEngine = () =>
    isOffline ? Promise.reject(new Error('offline')) : Promise.resolve(createEngine('en'));
  const {searcher} = searcherWith({createWorker: refuse, loadEngine});
  expect(await searcher.search(SHARE)).toEqual({results: [], nearest: [], missing: TAGS});
  isOffline = false;
  await searcher.loadAgain(TAGS);
  expect(await routesFound(searcher)).toEqual(BOTH);
});

test('each search gets its own answer', async () => {
  const worker = fakeWorker(true);
  const {searcher} = searcherWith({createWorker: () => worker.worker});
  const searches = ['one', 'two'].map((input) => searcher.search({input}));
  await settle();
  const asked = worker.messages.flatMap((message) => (message.type === 'search' ? message : []));
  for (const {request} of asked) {
    const results = [{document: {sectionRoute: request.input}, score: 1, terms: []}];
    worker.worker.onmessage?.(eventOf({results, nearest: [], missing: []}));
  }
  const answers = await Promise.all(searches);
  expect(answers.map(({results}) => routesOf(results))).toEqual([['one'], ['two']]);
});

test('searches on the page where workers are refused', async () => {
  const {searcher, loadEngine, network} = searcherWith({createWorker: refuse});
  expect(await routesFound(searcher)).toEqual(BOTH);
  expect(await routesFound(searcher)).toEqual(BOTH);
  expect(loadEngine).toHaveBeenCalledOnce();
  expect(network.fetchFile).toHaveBeenCalledTimes(2);
});

test('an index that is silent is given up, with its request; texts, which nobody waits for, are not', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
  const fetchFile = vi.fn((_url: string, signal?: AbortSignal) =>
    signal?.aborted ? Promise.reject(signal.reason as Error) : Promise.resolve(DOCS),
  );
  const {searcher} = searcherWith({fetchFile});
  expect((await searcher.search(SHARE)).missing).toEqual(TAGS);
  expect(timeout.mock.calls).toEqual([[10_000], [10_000]]);
  await searcher.loadTexts();
  expect(timeout).toHaveBeenCalledTimes(2);
  timeout.mockRestore();
});

test('when the worker is silent for ten seconds, the page answers', async () => {
  vi.useFakeTimers();
  const worker = {...fakeWorker().worker, postMessage: () => undefined};
  const {searcher, loadEngine} = searcherWith({createWorker: () => worker});
  const search = routesFound(searcher);
  await vi.advanceTimersByTimeAsync(9900);
  expect(loadEngine).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(await search).toEqual(BOTH);
  vi.useRealTimers();
});

test('a worker that has started may take its time', async () => {
  vi.useFakeTimers();
  const worker = fakeWorker(true);
  const {searcher, loadEngine} = searcherWith({createWorker: () => worker.worker});
  void searcher.search(SHARE);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(loadEngine).not.toHaveBeenCalled();
  vi.useRealTimers();
});

test('when the worker crashes, the page answers pending and later searches', async () => {
  const worker = fakeWorker(true);
  const {searcher, loadEngine, network} = searcherWith({createWorker: () => worker.worker});
  const searches = ['share', '3.6'].map((input) => searcher.search({input}));
  await settle();
  worker.fail();
  const answers = await Promise.all(searches);
  expect(answers.map(({results}) => routesOf(results).sort())).toEqual([BOTH, ['/havre/3.6']]);
  expect(await routesFound(searcher)).toEqual(BOTH);
  expect(loadEngine).toHaveBeenCalledOnce();
  expect(network.fetchFile).toHaveBeenCalledTimes(2);
  // The browser has nothing to report: the reader gets an answer.
  expect(worker.preventDefault).toHaveBeenCalledOnce();
});

test('a worker that crashes while an index loads loses nothing', async () => {
  const {searcher, network, worker} = searcherWith();
  network.hold();
  const search = routesFound(searcher);
  network.release(INDEXES[0]!);
  await settle();
  worker.fail();
  network.release(INDEXES[1]!);
  expect(await search).toEqual(BOTH);
  expect(network.fetchFile).toHaveBeenCalledTimes(2);
});

test('a worker that cannot start is replaced before the first search', async () => {
  const {searcher, worker, loadEngine} = searcherWith();
  worker.fail();
  expect(await routesFound(searcher)).toEqual(BOTH);
  expect(worker.added()).toEqual([]);
  expect(loadEngine).toHaveBeenCalledOnce();
});
