import {defineConfig} from '@playwright/test';
import {launchOptions} from './scripts/browser';

const PORT = Number(process.env.TEST_PORT ?? 3123);

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // Speed is measured elsewhere: here a busy machine only takes longer, and a broken promise fails twice.
  timeout: 90_000,
  expect: {timeout: 20_000},
  retries: 1,
  reporter: [['list', {printSteps: false}]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: launchOptions(),
  },
  webServer: {
    command: 'npx tsx scripts/serve.ts',
    env: {PORT: String(PORT)},
    port: PORT,
    reuseExistingServer: false,
  },
});
