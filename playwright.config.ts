import path from 'node:path';
import {defineConfig} from '@playwright/test';
import {launchOptions} from './scripts/lib/browser';

const isCi = Boolean(process.env.CI);
const PORT = Number(process.env.TEST_PORT ?? 3123);

export default defineConfig({
  testDir: 'tests',
  testMatch: '{e2e,firefox,host}/**/*.spec.ts',
  // Rare coincidences, further languages and screens: `npm run test:nightly` has them.
  grepInvert: /@night/,
  fullyParallel: true,
  workers: 2,
  forbidOnly: isCi,
  // A test that fails once and passes then is a fault of the test or of the site: CI does not overlook it.
  failOnFlakyTests: isCi,
  // Speed is measured elsewhere: here a busy machine only takes longer, and a broken promise fails twice.
  timeout: 90_000,
  expect: {timeout: 20_000},
  retries: 1,
  reporter: [
    ['list', {printSteps: false}],
    ...(isCi ? [['html', {open: 'never'}] as const] : []),
    [path.join(__dirname, 'scripts/lib/skippedReporter.ts')],
  ],
  use: {
    // Recording every test takes a third more time.
    trace: isCi ? 'on-first-retry' : 'off',
    baseURL: `http://localhost:${PORT}`,
    launchOptions: launchOptions(),
  },
  webServer: {
    command: 'node --import tsx scripts/serve.ts',
    // The nightly tests have these settings too, in another folder.
    cwd: __dirname,
    env: {PORT: String(PORT)},
    port: PORT,
    reuseExistingServer: false,
  },
});
