import {cpSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {emptyMemory} from '../../checks/words/memory';
import {loadSources} from '../../src/content/load';
import {recall, remember} from './checkMemory';
import {ROOT} from './repository';
import {temporaryFolder} from './temporary';

const PAGE = 'docs/user/havre/favorites.md';

/** A repository with one page and the code that reads it. */
function repository(): string {
  const root = temporaryFolder('memory');
  for (const name of [
    PAGE,
    'src/content',
    'src/site',
    'checks/words',
    'cspell.json',
    '.markdownlint.yaml',
    'package-lock.json',
    'tags.yml',
    'authors.yml',
  ]) {
    cpSync(path.join(ROOT, name), path.join(root, name), {recursive: true});
  }
  return root;
}

test('the next run reuses unchanged pages', () => {
  const root = repository();
  const sources = loadSources(root);
  const answers = emptyMemory();
  answers.words.set('fr mot', true);
  remember(root, sources, answers);
  const memory = recall(root);
  expect(memory.answers).toEqual(answers);
  const again = loadSources(root, memory.pages);
  expect(again.pages).toEqual(sources.pages);
  expect(again.pages[0]).toBe(memory.pages?.pageOfFile.get(PAGE));
  writeFileSync(path.join(root, PAGE), '---\ntitle: Autre\n---\n');
  expect(loadSources(root, memory.pages).pages[0]?.frontMatter.get('title')?.value).toBe('Autre');
});

test('a change of the code drops the cache; a missing or unreadable one is empty', () => {
  const root = repository();
  const empty = {answers: emptyMemory()};
  expect(recall(root)).toEqual(empty);
  remember(root, loadSources(root), emptyMemory());
  writeFileSync(path.join(root, 'src/content/page.ts'), 'changed');
  expect(recall(root)).toEqual(empty);
  writeFileSync(path.join(root, 'node_modules/.cache/check/memory.bin'), 'half');
  expect(recall(root)).toEqual(empty);
});
