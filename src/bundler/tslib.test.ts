import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {__importDefault} from './importDefault';

test('pages need no more of tslib than they are given', () => {
  const source = readFileSync(require.resolve('@docusaurus/utils-common'), 'utf8');
  const needed = new Set([...source.matchAll(/tslib_1\.(\w+)/g)].map(([, name]) => name));
  expect([...needed]).toEqual(['__importDefault']);
});

test('a module of either kind is imported by its default', () => {
  const made = {__esModule: true as const, default: 1};
  expect(__importDefault(made)).toBe(made);
  const plain = {one: 1};
  expect(__importDefault(plain)).toEqual({default: plain});
});
