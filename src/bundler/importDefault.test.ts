import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import * as replacement from './importDefault';

test('the replacement has every helper that the packages need', () => {
  const source = readFileSync(require.resolve('@docusaurus/utils-common'), 'utf8');
  const needed = new Set([...source.matchAll(/tslib_1\.(\w+)/g)].map(([, name]) => name));
  expect([...needed]).toEqual(Object.keys(replacement));
});
