import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {classNames, uniqueNames} from './classNames';

let root: string;

beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'class-names-'))));
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, {recursive: true});
});

function write(file: string, text: string): string {
  const absolute = path.join(root, file);
  mkdirSync(path.dirname(absolute), {recursive: true});
  writeFileSync(absolute, text);
  return absolute;
}

test('a class has one name in the site, and each file its own', () => {
  const b = write('site/b/x.module.css', '.title .note {}');
  const a = write('site/a/x.module.css', '.title:hover {}');
  const theme = write('theme/x.module.css', '@keyframes title {}');
  write('theme/x.css', '.title {}');
  const nameOf = uniqueNames([path.join(root, 'site'), path.join(root, 'theme')]);
  expect([a, b, theme].map((file) => nameOf(file, 'title'))).toEqual([
    'title_0',
    'title_1',
    'title_2',
  ]);
  expect(nameOf(b, 'note')).toBe('note_0');
  const other = uniqueNames([path.join(root, 'theme'), path.join(root, 'site')]);
  expect(other(theme, 'title')).toBe('title_0');
});

test('a file of a package that is not listed stops the build', () => {
  const nameOf = uniqueNames([root]);
  expect(() => nameOf('/elsewhere/x.module.css', 'title')).toThrow(
    '/elsewhere/x.module.css is a CSS module of a package that src/config/classNames.ts does not name: add it to FOLDERS.',
  );
});

test('every loader of CSS modules has them, in what is published only', () => {
  const modules: {getLocalIdent?: (module: object, _: string, local: string) => string} = {};
  const rules = [
    {use: ['style', {loader: 'css'}, {loader: 'css', options: {}}]},
    {use: [{loader: 'css', options: {modules}}]},
    {loader: 'raw'},
    '...',
    undefined,
  ];
  vi.stubEnv('NODE_ENV', 'development');
  expect(classNames()).toBeNull();
  vi.stubEnv('NODE_ENV', 'production');
  const configure = classNames()?.configureWebpack as (config: object) => object;
  expect(configure({module: {rules}})).toEqual({});
  const resourcePath = path.resolve('src/components/Screen/styles.module.css');
  expect(modules.getLocalIdent?.({resourcePath}, '', 'caption')).toBe('caption_0');
  expect(configure({})).toEqual({});
  for (const part of ['core', 'theme-classic', 'theme-common', 'theme-mermaid']) {
    const lib = realpathSync(path.resolve('node_modules/@docusaurus', part, 'lib'));
    const sheets = readdirSync(lib, {recursive: true, encoding: 'utf8'}).filter((file) =>
      file.endsWith('.module.css'),
    );
    expect(sheets).not.toEqual([]);
    for (const sheet of sheets) {
      const [word = ''] = /[A-Za-z]\w*/.exec(readFileSync(path.join(lib, sheet), 'utf8')) ?? [];
      const name = modules.getLocalIdent?.({resourcePath: path.join(lib, sheet)}, '', word);
      expect(name).toMatch(/_\d+$/);
    }
  }
});
