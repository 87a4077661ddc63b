import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {gitIn} from './testing';
import type {ManualChanges} from '../../../site/changes';
import {changes} from './plugin';

const FOLDER = 'i18n/de/docusaurus-plugin-content-docs/current';

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'changes-'));
  mkdirSync(path.join(siteDir, FOLDER), {recursive: true});
  vi.stubEnv('NODE_ENV', 'production');
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(siteDir, {recursive: true});
});

/** A repository with two days of changes: two pages came, then one of them changed. */
function repository(): void {
  gitIn(siteDir, 'init', '-q');
  vi.stubEnv('GIT_COMMITTER_DATE', '2026-01-01T12:00:00Z');
  write('a.md', 'Alt');
  write('b.md', 'Alt');
  vi.stubEnv('GIT_COMMITTER_DATE', '2026-01-02T12:00:00Z');
  write('a.md', 'Neu');
}

function write(name: string, text: string): void {
  const page = `---\ntitle: ${name}\n---\n\n## A {/* #a */}\n\n${text}\n`;
  writeFileSync(path.join(siteDir, FOLDER, name), page);
  gitIn(siteDir, 'add', '.');
  gitIn(siteDir, 'commit', '-q', '-m', 'x');
}

async function load() {
  const plugin = changes({siteDir, i18n: {currentLocale: 'de'}} as never);
  const createData = vi.fn();
  const addRoute = vi.fn();
  const doc = {source: `@site/${FOLDER}/a.md`, permalink: '/de/docs/a', title: 'Titel'};
  await plugin.allContentLoaded?.({
    allContent: {'docusaurus-plugin-content-docs': {default: {loadedVersions: [{docs: [doc]}]}}},
    actions: {createData, addRoute},
  } as never);
  await plugin.postBuild?.({outDir: siteDir} as never);
  const [name, data] = createData.mock.calls[0] as [string, ManualChanges];
  return {name, data, route: addRoute.mock.calls[0]?.[0] as object};
}

test('the page is in the locale of the build, with its words and changes', async () => {
  repository();
  const {name, data, route} = await load();
  expect(name).toBe('changes.json');
  expect(route).toEqual({
    path: '/de/changes',
    component: '@site/src/features/changes/ui/RecentChanges/index.tsx',
    exact: true,
    modules: {manual: '@generated/changes/default/changes.json'},
  });
  expect(existsSync(path.resolve('src/features/changes/ui/RecentChanges/index.tsx'))).toBe(true);
  expect(data.words).toMatchObject({title: 'Letzte Änderungen am Handbuch', added: 'neue Seite'});
  expect(data.days).toMatchObject([
    {
      pages: [
        {
          kind: 'changed',
          title: 'Titel',
          permalink: '/de/docs/a',
          sections: [{permalink: '/de/docs/a#a', before: ['Alt'], after: ['Neu']}],
        },
      ],
    },
    {
      pages: [
        {kind: 'added', title: 'Titel'},
        {kind: 'added', title: 'b.md'},
      ],
    },
  ]);
  const feed = readFileSync(path.join(siteDir, 'changes/atom.xml'), 'utf8');
  expect(feed).toContain('<title>Letzte Änderungen am Handbuch</title>');
  expect(feed).toContain('<id>https://docs.havre.example/de/changes</id>');
  expect(feed).toContain('href="https://docs.havre.example/de/changes/atom.xml"');
  expect(feed).toContain('<name>dem Dokumentationsteam</name>');
  expect(feed).toMatch(/<rights>© \d{4} \w+<\/rights>/);
});

test.each([
  ['without Git', () => undefined],
  [
    'in a shallow clone',
    () => {
      repository();
      const clone = path.join(siteDir, 'clone');
      gitIn(siteDir, 'clone', '-q', '--depth', '1', `file://${siteDir}`, clone);
      siteDir = clone;
    },
  ],
])(
  '%s the page says that the history is not available, and there is no feed',
  async (_, prepare) => {
    const root = siteDir;
    prepare();
    const {data} = await load();
    expect(data.days).toBeUndefined();
    expect(data.words.unknown).toContain('nicht bekannt');
    expect(existsSync(path.join(siteDir, 'changes'))).toBe(false);
    siteDir = root;
  },
);

test('a history without changes has no feed: it would have no date', async () => {
  gitIn(siteDir, 'init', '-q');
  gitIn(siteDir, 'commit', '-q', '--allow-empty', '-m', 'x');
  expect((await load()).data.days).toEqual([]);
  expect(existsSync(path.join(siteDir, 'changes'))).toBe(false);
});
