import {expect, test} from 'vitest';
import {bytesOf, indexOf, routesOf} from '../testCorpus';
import {createEngine} from './engine';

const DOCS = indexOf([{url: '/docs/share', title: 'Share a folder'}], 'en');
const NEWS = indexOf([{url: '/havre/3.6', title: '3.6', text: 'Share folders.'}], 'en');

function found(engine: ReturnType<typeof createEngine>, tags: string[]): string[] {
  return routesOf(engine.search(tags, {input: 'share'})).sort();
}

test('an engine searches the indexes of the tags asked for, and no others', () => {
  const engine = createEngine('en');
  engine.add('docs', bytesOf(DOCS));
  engine.add('default', bytesOf(NEWS));
  expect(found(engine, ['docs'])).toEqual(['/docs/share']);
  expect(found(engine, ['default'])).toEqual(['/havre/3.6']);
  expect(found(engine, ['default', 'docs'])).toEqual(['/docs/share', '/havre/3.6']);
  expect(found(engine, ['unknown'])).toEqual([]);
  expect(found(engine, [])).toEqual([]);
});

test('an index that comes after the first search is searched too', () => {
  const engine = createEngine('en');
  engine.add('docs', bytesOf(DOCS));
  expect(found(engine, ['docs', 'default'])).toEqual(['/docs/share']);
  engine.add('default', bytesOf(NEWS));
  expect(found(engine, ['docs', 'default'])).toEqual(['/docs/share', '/havre/3.6']);
});

test('an engine reads the query in its own language', () => {
  const page = {url: '/a', title: 'Geräte'};
  const german = createEngine('de');
  german.add('default', bytesOf(indexOf([page], 'de')));
  expect(routesOf(german.search(['default'], {input: 'geraete'}))).toEqual(['/a']);
});

const TEXT = JSON.stringify(DOCS);
const {documents, index} = DOCS;

test.each([
  ['no file', undefined],
  ['an empty file', ''],
  ['a file cut short', TEXT.slice(0, -10)],
  ['a file cut in half', TEXT.slice(0, TEXT.length / 2)],
  ['a page of the host', '<!doctype html><title>Not found</title>'],
  ['null', null],
  ['a number', 7],
  ['a text', '"index"'],
  ['a list', []],
  ['an object', {}],
  ['documents alone', {documents}],
  ['an index alone', {index}],
  ['documents that are no list', {documents: {}, index}],
  ['an index that is null', {documents, index: null}],
  ['documents with null among them', {documents: [null], index}],
  ['a document without an address', {documents: [{...documents[0], sectionRoute: 1}], index}],
  ['a document without a title', {documents: [{id: 0, sectionRoute: '/a'}], index}],
  ['an index without words', {documents, index: {...index, invertedIndex: undefined}}],
  ['words that are no entries', {documents, index: {...index, invertedIndex: ['share']}}],
  ['words that are null', {documents, index: {...index, invertedIndex: [null]}}],
  ['a word without its place', {documents, index: {...index, invertedIndex: [['share', null]]}}],
  ['an index without weights', {documents, index: {...index, fieldVectors: {}}}],
  ['weights without a list', {documents, index: {...index, fieldVectors: [['title/0', null]]}}],
  ['weights without a name', {documents, index: {...index, fieldVectors: [[0, [0, 1]]]}}],
])('%s counts as an empty index, and the others still answer', (_what, content) => {
  const engine = createEngine('en');
  engine.add('docs', content === undefined ? undefined : bytesOf(content));
  engine.add('default', bytesOf(NEWS));
  expect(found(engine, ['docs'])).toEqual([]);
  expect(found(engine, ['docs', 'default'])).toEqual(['/havre/3.6']);
});

test('bytes that are no text count as an empty index', () => {
  const engine = createEngine('en');
  engine.add('docs', new Uint8Array([0x7b, 0xff, 0xfe, 0x00]).buffer);
  expect(found(engine, ['docs'])).toEqual([]);
});
