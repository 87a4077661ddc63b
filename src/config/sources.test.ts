import path from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified, type PluggableList} from 'unified';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {folderWith, gitIn, writeIn} from '../content/testing';
import {parseFrontMatter, sourceOptions, updateSource} from './sources';

beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'production');
});

afterEach(() => {
  vi.unstubAllEnvs();
});

function repository(): string {
  const source = folderWith();
  gitIn(source, 'init', '-q');
  for (const subject of ['one', 'two']) {
    writeIn(source, {'page.md': subject});
    gitIn(source, 'add', '.');
    gitIn(source, 'commit', '-m', subject);
  }
  return source;
}

/** Update line of a page in a repository. */
async function lastUpdate(siteDir: string) {
  const source = updateSource(siteDir, 'de');
  source.initialize({siteDir});
  return source.getFileLastUpdateInfo(path.join(siteDir, 'page.md'));
}

test('dates come from Git where its whole history is there, in the name of the team', async () => {
  expect(await lastUpdate(repository())).toEqual({
    timestamp: expect.any(Number) as number,
    author: 'dem Dokumentationsteam',
  });
});

test('sources without Git build without dates', async () => {
  expect(await lastUpdate(folderWith({'page.md': ''}))).toBeNull();
});

test('a shallow clone, whose dates would all be wrong, shows none', async () => {
  const clone = folderWith();
  gitIn(clone, 'clone', '-q', '--depth', '1', `file://${repository()}`, '.');
  expect(await lastUpdate(clone)).toBeNull();
});

test('the dev server does not read the history', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  expect(await lastUpdate(repository())).toBeNull();
});

/** The page as the options of the site change it: names of its blocks, with what the notice says. */
async function compiled(file: string): Promise<string[]> {
  vi.stubEnv('NODE_ENV', 'development');
  // Typed for the tree each of them reads; the processor takes them as Docusaurus does.
  const plugins = sourceOptions('de').remarkPlugins as PluggableList;
  const processor = unified().use(plugins);
  const root = path.resolve(import.meta.dirname, '../..');
  const tree = unified().use(remarkParse).use(remarkMdx).parse('Bonjour');
  // The plugins change the tree they are given.
  await processor.run(tree, {path: path.join(root, file)});
  return tree.children.map((node) =>
    node.type === 'mdxJsxFlowElement'
      ? `${node.name} ${node.attributes.map(({value}) => (typeof value === 'string' ? value : '')).join()}`
      : node.type,
  );
}

test('an untranslated page has its notice, with the options of this repository', async () => {
  expect(await compiled('docs/user/index.md')).toEqual(['paragraph', 'div fr']);
});

test('readers do not load which French text a page follows', async () => {
  const parsed = {frontMatter: {title: 'A', source: '3f2a9c1e'}, content: ''};
  const defaultParseFrontMatter = () => Promise.resolve(parsed);
  const file = {filePath: 'a.md', fileContent: '', defaultParseFrontMatter};
  expect((await parseFrontMatter(file)).frontMatter).toEqual({title: 'A'});
});

test('diagrams are replaced by their drawings in a build, not on the dev server', () => {
  const count = (env: string) => {
    vi.stubEnv('NODE_ENV', env);
    return sourceOptions('de').remarkPlugins.length;
  };
  expect(count('production')).toBe(count('development') + 1);
});
