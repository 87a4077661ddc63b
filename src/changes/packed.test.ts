import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {LOCALES} from '../site/locales';
import {askGit} from './git';
import {HISTORY_FILE, isWholeRepository, manualFolder, packHistory, packedHistory} from './packed';
import {gitIn} from './testing';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'packed-'));
});

afterEach(() => rmSync(root, {recursive: true}));

const git = (...args: string[]): string => gitIn(root, ...args);

test('an archive takes along when each page was changed, the commit and what changed in each language', async () => {
  git('init', '-q');
  const german = `${manualFolder('de')}/a.md`;
  for (const file of ['docs/a.md', german, 'x.ts', 'src/pages/b.mdx']) {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), '---\ntitle: A\n---\n');
  }
  git('add', '.');
  git('commit', '-q', '-m', 'docs: first');
  expect(isWholeRepository(root)).toBe(true);
  const history = await packHistory(root);
  const time = Number(git('log', '-1', '--format=%ct')) * 1000;
  expect(history.commit).toBe(git('rev-parse', 'HEAD').slice(0, 12));
  expect(history.updated).toEqual({
    'docs/a.md': time,
    [german]: time,
    'src/pages/b.mdx': time,
  });
  expect(Object.keys(history.changes)).toEqual(LOCALES.map(manualFolder));
  expect(history.changes[manualFolder('de')]).toMatchObject([
    {why: 'first', pages: [{file: german, kind: 'added', title: 'A'}]},
  ]);
  expect(history.changes[manualFolder('zh')]).toEqual([]);
});

test('a folder that is no repository knows what its archive took along, or nothing', async () => {
  expect(packedHistory(root)).toBeUndefined();
  expect(isWholeRepository(root)).toBe(false);
  await expect(packHistory(root)).rejects.toThrow('run "git fetch --unshallow" first');
  const history = {commit: 'c', updated: {}, changes: {}};
  writeFileSync(path.join(root, HISTORY_FILE), JSON.stringify(history));
  expect(packedHistory(root)).toEqual(history);
});

test('the manual has a folder in each language', () => {
  expect(manualFolder()).toBe('docs');
  expect(manualFolder('de')).toBe('i18n/de/docusaurus-plugin-content-docs/current');
});

test('Git answers without white space around, long answers too, and says nothing where it cannot', () => {
  git('init', '-q');
  expect(askGit(root, 'rev-parse', '--is-inside-work-tree')).toBe('true');
  expect(askGit(root, 'rev-parse', 'nowhere')).toBeUndefined();
  const long = 'x'.repeat(2 * 1024 * 1024);
  writeFileSync(path.join(root, 'long.txt'), long);
  git('add', '.');
  expect(askGit(root, 'show', ':long.txt')).toBe(long);
});
