import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {orReload} from './load';
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

test.each([
  [page('0b3d'), '0b3d'],
  ['<script src="/assets/js/runtime~main.0b3d.js"></script>', '0b3d'],
  ['<script src="/assets/js/main.0b3d.js"></script>', undefined],
  ['<h1>502 Bad Gateway</h1>', undefined],
])('the release of %s is %s', (text, release) => {
  expect(releaseOf(text)).toBe(release);
});

test('returns a fetched result without asking for the release', async () => {
  expect(await orReload(Promise.resolve('file'))).toBe('file');
  expect(fetch).not.toHaveBeenCalled();
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

test('reloads again on the reader’s request', async () => {
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
