import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {Late, orReload} from './load';
import {releaseOf, reloadIfReplaced} from './policy';

const page = (release: string) =>
  `<script src=/en/assets/js/runtime~main.${release}.js defer></script>`;

const fetch = vi.fn<() => Promise<{text: () => Promise<string>}>>();
const reload = vi.fn();
const lost = new Error('lost');

/** A page of the release `aaaa`; the server delivers `live`. */
function open({live = 'aaaa', type = 'navigate'}): void {
  fetch.mockResolvedValue({text: () => Promise.resolve(page(live))});
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('location', {href: 'https://docs.havre.example/en/?a=1', reload});
  vi.stubGlobal('performance', {getEntriesByType: () => [{type}]});
  vi.stubGlobal('document', {head: {innerHTML: page('aaaa')}});
}

beforeEach(() => open({}));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('reads the release in the name of the loader, with and without quotes', () => {
  expect(releaseOf(page('0b3d'))).toBe('0b3d');
  expect(releaseOf('<script src="/assets/js/runtime~main.0b3d.js"></script>')).toBe('0b3d');
});

test('other texts have no release', () => {
  expect(releaseOf('<h1>502 Bad Gateway</h1>')).toBeUndefined();
  expect(releaseOf('<script src="/assets/js/main.0b3d.js"></script>')).toBeUndefined();
});

test('returns a fetched result without asking for the release', async () => {
  expect(await orReload(Promise.resolve('file'))).toBe('file');
  expect(fetch).not.toHaveBeenCalled();
});

test('rejects otherwise, so that the reader is told', async () => {
  await expect(orReload(Promise.reject(lost))).rejects.toBe(lost);
  expect(reload).not.toHaveBeenCalled();
});

test('reloads the page when a newer release is live, and never settles', async () => {
  open({live: 'bbbb'});
  const settled = vi.fn();
  void orReload(Promise.reject(lost)).then(settled, settled);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(settled).not.toHaveBeenCalled();
  expect(fetch).toHaveBeenCalledWith(
    'https://docs.havre.example/en/?a=1',
    expect.objectContaining({cache: 'no-store'}),
  );
});

test('rejects after ten seconds of silence, without a reload that nothing asks for', async () => {
  open({live: 'bbbb'});
  vi.useFakeTimers();
  const settled = vi.fn();
  const waiting = orReload(new Promise(() => undefined)).catch(settled);
  await vi.advanceTimersByTimeAsync(9900);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  await waiting;
  expect(settled).toHaveBeenCalledWith(expect.any(Late));
  expect(fetch).not.toHaveBeenCalled();
  vi.useRealTimers();
});

test('for a file that is late, any answer of the server is worth the reload that the reader asks for', async () => {
  expect(await reloadIfReplaced(true, true)).toBe(true);
  fetch.mockRejectedValue(lost);
  expect(await reloadIfReplaced(true, true)).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});

test('asks the server for ten seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  await reloadIfReplaced();
  expect(timeout).toHaveBeenCalledWith(10_000);
  expect(fetch.mock.calls).toEqual([
    [
      expect.any(String),
      {cache: 'no-store', signal: timeout.mock.results[0]?.value as AbortSignal},
    ],
  ]);
  timeout.mockRestore();
});

test('does not reload twice by itself', async () => {
  open({live: 'bbbb', type: 'reload'});
  expect(await reloadIfReplaced()).toBe(false);
  expect(fetch).not.toHaveBeenCalled();
});

test('but does on the reader’s request', async () => {
  open({live: 'bbbb', type: 'reload'});
  expect(await reloadIfReplaced(true)).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  ['does not answer', () => Promise.reject(lost)],
  ['answers with an error page', () => Promise.resolve({text: () => Promise.resolve('<h1>503')})],
  ['breaks off', () => Promise.resolve({text: () => Promise.reject(lost)})],
])('a server that %s has no newer release', async (_name, answer) => {
  fetch.mockImplementation(answer);
  expect(await reloadIfReplaced()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
