import {expect, test, vi} from 'vitest';
import {bytesOf, indexOf, routesOf} from '../testCorpus';
import {createEngine, type Engine} from './engine';
import {createSearcher, type Searcher, type SearcherParts, type WorkerLike} from './searcher';
import type {FromWorker, ToWorker} from './worker';

const DOCS = bytesOf(indexOf([{url: '/docs/share', title: 'Share a folder'}], 'en'));
const NEWS = bytesOf(indexOf([{url: '/havre/3.6', title: '3.6', text: 'Share folders.'}], 'en'));
const SHARE = {input: 'share'};

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
        queueMicrotask(() => worker.onmessage?.(eventOf({id: 0})));
      } else if (message.type === 'add') {
        engine?.add(message.kind, message.tag, message.data);
      } else if (!isSilent) {
        const answer = engine?.search(message.tags, message.request);
        queueMicrotask(() => worker.onmessage?.(eventOf({id: message.id, answer})));
      }
    },
  };
  const preventDefault = vi.fn();
  return {
    worker,
    messages,
    preventDefault,
    fail: () => worker.onerror?.({preventDefault} as unknown as ErrorEvent),
    added: () => messages.flatMap((message) => (message.type === 'add' ? message.tag : [])),
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

async function routesFound(searcher: Searcher, tags: readonly string[]): Promise<string[]> {
  return routesOf((await searcher.search(tags, SHARE)).results);
}

function refuse(): never {
  throw new Error('Workers are refused.');
}

test('the index of a tag has its name below the base address of the locale', async () => {
  const {searcher, network} = searcherWith();
  await searcher.load(['default', 'docs-default-current']);
  expect(network.fetchFile.mock.calls.map(([url]) => url)).toEqual([
    '/en/search-index-default.json',
    '/en/search-index-docs-default-current.json',
  ]);
});

test('fetches the texts of a tag on request, once', async () => {
  const {searcher, network, worker} = searcherWith();
  await searcher.search(['docs'], SHARE);
  expect(network.fetchFile).toHaveBeenCalledOnce();
  await searcher.loadTexts(['docs']);
  await searcher.loadTexts(['docs']);
  expect(network.fetchFile.mock.calls.map(([url]) => url)).toEqual([
    '/en/search-index-docs.json',
    '/en/search-texts-docs.json',
  ]);
  expect(worker.messages.at(-1)).toMatchObject({type: 'add', kind: 'texts', tag: 'docs'});
});

test('fetches nothing before it is needed', async () => {
  const {network} = searcherWith();
  await settle();
  expect(network.fetchFile).not.toHaveBeenCalled();
});

test('concurrent callers wait for the same load', async () => {
  const {searcher, network, worker} = searcherWith();
  network.hold();
  const arrived: string[] = [];
  const callers = ['first', 'second'].map((name) =>
    searcher.load(['default']).then(() => arrived.push(name)),
  );
  await settle();
  expect(arrived).toEqual([]);
  network.release('/en/search-index-default.json');
  await Promise.all(callers);
  expect(arrived.sort()).toEqual(['first', 'second']);
  expect(network.fetchFile).toHaveBeenCalledOnce();
  expect(worker.added()).toEqual(['default']);
});

test('fetches and passes each index once', async () => {
  const {searcher, network, worker} = searcherWith();
  await searcher.load(['default']);
  await searcher.load(['default', 'docs', 'docs']);
  await searcher.search(['docs', 'default'], SHARE);
  await searcher.search(['default'], SHARE);
  expect(network.fetchFile).toHaveBeenCalledTimes(2);
  expect(worker.added()).toEqual(['default', 'docs']);
});

test('a search returns results of its tags, and starts their load', async () => {
  const {searcher} = searcherWith();
  expect(await routesFound(searcher, ['docs'])).toEqual(['/docs/share']);
  expect((await routesFound(searcher, ['docs', 'default'])).sort()).toEqual([
    '/docs/share',
    '/havre/3.6',
  ]);
});

test('a search waits for all its indexes', async () => {
  const {searcher, network, worker} = searcherWith();
  network.hold();
  const search = searcher.search(['docs', 'default'], SHARE);
  network.release('/en/search-index-docs.json');
  await settle();
  expect(worker.messages.some(({type}) => type === 'search')).toBe(false);
  network.release('/en/search-index-default.json');
  expect((await search).results).toHaveLength(2);
});

test.each<[name: string, fetchFile: SearcherParts['fetchFile']]>([
  ['a file that cannot be had', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a page instead of the file', () => Promise.resolve(bytesOf('<!doctype html>'))],
])('%s gives an empty index, named as missing and not fetched again', async (_name, failing) => {
  const fetchFile = vi.fn((url: string) =>
    url.includes('docs') ? failing(url) : Promise.resolve(NEWS),
  );
  const {searcher} = searcherWith({fetchFile});
  await searcher.load(['docs']);
  expect(await searcher.search(['docs'], SHARE)).toEqual({
    results: [],
    nearest: [],
    missing: ['docs'],
  });
  const {results, missing} = await searcher.search(['docs', 'default'], SHARE);
  expect(routesOf(results)).toEqual(['/havre/3.6']);
  expect(missing).toEqual(['docs']);
  expect(fetchFile.mock.calls.filter(([url]) => url.includes('docs'))).toHaveLength(1);
});

test('retries only missing files, on the reader’s request', async () => {
  let isOffline = true;
  const fetchFile = vi.fn((url: string) =>
    isOffline && url.includes('docs')
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(url.includes('docs') ? DOCS : NEWS),
  );
  const {searcher} = searcherWith({fetchFile});
  const {missing} = await searcher.search(['docs', 'default'], SHARE);
  await searcher.loadAgain(missing);
  expect(fetchFile.mock.calls.filter(([url]) => url.includes('docs'))).toHaveLength(2);
  expect((await searcher.search(['docs', 'default'], SHARE)).missing).toEqual(['docs']);
  isOffline = false;
  await searcher.loadAgain(missing);
  const answer = await searcher.search(['docs', 'default'], SHARE);
  expect(answer.missing).toEqual([]);
  expect(routesOf(answer.results).sort()).toEqual(['/docs/share', '/havre/3.6']);
  expect(fetchFile.mock.calls.filter(([url]) => url.includes('default'))).toHaveLength(1);
});

test('retries an engine that failed to load', async () => {
  let isOffline = true;
  const loadEngine = () =>
    isOffline ? Promise.reject(new Error('offline')) : Promise.resolve(createEngine('en'));
  const {searcher} = searcherWith({createWorker: refuse, loadEngine});
  expect((await searcher.search(['docs'], SHARE)).missing).toEqual(['docs']);
  isOffline = false;
  await searcher.loadAgain(['docs']);
  expect(await routesFound(searcher, ['docs'])).toEqual(['/docs/share']);
});

test('sends the language to the worker first', () => {
  const {worker} = searcherWith();
  expect(worker.messages).toEqual([{type: 'start', locale: 'en'}]);
});

test('does not load the engine for the page while the worker works', async () => {
  const {searcher, loadEngine} = searcherWith();
  await searcher.search(['docs'], SHARE);
  expect(loadEngine).not.toHaveBeenCalled();
});

test('each search gets its own answer, in any order', async () => {
  const worker = fakeWorker(true);
  const {searcher} = searcherWith({createWorker: () => worker.worker});
  const searches = ['one', 'two'].map((input) => searcher.search(['docs'], {input}));
  await settle();
  const asked = worker.messages.flatMap((message) => (message.type === 'search' ? message : []));
  expect(asked.map(({request}) => request.input).sort()).toEqual(['one', 'two']);
  for (const {id, request} of [...asked].reverse()) {
    const results = [{document: {sectionRoute: request.input}, score: 1, terms: []}];
    worker.worker.onmessage?.(eventOf({id, answer: {results, nearest: [], missing: []}}));
  }
  const answers = await Promise.all(searches);
  expect(answers.map(({results}) => routesOf(results))).toEqual([['one'], ['two']]);
});

test('searches on the page where workers are refused', async () => {
  const {searcher, loadEngine, network} = searcherWith({createWorker: refuse});
  expect(await routesFound(searcher, ['docs', 'default'])).toHaveLength(2);
  expect(await routesFound(searcher, ['docs'])).toHaveLength(1);
  expect(loadEngine).toHaveBeenCalledOnce();
  expect(network.fetchFile).toHaveBeenCalledTimes(2);
});

test('finds nothing where neither worker nor page can search', async () => {
  const loadEngine = () => Promise.reject(new Error('The engine did not arrive.'));
  const {searcher} = searcherWith({createWorker: refuse, loadEngine});
  expect(await routesFound(searcher, ['docs'])).toEqual([]);
});

test('an index that is silent is given up, with its request; texts, which nobody waits for, are not', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
  const fetchFile = vi.fn((_url: string, signal?: AbortSignal) =>
    signal?.aborted ? Promise.reject(signal.reason as Error) : Promise.resolve(DOCS),
  );
  const {searcher} = searcherWith({fetchFile});
  expect((await searcher.search(['docs'], SHARE)).missing).toEqual(['docs']);
  expect(timeout.mock.calls).toEqual([[10_000]]);
  await searcher.loadTexts(['docs']);
  expect(timeout).toHaveBeenCalledOnce();
  timeout.mockRestore();
});

test('when the worker is silent for ten seconds, the page answers', async () => {
  vi.useFakeTimers();
  const worker = {...fakeWorker().worker, postMessage: () => undefined};
  const {searcher, loadEngine} = searcherWith({createWorker: () => worker});
  const search = routesFound(searcher, ['docs']);
  await vi.advanceTimersByTimeAsync(9900);
  expect(loadEngine).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(await search).toEqual(['/docs/share']);
  vi.useRealTimers();
});

test('a worker that has started may take its time', async () => {
  vi.useFakeTimers();
  const worker = fakeWorker(true);
  const {searcher, loadEngine} = searcherWith({createWorker: () => worker.worker});
  void searcher.search(['docs'], SHARE);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(loadEngine).not.toHaveBeenCalled();
  vi.useRealTimers();
});

test('when the worker crashes, the page answers pending and later searches', async () => {
  const worker = fakeWorker(true);
  const {searcher, loadEngine, network} = searcherWith({createWorker: () => worker.worker});
  const searches = [['docs'], ['docs', 'default']].map((tags) => searcher.search(tags, SHARE));
  await settle();
  worker.fail();
  const answers = await Promise.all(searches);
  expect(answers.map(({results}) => routesOf(results))).toEqual([
    ['/docs/share'],
    expect.arrayContaining(['/docs/share', '/havre/3.6']),
  ]);
  expect(await routesFound(searcher, ['docs'])).toHaveLength(1);
  expect(loadEngine).toHaveBeenCalledOnce();
  expect(network.fetchFile).toHaveBeenCalledTimes(2);
  // The browser has nothing to report: the reader gets an answer.
  expect(worker.preventDefault).toHaveBeenCalledOnce();
});

test('a worker that crashes while an index loads loses nothing', async () => {
  const {searcher, network, worker} = searcherWith();
  network.hold();
  const search = searcher.search(['docs'], SHARE);
  await settle();
  worker.fail();
  network.release('/en/search-index-docs.json');
  expect(routesOf((await search).results)).toEqual(['/docs/share']);
  expect(network.fetchFile).toHaveBeenCalledOnce();
});

test('a worker that cannot start is replaced before the first search', async () => {
  const {searcher, worker, loadEngine} = searcherWith();
  worker.fail();
  expect(await routesFound(searcher, ['docs'])).toEqual(['/docs/share']);
  expect(worker.added()).toEqual([]);
  expect(loadEngine).toHaveBeenCalledOnce();
});
