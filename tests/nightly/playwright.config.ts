import path from 'node:path';
import {defineConfig} from '@playwright/test';
import base from '../../playwright.config';

const ROOT = path.resolve(__dirname, '../..');

export default defineConfig(base, {
  testDir: __dirname,
  testMatch: '*.spec.ts',
  outputDir: path.join(ROOT, 'test-results'),
  // One test opens all pages of a language.
  timeout: 40 * 60_000,
  retries: 0,
});
