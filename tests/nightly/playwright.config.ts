import path from 'node:path';
import {defineConfig} from '@playwright/test';
import base from '../../playwright.config';
import type {Breadth} from '../e2e/fixtures';

const ROOT = path.resolve(__dirname, '../..');

// What `npm run test:browser` samples, whole: the pages of every language here, and the tests of tests/ that loop.
export default defineConfig<Breadth>(base, {
  testMatch: '{nightly,e2e,firefox,host}/**/*.spec.ts',
  grepInvert: [],
  testDir: path.join(ROOT, 'tests'),
  outputDir: path.join(ROOT, 'test-results'),
  // One test opens all pages of a language; a single click is as quick as by day.
  timeout: 40 * 60_000,
  use: {everything: true, actionTimeout: 30_000},
  retries: 0,
});
