import {expect, test} from 'vitest';
import {folderWith, gitIn, writeIn} from './testing';
import {buildSources} from './load';
import {fileIn} from './places';
import {UNTRANSLATED, hashOf, sourceIn, sourcesFile, withSource} from './sourceHash';
import {
  accept,
  changesSince,
  questionsOfPages,
  translatedPages,
  translations,
} from './translations';

const PAGE = 'docs/user/page.md';
const DE = fileIn(PAGE, 'de');
const PARTIAL = 'docs/user/_part.md';
const QUESTIONS = 'docs/user/page.questions.yml';
const MESSAGES = 'i18n/fr/pages.json';
const page = (text: string) => `---\ntitle: Titre\n---\n\n${text}\n`;

const FILES: Readonly<Record<string, string>> = {
  [PAGE]: page('un'),
  [DE]: page('eins'),
  [PARTIAL]: 'deux',
  [fileIn(PARTIAL, 'de')]: 'zwei',
  [QUESTIONS]: 'PAGE: [comment]',
  [MESSAGES]: '{"a": "trois"}',
  'i18n/de/pages.json': '{"a": "drei"}',
};

const textOf = (files: Readonly<Record<string, string>>, file: string) => files[file] ?? '';

function sourcesOf(files: Readonly<Record<string, string>>) {
  return buildSources(new Map(Object.entries(files)));
}

/** The files after a review of those that a name fits. */
async function reviewed(
  files: Readonly<Record<string, string>>,
  isRead: (name: string) => boolean = () => true,
) {
  const all = await translations(sourcesOf(files));
  const read = all.filter(({name, state}) => state !== 'missing' && isRead(name));
  return {...files, ...Object.fromEntries(accept(sourcesOf(files), all, read))};
}

/** State of each file of a language that exists. */
async function states(files: Readonly<Record<string, string>>, locale = 'de') {
  const all = (await translations(sourcesOf(files))).filter((each) => each.locale === locale);
  return Object.fromEntries(
    all.flatMap(({name, state}) => (state === 'missing' ? [] : [[name, state]])),
  );
}

test('a page, a partial and a catalogue are complete until their French text changes', async () => {
  const files = await reviewed(FILES);
  const complete = {[PAGE]: 'complete', [PARTIAL]: 'complete', [MESSAGES]: 'complete'};
  expect(await states(files)).toMatchObject(complete);
  expect(await states({...files, [PAGE]: page('un !')})).toMatchObject(complete);
  expect(await states({...files, [DE]: textOf(files, DE).replace('eins', 'zwei')})).toMatchObject(
    complete,
  );
  for (const name of [PAGE, PARTIAL, MESSAGES]) {
    const changed = {...files, [name]: textOf(files, name).replace(/un|deux|trois/, 'quatre')};
    expect(await states(changed)).toMatchObject({...complete, [name]: 'stale'});
  }
});

test('a page without hash is stale, a skeleton untranslated, an absent page missing', () => {
  const state = (files: Record<string, string>) =>
    translatedPages(sourcesOf(files)).find(({file}) => file === DE)?.state;
  expect(state(FILES)).toBe('stale');
  expect(state({...FILES, [DE]: withSource(textOf(FILES, DE), UNTRANSLATED)})).toBe('untranslated');
  expect(state({[PAGE]: textOf(FILES, PAGE)})).toBe('missing');
});

test('questions are to be read again when their page changes, in French too', async () => {
  const files = await reviewed(FILES);
  const behind = (changed: Record<string, string>) =>
    questionsOfPages(sourcesOf({...files, ...changed})).map(({file, state}) => [file, state]);
  expect(behind({})).toEqual([[QUESTIONS, 'complete']]);
  expect(behind({[PAGE]: page('quatre')})).toEqual([[QUESTIONS, 'stale']]);
});

test('a review records what was read, keeps the rest and drops what is gone', async () => {
  const part = await reviewed(FILES, (name) => name === PARTIAL);
  expect(sourceIn(textOf(part, DE))).toBeUndefined();
  expect(JSON.parse(textOf(part, sourcesFile('de')))).toEqual({[PARTIAL]: hashOf('deux')});
  const both = await reviewed(part, (name) => name === MESSAGES);
  expect(Object.keys(JSON.parse(textOf(both, sourcesFile('de'))) as object)).toEqual([
    PARTIAL,
    MESSAGES,
  ]);
  const fewer = Object.entries(both).filter(([file]) => file !== PARTIAL);
  const after = await reviewed(Object.fromEntries(fewer), () => false);
  expect(Object.keys(JSON.parse(textOf(after, sourcesFile('de'))) as object)).toEqual([MESSAGES]);
});

test('the changes since a review are those after the newest commit with its text', () => {
  const folder = folderWith();
  const write = (text: string) => writeIn(folder, {'docs/a.md': text});
  gitIn(folder, 'init', '-q');
  for (const text of ['deux\n', 'deux.\n', 'trois\n']) {
    write(text);
    gitIn(folder, 'add', '.');
    gitIn(folder, 'commit', '-q', '-m', text);
  }
  write('quatre\n');
  const changes = changesSince(folder, 'docs/a.md', hashOf('deux'));
  expect(changes?.split('\n').slice(-2)).toEqual(['-deux.', '+quatre']);
  expect(changesSince(folder, 'docs/a.md', hashOf('cinq'))).toBeUndefined();
});
