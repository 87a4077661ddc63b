import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {HISTORY_FILE} from '../changes/packed';
import type {ManualChanges} from '../site/changes';
import {changes} from './changes';

const FOLDER = 'i18n/de/docusaurus-plugin-content-docs/current';

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'changes-'));
  mkdirSync(path.join(siteDir, FOLDER), {recursive: true});
  vi.stubEnv('DOCUSAURUS_CURRENT_LOCALE', 'de');
  vi.stubEnv('NODE_ENV', 'production');
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(siteDir, {recursive: true});
});

/** An archive that knows one change: of a page that is there, and of one that is gone. */
function packed(): void {
  // Its page stands there already.
  mkdirSync(path.join(siteDir, 'changes'));
  writeFileSync(path.join(siteDir, FOLDER, 'a.md'), '## A {/* #a */}\n');
  const section = {id: 'a', title: 'A', before: [], after: [{text: 'Neu', isCode: false}]};
  const pages = [
    {file: `${FOLDER}/a.md`, kind: 'changed', title: 'Alt', sections: [section]},
    {file: `${FOLDER}/b.md`, kind: 'removed', title: 'B', sections: []},
  ];
  const change = {commit: 'c'.repeat(40), date: '2026-01-02T03:04:05Z', why: 'darum', pages};
  writeFileSync(
    path.join(siteDir, HISTORY_FILE),
    JSON.stringify({commit: 'c'.repeat(12), updated: {}, changes: {[FOLDER]: [change], docs: []}}),
  );
}

async function load() {
  const plugin = changes({siteDir} as never);
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

test('the page is in the language being built, with its words and its changes', async () => {
  packed();
  const {name, data, route} = await load();
  expect(name).toBe('changes.json');
  expect(route).toEqual({
    path: '/de/changes',
    component: '@site/src/components/RecentChanges/index.tsx',
    exact: true,
    modules: {manual: '@generated/changes/default/changes.json'},
  });
  expect(existsSync(path.resolve('src/components/RecentChanges/index.tsx'))).toBe(true);
  expect(data.words).toMatchObject({title: 'Letzte Änderungen am Handbuch', added: 'neue Seite'});
  expect(data.changes).toMatchObject([
    {
      why: 'darum',
      pages: [
        {title: 'Titel', permalink: '/de/docs/a', sections: [{permalink: '/de/docs/a#a'}]},
        {kind: 'removed', title: 'B'},
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

test('without the history of the sources the page says so, and there is no feed', async () => {
  const {data} = await load();
  expect(data.changes).toBeUndefined();
  expect(data.words.unknown).toContain('nicht bekannt');
  expect(existsSync(path.join(siteDir, 'changes'))).toBe(false);
});

test('a history without changes has no feed: it would have no date', async () => {
  writeFileSync(
    path.join(siteDir, HISTORY_FILE),
    JSON.stringify({commit: '', updated: {}, changes: {[FOLDER]: []}}),
  );
  expect((await load()).data.changes).toEqual([]);
  expect(existsSync(path.join(siteDir, 'changes'))).toBe(false);
});
