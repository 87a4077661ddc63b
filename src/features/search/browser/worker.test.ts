import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {bytesOf, indexOf, routesOf} from '../testCorpus';
import type {FromWorker, ToWorker} from './worker';

const INDEX = bytesOf(indexOf([{url: '/en/docs/share', title: 'Share a folder'}], 'en'));
const SEARCH = {type: 'search', id: 7, tags: ['a', 'b'], request: {input: 'share'}} as const;

/** Tells the worker something, as the page does. */
let tell: (message: ToWorker) => void;
const answers: FromWorker[] = [];

beforeEach(async () => {
  answers.length = 0;
  vi.resetModules();
  vi.stubGlobal('addEventListener', (type: string, listen: (event: unknown) => void) => {
    expect(type).toBe('message');
    tell = (data) => listen({data});
  });
  vi.stubGlobal('postMessage', (answer: FromWorker) => answers.push(answer));
  await import('./worker');
});

afterEach(() => vi.unstubAllGlobals());

test('a search is answered with its number, results and missing indexes', () => {
  tell({type: 'start', locale: 'en'});
  tell({type: 'add', kind: 'index', tag: 'a', data: INDEX});
  tell({type: 'add', kind: 'index', tag: 'b', data: undefined});
  tell(SEARCH);
  const [started, ...others] = answers;
  expect(started).toEqual({id: 0});
  expect(
    others.map(({id, answer}) => [id, routesOf(answer?.results ?? []), answer?.missing]),
  ).toEqual([[7, ['/en/docs/share'], ['b']]]);
});

test('ignores queries until initialised', () => {
  tell({type: 'add', kind: 'index', tag: 'a', data: INDEX});
  tell(SEARCH);
  expect(answers).toEqual([]);
});
