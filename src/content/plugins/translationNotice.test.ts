import path from 'node:path';
import type {Root} from 'mdast';
import {beforeEach, expect, test} from 'vitest';
import {folderWith, writeIn} from '../testing';
import {hashOf, sourcesFile, withSource} from '../sourceHash';
import {translationNotice} from './translationNotice';

const SOURCE = 'docs/user/index.md';
const TRANSLATION = 'i18n/de/docusaurus-plugin-content-docs/current/user/index.md';

/** Of the element that a notice becomes. */
const NOTE = {hProperties: {className: ['alert', 'alert--secondary'], role: 'note'}};

const GERMAN = '---\ntitle: Titel\n---\n\nGuten Tag\n';

let siteDir: string;

beforeEach(() => {
  siteDir = folderWith({[SOURCE]: 'Bonjour', [TRANSLATION]: GERMAN});
});

const write = (file: string, text: string) => writeIn(siteDir, {[file]: text});

/** The German text was made from this French one. */
function review(french: string): void {
  write(TRANSLATION, withSource(GERMAN, hashOf(french)));
}

function shown(file: string, locale: 'fr' | 'de', node: object = {type: 'paragraph'}): unknown[] {
  const tree = {type: 'root', children: [node]} as Root;
  translationNotice({locale, siteDir})(tree, {path: path.join(siteDir, file)});
  return tree.children;
}

test('a French page on the French site and an up-to-date translation have no notice', () => {
  review('Bonjour');
  expect(shown(SOURCE, 'fr')).toEqual([{type: 'paragraph'}]);
  expect(shown(TRANSLATION, 'de')).toEqual([{type: 'paragraph'}]);
});

test('a stale translation has its notice', () => {
  review('Bonsoir');
  expect(shown(TRANSLATION, 'de')).toMatchObject([
    {
      type: 'paragraph',
      data: NOTE,
      children: [{value: expect.stringContaining('geändert') as string}],
    },
    {type: 'paragraph'},
  ]);
});

test('a French page on the German site has its notice and is marked as French', () => {
  expect(shown(SOURCE, 'de')).toMatchObject([
    {data: NOTE, children: [{value: expect.stringContaining('noch nicht übersetzt') as string}]},
    {name: 'div', attributes: [{name: 'lang', value: 'fr'}], children: [{type: 'paragraph'}]},
  ]);
});

test('a translation that was never compared has the notice; without an original there is none', () => {
  expect(shown(TRANSLATION, 'de')).toHaveLength(2);
  siteDir = folderWith({[TRANSLATION]: GERMAN});
  expect(shown(TRANSLATION, 'de')).toEqual([{type: 'paragraph'}]);
});

test('a page has the notice for its partials, which have none', () => {
  const partial = TRANSLATION.replace('index', '_a');
  write(SOURCE.replace('index', '_a'), 'Bonjour');
  write(partial, 'Guten Tag');
  review('Bonjour');
  expect(shown(partial, 'de')).toEqual([{type: 'paragraph'}]);
  const imported = {type: 'mdxjsEsm', value: "import A from './_a.md';"};
  const list = (french: string) =>
    JSON.stringify({[SOURCE.replace('index', '_a')]: hashOf(french)});
  write(sourcesFile('de'), list('Bonjour'));
  expect(shown(TRANSLATION, 'de', imported)).toEqual([imported]);
  write(sourcesFile('de'), list('Bonsoir'));
  expect(shown(TRANSLATION, 'de', imported)).toMatchObject([{data: NOTE}, imported]);
});

test('ignores other files; sees an original that has changed since it was read', () => {
  expect(shown('src/a.md', 'de')).toEqual([{type: 'paragraph'}]);
  review('Bonjour');
  expect(shown(TRANSLATION, 'de')).toHaveLength(1);
  write(SOURCE, 'Bonsoir');
  expect(shown(TRANSLATION, 'de')).toHaveLength(2);
});
