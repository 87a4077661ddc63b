import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {builtCommit} from './commit';
import {gitIn} from './testing';

test('a build knows its commit, and none outside a repository', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'commit-'));
  try {
    expect(builtCommit(folder)).toBeUndefined();
    gitIn(folder, 'init', '-q');
    expect(builtCommit(folder)).toBeUndefined();
    gitIn(folder, 'commit', '-q', '--allow-empty', '-m', 'x');
    expect(builtCommit(folder)).toBe(gitIn(folder, 'rev-parse', 'HEAD').slice(0, 12));
  } finally {
    rmSync(folder, {recursive: true});
  }
});
