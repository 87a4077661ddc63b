import {expect, test} from 'vitest';
import {bytesOf, indexOf, routesOf} from '../testCorpus';
import {createEngine} from './engine';

const DOCS = indexOf([{url: '/docs/share', title: 'Share a folder'}], 'en');
const NEWS = indexOf([{url: '/havre/3.6', title: '3.6', text: 'Share folders.'}], 'en');

function found(engine: ReturnType<typeof createEngine>, tags: string[]): string[] {
  return routesOf(engine.search(tags, {input: 'share'}).results).sort();
}

test('searches only the indexes of the requested tags', () => {
  const engine = createEngine('en');
  engine.add('index', 'docs', bytesOf(DOCS));
  engine.add('index', 'default', bytesOf(NEWS));
  expect(found(engine, ['docs'])).toEqual(['/docs/share']);
  expect(found(engine, ['default'])).toEqual(['/havre/3.6']);
  expect(found(engine, ['default', 'docs'])).toEqual(['/docs/share', '/havre/3.6']);
  expect(found(engine, ['unknown'])).toEqual([]);
  expect(found(engine, [])).toEqual([]);
});

test('searches an index added after the first search', () => {
  const engine = createEngine('en');
  engine.add('index', 'docs', bytesOf(DOCS));
  expect(found(engine, ['docs', 'default'])).toEqual(['/docs/share']);
  engine.add('index', 'default', bytesOf(NEWS));
  expect(found(engine, ['docs', 'default'])).toEqual(['/docs/share', '/havre/3.6']);
});

test('parses the query in its own language', () => {
  const page = {url: '/a', title: 'Geräte'};
  const german = createEngine('de');
  german.add('index', 'default', bytesOf(indexOf([page], 'de')));
  expect(routesOf(german.search(['default'], {input: 'geraete'}).results)).toEqual(['/a']);
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
  ['an index without words', {documents, index: {...index, words: undefined}}],
  ['an index without fields', {documents, index: {...index, fields: undefined}}],
  ['words that are null', {documents, index: {...index, words: null}}],
  ['a word without its places', {documents, index: {...index, words: {share: null}}}],
  ['synonyms that are no list', {documents, index, synonyms: {}}],
])('%s counts as an empty index; the others still answer', (_what, content) => {
  const engine = createEngine('en');
  engine.add('index', 'docs', content === undefined ? undefined : bytesOf(content));
  engine.add('index', 'default', bytesOf(NEWS));
  expect(found(engine, ['docs'])).toEqual([]);
  expect(found(engine, ['docs', 'default'])).toEqual(['/havre/3.6']);
});

test('texts that cannot be parsed count as missing', () => {
  const engine = createEngine('en');
  engine.add('index', 'docs', new Uint8Array([0x7b, 0xff, 0xfe, 0x00]).buffer);
  expect(found(engine, ['docs'])).toEqual([]);
});

test('results have an excerpt once texts are loaded, and are complete without', () => {
  const engine = createEngine('en');
  engine.add('index', 'docs', bytesOf(DOCS));
  engine.add('texts', 'docs', bytesOf('<!doctype html>'));
  expect(engine.search(['docs'], {input: 'share'}).results[0]).not.toHaveProperty('excerpt');
  engine.add('texts', 'docs', bytesOf(['You share it with a group.']));
  expect(engine.search(['docs'], {input: 'share'}).results[0]?.excerpt).toEqual([
    {text: 'You ', isMarked: false},
    {text: 'share', isMarked: true},
    {text: ' it with a group.', isMarked: false},
  ]);
});
