import {cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {loadSources} from './load';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'load-'));
  for (const file of ['tags.yml', 'authors.yml']) {
    cpSync(path.resolve(import.meta.dirname, '../..', file), path.join(root, file));
  }
});

afterEach(() => rmSync(root, {recursive: true}));

test('a history has no folder before its first release', () => {
  mkdirSync(path.join(root, 'product'));
  writeFileSync(path.join(root, 'product/2024-01-01-1.0.md'), '# 1.0');
  const {pages, tags} = loadSources(root);
  expect(pages.map(({file}) => file)).toEqual(['product/2024-01-01-1.0.md']);
  expect(tags.has('havre')).toBe(true);
});

test('what is no source is not read', () => {
  mkdirSync(path.join(root, 'static/img'), {recursive: true});
  mkdirSync(path.join(root, 'docs'));
  writeFileSync(path.join(root, 'static/img/a.png'), 'picture');
  writeFileSync(path.join(root, 'docs/a.md'), 'Text');
  writeFileSync(path.join(root, 'docs/a.md.orig'), 'Old');
  const {files} = loadSources(root);
  expect(files.get('docs/a.md')).toBe('Text');
  expect(files.has('docs/a.md.orig')).toBe(false);
  // Links to it are checked by its name alone.
  expect(files.get('static/img/a.png')).toBe('');
});
