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

const none = () => undefined;

test('lists added, changed and removed pages, newest first', () => {
  const added = commit('A page', {'docs/é/a.md': page('A', '12 h')});
  commit('Code only', {'src/x.ts': 'x', 'docs/é/_part.md': 'x', 'other/docs/b.md': page('B', 'x')});
  const changed = commit('A change', {'docs/é/a.md': page('A2', '8 h')});
  commit('Spaces', {'docs/é/a.md': page('A2', '8  h')});
  const removed = commit('It goes', {'docs/é/a.md': undefined});
  const found = recentChanges(root, 'docs', none);
  expect(found).toMatchObject([
    {commit: removed, pages: [{kind: 'removed', title: 'A2', sections: []}]},
    {
      commit: changed,
      pages: [
        {
          kind: 'changed',
          title: 'A2',
          sections: [{title: 'Long', before: ['12 h'], after: ['8 h']}],
        },
      ],
    },
    {commit: added, pages: [{kind: 'added', title: 'A', sections: []}]},
  ]);
  expect(found[0]?.date).toMatch(/^\d{4}-\d\d-\d\dT/);
});

test('links existing pages and sections, and only names removed ones', () => {
  commit('one', {'docs/a.md': page('A', '12 h'), 'docs/b.md': page('B', 'x')});
  commit('two', {'docs/a.md': page('A', '8 h').replace('\n\n##', '\n\nOpening.\n\n##')});
  commit('three', {'docs/b.md': undefined});
  const current = (sections: string[]) => (file: string) =>
    file === 'docs/a.md'
      ? {permalink: '/en/docs/a', title: 'New name', sections: new Set(sections)}
      : undefined;
  const [removed, changed] = recentChanges(root, 'docs', current(['', 'long']));
  expect(removed?.pages).toMatchObject([{title: 'B', permalink: undefined}]);
  expect(changed?.pages).toMatchObject([
    {
      title: 'New name',
      permalink: '/en/docs/a',
      sections: [
        {title: '', permalink: '/en/docs/a'},
        {title: 'Long', permalink: '/en/docs/a#long'},
      ],
    },
  ]);
  const [, without] = recentChanges(root, 'docs', current(['']));
  expect(without?.pages[0]?.sections[1]).toMatchObject({title: 'Long', permalink: undefined});
});

test('a large rewrite names its pages only', () => {
  const pages = (text: string) =>
    Object.fromEntries(
      Array.from({length: 41}, (_, index) => [`docs/${index}.md`, page('A', text)]),
    );
  commit('one', pages('1'));
  commit('two', {...pages('2'), 'docs/0.md': page('A', '1')});
  expect(recentChanges(root, 'docs', none)[0]?.pages[0]?.sections).toHaveLength(1);
  commit('three', pages('3'));
  const [rewriting] = recentChanges(root, 'docs', none);
  expect(rewriting?.pages.map(({sections}) => sections)).toEqual(Array(41).fill([]));
});

test('at most thirty changes are shown', () => {
  const commits = Array.from({length: 31}, (_, number) => {
    const text = page('A', String(number));
    return `commit refs/heads/main\ncommitter a <a@b.example> 1800000000 +0000\ndata 1\nx\nM 100644 inline docs/a.md\ndata ${text.length}\n${text}\n`;
  });
  execFileSync('git', ['fast-import', '--quiet'], {cwd: root, input: commits.join('')});
  expect(recentChanges(root, 'docs', none)).toHaveLength(30);
});

test('a folder without history has no changes', () => {
  commit('x', {'a.md': 'x'});
  expect(recentChanges(root, 'docs', none)).toEqual([]);
});

test('a merge commit adds nothing to its commits', () => {
  commit('one', {'docs/a.md': page('A', '1')});
  git('checkout', '-q', '-b', 'side');
  commit('two', {'docs/b.md': page('B', '1')});
  git('checkout', '-q', 'main');
  commit('three', {'docs/c.md': page('C', '1')});
  git('merge', '-q', '--no-edit', 'side');
  const titles = recentChanges(root, 'docs', none).map(({pages}) => pages[0]?.title);
  expect(titles.sort()).toEqual(['A', 'B', 'C']);
});
