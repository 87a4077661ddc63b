import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {__importDefault} from './importDefault';

test('the replacement has every helper that the packages need', () => {
  const source = readFileSync(require.resolve('@docusaurus/utils-common'), 'utf8');
  const needed = new Set([...source.matchAll(/tslib_1\.(\w+)/g)].map(([, name]) => name));
  expect([...needed]).toEqual(['__importDefault']);
});

test('imports the default of modules of either kind', () => {
  const made = {__esModule: true as const, default: 1};
  expect(__importDefault(made)).toBe(made);
  const plain = {one: 1};
  expect(__importDefault(plain)).toEqual({default: plain});
});
