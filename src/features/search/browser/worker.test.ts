import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {bytesOf, indexOf, routesOf} from '../testCorpus';
import {DEFAULT_TAG, MANUAL_TAG} from '../shared/settings';
import type {Answer} from './engine';
import type {FromWorker, ToWorker} from './worker';

const INDEX = bytesOf(indexOf([{url: '/en/docs/share', title: 'Share a folder'}], 'en'));
const SEARCH = {type: 'search', request: {input: 'share'}} as const;

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

test('a search is answered with its results and missing indexes', () => {
  tell({type: 'start', locale: 'en'});
  tell({type: 'add', file: ['index', MANUAL_TAG, INDEX]});
  tell({type: 'add', file: ['index', DEFAULT_TAG, undefined]});
  tell(SEARCH);
  const [started, answer] = answers as ['started', Answer];
  expect(started).toBe('started');
  expect(routesOf(answer.results)).toEqual(['/en/docs/share']);
  expect(answer.missing).toEqual([DEFAULT_TAG]);
});

test('ignores queries until initialised', () => {
  tell({type: 'add', file: ['index', MANUAL_TAG, INDEX]});
  tell(SEARCH);
  expect(answers).toEqual([]);
});
