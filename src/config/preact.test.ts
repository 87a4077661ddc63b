import {existsSync} from 'node:fs';
import {afterEach, expect, test, vi} from 'vitest';
import {preact} from './preact';

afterEach(() => vi.unstubAllEnvs());

test('what is published runs on Preact, the writers’ server on React', () => {
  vi.stubEnv('NODE_ENV', 'production');
  const plugin = preact();
  expect(plugin?.configureWebpack).toBeDefined();
  const {resolve} = (plugin?.configureWebpack as () => {resolve: {alias: object}})();
  expect(resolve.alias).toEqual({react: 'preact/compat', 'react-dom': 'preact/compat'});
  expect(plugin?.getClientModules?.().filter((file) => !existsSync(file))).toEqual([]);
  vi.stubEnv('NODE_ENV', 'development');
  expect(preact()).toBeNull();
});
