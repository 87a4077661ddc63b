import {expect, test} from 'vitest';
import {DEFAULT_TAG, MANUAL_TAG} from '../shared/settings';
import {bytesOf, indexOf, routesOf} from '../testCorpus';
import {createEngine, type Engine} from './engine';

const DOCS = indexOf([{url: '/docs/share', title: 'Share a folder'}], 'en');
const NEWS = indexOf([{url: '/havre/3.6', title: '3.6', text: 'Share folders.'}], 'en');

function found(engine: Engine): string[] {
  return routesOf(engine.search({input: 'share'}).results).sort();
}

test('searches all indexes, also one that is added after the first search', () => {
  const engine = createEngine('en');
  expect(found(engine)).toEqual([]);
  engine.add('index', MANUAL_TAG, bytesOf(DOCS));
  expect(found(engine)).toEqual(['/docs/share']);
  engine.add('index', DEFAULT_TAG, bytesOf(NEWS));
  expect(found(engine)).toEqual(['/docs/share', '/havre/3.6']);
});

test('parses the query in its own language', () => {
  const german = createEngine('de');
  german.add('index', DEFAULT_TAG, bytesOf(indexOf([{url: '/a', title: 'Geräte'}], 'de')));
  expect(routesOf(german.search({input: 'geraete'}).results)).toEqual(['/a']);
});

const TEXT = JSON.stringify(DOCS);

test.each([
  ['no file', undefined],
  ['an empty file', ''],
  ['a file cut short', TEXT.slice(0, -10)],
  ['a page of the host', '<!doctype html><title>Not found</title>'],
  ['null', null],
  ['a list', []],
  ['documents alone', {documents: DOCS.documents}],
  ['an index alone', {index: DOCS.index}],
])('%s counts as an empty index; the others still answer', (_what, content) => {
  const engine = createEngine('en');
  engine.add('index', MANUAL_TAG, content === undefined ? undefined : bytesOf(content));
  engine.add('index', DEFAULT_TAG, bytesOf(NEWS));
  expect(found(engine)).toEqual(['/havre/3.6']);
  expect(engine.search({input: 'share'}).missing).toEqual([MANUAL_TAG]);
});

test('results have an excerpt once texts are loaded, and are complete without', () => {
  const engine = createEngine('en');
  engine.add('index', MANUAL_TAG, bytesOf(DOCS));
  engine.add('texts', MANUAL_TAG, bytesOf('<!doctype html>'));
  expect(engine.search({input: 'share'}).results[0]).not.toHaveProperty('excerpt');
  engine.add('texts', MANUAL_TAG, bytesOf(['You share it with a group.']));
  expect(engine.search({input: 'share'}).results[0]?.excerpt).toEqual([
    {text: 'You ', isMarked: false},
    {text: 'share', isMarked: true},
    {text: ' it with a group.', isMarked: false},
  ]);
});
