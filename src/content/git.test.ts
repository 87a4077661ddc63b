import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {askGit, builtCommit, hasWholeHistory} from './git';
import {gitIn} from './gitTesting';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'git-'));
});

afterEach(() => rmSync(root, {recursive: true}));

test('a build knows its commit; outside a repository there is none', () => {
  expect(builtCommit(root)).toBeUndefined();
  gitIn(root, 'init', '-q');
  expect(builtCommit(root)).toBeUndefined();
  gitIn(root, 'commit', '-q', '--allow-empty', '-m', 'x');
  expect(builtCommit(root)).toBe(gitIn(root, 'rev-parse', 'HEAD').slice(0, 12));
});

test('only a full clone has its whole history', () => {
  expect(hasWholeHistory(root)).toBe(false);
  const [source, clone] = [path.join(root, 'source'), path.join(root, 'clone')];
  gitIn(root, 'init', '-q', source);
  for (const subject of ['one', 'two']) {
    gitIn(source, 'commit', '-q', '--allow-empty', '-m', subject);
  }
  expect(hasWholeHistory(source)).toBe(true);
  gitIn(root, 'clone', '-q', '--depth', '1', `file://${source}`, clone);
  expect(hasWholeHistory(clone)).toBe(false);
});

test('output of Git is trimmed, long output too; failures are undefined', () => {
  gitIn(root, 'init', '-q');
  expect(askGit(root, 'rev-parse', '--is-inside-work-tree')).toBe('true');
  expect(askGit(root, 'rev-parse', 'nowhere')).toBeUndefined();
  const long = 'x'.repeat(2 * 1024 * 1024);
  writeFileSync(path.join(root, 'long.txt'), long);
  gitIn(root, 'add', '.');
  expect(askGit(root, 'show', ':long.txt')).toBe(long);
});
