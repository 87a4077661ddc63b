import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {recentChanges} from './history';
import {gitIn} from './testing';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'changes-'));
  git('init', '-q', '-b', 'main');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, {recursive: true});
});

const git = (...args: string[]): string => gitIn(root, ...args);

/** Commits pages, or their removal, on a day of January 2026, and returns the commit. */
function commit(day: number, files: Record<string, string | undefined>): string {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    if (text === undefined) {
      rmSync(path.join(root, file));
    } else {
      writeFileSync(path.join(root, file), text);
    }
  }
  git('add', '-A');
  on(day);
  git('commit', '-q', '-m', 'x');
  return git('rev-parse', 'HEAD');
}

function on(day: number): void {
  vi.stubEnv('GIT_COMMITTER_DATE', `2026-01-${String(day).padStart(2, '0')}T12:00:00Z`);
}

const page = (title: string, text: string) =>
  `---\ntitle: ${title}\n---\n\n## Long {/* #long */}\n\n${text}\n`;

const none = () => undefined;

test('lists the added, changed and removed pages of each day, newest first', () => {
  commit(1, {'docs/é/a.md': page('A', '12 h')});
  commit(2, {'src/x.ts': 'x', 'docs/é/_part.md': 'x', 'other/docs/b.md': page('B', 'x')});
  const changed = commit(3, {'docs/é/a.md': page('A2', '8 h')});
  commit(4, {'docs/é/a.md': page('A2', '[8  h](/docs/b)')});
  const removed = commit(5, {'docs/é/a.md': undefined});
  const found = recentChanges(root, 'docs', none);
  expect(found).toMatchObject([
    {day: '2026-01-05', pages: [{kind: 'removed', title: 'A2', sections: []}]},
    {
      day: '2026-01-03',
      range: expect.stringMatching(`^\\w{40}\\.\\.\\.${changed}$`) as string,
      pages: [
        {
          kind: 'changed',
          title: 'A2',
          sections: [{title: 'Long', before: ['12 h'], after: ['8 h']}],
        },
      ],
    },
    {day: '2026-01-01', pages: [{kind: 'added', title: 'A', sections: []}]},
  ]);
  expect(found[0]?.range).toContain(`...${removed}`);
  expect(found[2]).toMatchObject({date: '2026-01-01T12:00:00+00:00', range: undefined});
});

test('of several changes on one day only what remains of them is shown, once', () => {
  commit(1, {'docs/a.md': page('A', '12 h'), 'docs/b.md': page('B', 'x')});
  commit(2, {'docs/a.md': page('A', '10 h')});
  commit(2, {'docs/b.md': page('B', 'y'), 'docs/c.md': page('C', 'z')});
  commit(2, {'docs/a.md': page('A', '8 h'), 'docs/b.md': page('B', 'x'), 'docs/c.md': undefined});
  expect(recentChanges(root, 'docs', none)[0]?.pages).toMatchObject([
    {title: 'A', sections: [{before: ['12 h'], after: ['8 h']}]},
  ]);
});

test('links existing pages and sections, and only names removed ones', () => {
  commit(1, {'docs/a.md': page('A', '12 h'), 'docs/b.md': page('B', 'x')});
  commit(2, {'docs/a.md': page('A', '8 h').replace('\n\n##', '\n\nOpening.\n\n##')});
  commit(3, {'docs/b.md': undefined});
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

test('the sections of a page that was rewritten are only named', () => {
  const text = (changed: number) =>
    [1, 2, 3, 4].map((id) => `## S${id} {/* #s${id} */}\n\n${id > changed ? 1 : 2}`).join('\n\n');
  commit(1, {'docs/a.md': text(0), 'docs/b.md': text(0)});
  commit(2, {'docs/a.md': text(3), 'docs/b.md': text(4)});
  const [day] = recentChanges(root, 'docs', none);
  const after = day?.pages.map(({sections}) => sections.map((section) => section.after));
  expect(after).toEqual([
    [['2'], ['2'], ['2']],
    [[], [], [], []],
  ]);
});

test('at most twenty days are shown', () => {
  for (let day = 1; day <= 21; day += 1) {
    commit(day, {'docs/a.md': page('A', String(day))});
  }
  expect(recentChanges(root, 'docs', none).map(({day}) => day)).toEqual(
    Array.from({length: 20}, (_, index) => `2026-01-${String(21 - index).padStart(2, '0')}`),
  );
});

test('a folder without history has no changes', () => {
  commit(1, {'a.md': 'x'});
  expect(recentChanges(root, 'docs', none)).toEqual([]);
});

test('what was merged counts on the day of its merge, once', () => {
  commit(1, {'docs/a.md': page('A', '1')});
  git('checkout', '-q', '-b', 'side');
  commit(2, {'docs/b.md': page('B', '1')});
  git('checkout', '-q', 'main');
  commit(3, {'docs/c.md': page('C', '1')});
  on(4);
  git('merge', '-q', '--no-edit', 'side');
  const shown = recentChanges(root, 'docs', none).map(({day, pages}) => [day, pages[0]?.title]);
  expect(shown).toEqual([
    ['2026-01-04', 'B'],
    ['2026-01-03', 'C'],
    ['2026-01-01', 'A'],
  ]);
});
