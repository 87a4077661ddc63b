import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {TAGS} from '../shared/settings';
import {bytesOf, indexOf, routesOf} from '../testCorpus';
import {searcherOf} from './browserSearcher';

const INDEX = indexOf([{url: '/en/docs/share', title: 'Share a folder'}], 'en');

beforeEach(() => {
  // Workers are refused: what is searched is searched here.
  vi.stubGlobal(
    'Worker',
    class {
      constructor() {
        throw new Error('refused');
      }
    },
  );
  const innerHTML = '<script src="/assets/js/runtime~main.0123abcd.js">';
  vi.stubGlobal('document', {head: {innerHTML}});
});

afterEach(() => vi.unstubAllGlobals());

function answering(status: number) {
  const fetched = vi.fn<(url: string) => Promise<Response>>(() =>
    Promise.resolve(new Response(status === 200 ? bytesOf(INDEX) : 'gone', {status})),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

test('a locale has one searcher, which fetches the files of the running release once', async () => {
  const fetched = answering(200);
  const searcher = searcherOf('/en/', 'en');
  const {results, missing} = await searcher.search({input: 'share'});
  expect(new Set(routesOf(results))).toEqual(new Set(['/en/docs/share']));
  expect(missing).toEqual([]);
  await searcherOf('/en/', 'en').search({input: 'share'});
  expect(searcherOf('/en/', 'en')).toBe(searcher);
  expect(searcherOf('/de/', 'de')).not.toBe(searcher);
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([
    expect.stringMatching(/^\/en\/search-index-default\.json\?release=\w+$/),
    expect.stringMatching(/^\/en\/search-index-docs-default-current\.json\?release=\w+$/),
  ]);
});

test('an index that is answered with an error is missing, and not asked for again', async () => {
  const fetched = answering(404);
  const searcher = searcherOf('/zh/', 'zh');
  for (const input of ['a', 'b']) {
    const {results, missing} = await searcher.search({input});
    expect([results, missing]).toEqual([[], TAGS]);
  }
  expect(fetched).toHaveBeenCalledTimes(2);
});
