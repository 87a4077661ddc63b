import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {recentChanges} from './history';
import {gitIn} from './testing';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'changes-'));
  git('init', '-q', '-b', 'main');
});
afterEach(() => rmSync(root, {recursive: true}));

const git = (...args: string[]): string => gitIn(root, ...args);

/** Commits a page, or its removal, and returns the commit. */
function commit(subject: string, files: Record<string, string | undefined>): string {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    if (text === undefined) {
      rmSync(path.join(root, file));
    } else {
      writeFileSync(path.join(root, file), text);
    }
  }
  git('add', '-A');
  git('commit', '-q', '-m', subject);
  return git('rev-parse', 'HEAD');
}

const page = (title: string, text: string) =>
  `---\ntitle: ${title}\n---\n\n## Long {/* #long */}\n\n${text}\n`;

test('pages that came, changed and went, newest first, with why where the commit says so', () => {
  const added = commit('docs: a page for é', {'docs/é/a.md': page('A', '12 h')});
  commit('Code only', {'src/x.ts': 'x', 'docs/é/_part.md': 'x', 'other/docs/b.md': page('B', 'x')});
  const changed = commit('A change', {'docs/é/a.md': page('A2', '8 h')});
  commit('Spaces', {'docs/é/a.md': page('A2', '8  h')});
  const removed = commit('docs:   it goes ', {'docs/é/a.md': undefined});
  const found = recentChanges(root, 'docs', 10);
  expect(
    found.map((change) => [
      change.commit,
      change.why,
      change.pages.map(({file, kind, title, sections}) => [
        file,
        kind,
        title,
        sections.map(({id}) => id),
      ]),
    ]),
  ).toEqual([
    [removed, 'it goes', [['docs/é/a.md', 'removed', 'A2', []]]],
    [changed, undefined, [['docs/é/a.md', 'changed', 'A2', ['long']]]],
    [added, 'a page for é', [['docs/é/a.md', 'added', 'A', []]]],
  ]);
  expect(Number.isNaN(Date.parse(found[0]?.date ?? ''))).toBe(false);
});

test('there are no more than asked for, however many commits say nothing', () => {
  const first = commit('docs: one', {'docs/a.md': page('A', '1')});
  const empty = Array.from({length: 55}, (_, number) => {
    const text = `${page('A', '1')}${'\n'.repeat(number + 1)}`;
    const from = number === 0 ? `from ${first}\n` : '';
    return `commit refs/heads/main\ncommitter a <a@b.example> 1800000000 +0000\ndata 5\nLines\n${from}M 100644 inline docs/a.md\ndata ${text.length}\n${text}\n`;
  });
  execFileSync('git', ['fast-import', '--quiet'], {cwd: root, input: empty.join('')});
  git('reset', '-q', '--hard');
  expect(Number(git('rev-list', '--count', 'HEAD'))).toBe(56);
  expect(recentChanges(root, 'docs', 10).map(({commit: name}) => name)).toEqual([first]);
  const last = commit('docs: two', {'docs/a.md': page('A', '2')});
  expect(recentChanges(root, 'docs', 1).map(({commit: name}) => name)).toEqual([last]);
});

test('a folder without history has no changes', () => {
  commit('x', {'a.md': 'x'});
  expect(recentChanges(root, 'docs', 10)).toEqual([]);
});

test('only pages are looked at, each with what it was and is', () => {
  commit('one', {'docs/a.md': page('A', '1'), 'docs/a.png': 'x', 'docs/b.md': page('B', '1')});
  commit('two', {'docs/a.md': page('A', '2'), 'docs/a.png': 'y', 'docs/b.md': page('B', '3')});
  const [last] = recentChanges(root, 'docs', 1);
  expect(
    last?.pages.map(({file, sections}) => [
      file,
      ...sections.flatMap(({before, after}) => [...before, ...after].map(({text}) => text)),
    ]),
  ).toEqual([
    ['docs/a.md', '1', '2'],
    ['docs/b.md', '1', '3'],
  ]);
  expect(last?.date).toMatch(/^\d{4}-\d\d-\d\dT/);
  expect(last?.why).toBeUndefined();
});

test('a merge says nothing that its commits do not say', () => {
  commit('docs: one', {'docs/a.md': page('A', '1')});
  git('checkout', '-q', '-b', 'side');
  commit('docs: two', {'docs/b.md': page('B', '1')});
  git('checkout', '-q', 'main');
  commit('docs: three', {'docs/c.md': page('C', '1')});
  git('merge', '-q', '--no-edit', 'side');
  expect(
    recentChanges(root, 'docs', 10)
      .map(({why}) => why)
      .sort(),
  ).toEqual([...['one', 'three', 'two']]);
});
