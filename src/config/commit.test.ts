import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {builtCommit} from './commit';

test('a build knows its commit, and none outside a repository', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'commit-'));
  try {
    expect(builtCommit(folder)).toBeUndefined();
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], {
        cwd: folder,
        encoding: 'utf8',
      });
    git('init', '-q');
    expect(builtCommit(folder)).toBeUndefined();
    git('commit', '-q', '--allow-empty', '-m', 'x');
    expect(builtCommit(folder)).toBe(git('rev-parse', 'HEAD').slice(0, 12));
  } finally {
    rmSync(folder, {recursive: true});
  }
});
