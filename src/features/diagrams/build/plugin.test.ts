import {existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {LIBRARY, LIBRARY_FOLDER} from './library';
import {diagrams} from './plugin';

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'diagrams-'));
  vi.stubEnv('DOCUSAURUS_CURRENT_LOCALE', 'de');
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(siteDir, {recursive: true});
});

function plugin() {
  const generatedFilesDir = path.join(siteDir, '.docusaurus');
  return diagrams({siteDir, baseUrl: '/de/', generatedFilesDir} as unknown as LoadContext);
}

function write(file: string, text: string): void {
  const target = path.join(siteDir, file);
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, text);
}

test('the browser gets the address of Mermaid', async () => {
  const setGlobalData = vi.fn();
  await plugin().contentLoaded?.({actions: {setGlobalData}} as never);
  expect(setGlobalData).toHaveBeenCalledWith({library: LIBRARY});
});

describe('Mermaid is served by the dev server', () => {
  const configured = (isServer: boolean) =>
    plugin().configureWebpack?.({}, isServer, {} as never, undefined);

  test('for the browser', () => {
    vi.stubEnv('NODE_ENV', 'development');
    const directory = path.join(siteDir, '.docusaurus/mermaid');
    expect(configured(false)).toEqual({
      mergeStrategy: {'devServer.static': 'append'},
      devServer: {static: [{directory, publicPath: `/de/${LIBRARY_FOLDER}`}]},
    });
    expect(existsSync(path.join(directory, path.basename(LIBRARY)))).toBe(true);
  });

  test('but not to the server bundle, nor in a build', () => {
    vi.stubEnv('NODE_ENV', 'development');
    expect(configured(true)).toBeUndefined();
    vi.stubEnv('NODE_ENV', 'production');
    expect(configured(false)).toBeUndefined();
  });
});

describe('a build contains', () => {
  const published = (file: string) => existsSync(path.join(siteDir, 'build', file));
  const publish = () =>
    plugin().postBuild?.({
      outDir: path.join(siteDir, 'build'),
      routesPaths: ['/de/', '/de/docs/a', '/de/docs/gone'],
    } as never);

  test('the drawings of the locale, and no Mermaid when every diagram is drawn', async () => {
    write('src/features/diagrams/drawn/de/a.svg', '<svg/>');
    write('src/features/diagrams/drawn/fr/b.svg', '<svg/>');
    write('build/index.html', '');
    write('build/docs/a/index.html', '<p>Text</p>');
    await publish();
    expect(published('assets/diagrams/a.svg')).toBe(true);
    expect(published('assets/diagrams/b.svg')).toBe(false);
    expect(published(LIBRARY)).toBe(false);
  });

  test('Mermaid, when a page has a diagram without a drawing', async () => {
    write('build/docs/a/index.html', '<div class="docusaurus-mermaid-container">');
    await publish();
    expect(published(LIBRARY)).toBe(true);
  });
});
