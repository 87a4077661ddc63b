import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {updateSource} from './sources';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sources-'));
  vi.stubEnv('NODE_ENV', 'production');
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, {recursive: true});
});

function git(cwd: string, ...args: string[]): void {
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@a.example', ...args], {
    cwd,
    stdio: 'ignore',
  });
}

function repository(): string {
  const source = path.join(folder, 'source');
  execFileSync('git', ['init', '-q', source]);
  git(source, 'commit', '--allow-empty', '-m', 'one');
  git(source, 'commit', '--allow-empty', '-m', 'two');
  return source;
}

test('dates come from Git where its whole history is there', () => {
  expect(updateSource(repository())).toBe('git-eager');
});

test('a source archive without Git builds without dates', () => {
  expect(updateSource(folder)).toBe('disabled');
});

test('a shallow clone, whose dates would all be wrong, shows none', () => {
  const clone = path.join(folder, 'clone');
  git(folder, 'clone', '-q', '--depth', '1', `file://${repository()}`, clone);
  expect(updateSource(clone)).toBe('disabled');
});

test('the writers’ server does not read the history', () => {
  vi.stubEnv('NODE_ENV', 'development');
  expect(updateSource(repository())).toBe('disabled');
});
