import {afterEach, expect, test, vi} from 'vitest';
import {preact} from './preact';

afterEach(() => vi.unstubAllEnvs());

test('what is published runs on Preact, the writers’ server on React', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(preact()?.configureWebpack).toBeDefined();
  vi.stubEnv('NODE_ENV', 'development');
  expect(preact()).toBeNull();
});
