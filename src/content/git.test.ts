import {expect, test} from 'vitest';
import {builtCommit} from './git';
import {folderWith, gitIn} from './testing';

// `knowsHistory`: src/config/sources.test.ts; what Git answers: translations.test.ts.
test('a build knows its commit; outside a repository there is none', () => {
  const root = folderWith();
  expect(builtCommit(root)).toBeUndefined();
  gitIn(root, 'init', '-q');
  gitIn(root, 'commit', '-q', '--allow-empty', '-m', 'x');
  expect(builtCommit(root)).toBe(gitIn(root, 'rev-parse', 'HEAD').slice(0, 12));
});
