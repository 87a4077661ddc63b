import {defineConfig} from '@playwright/test';
import {findBrowser} from './scripts/browser';

const PORT = Number(process.env.TEST_PORT ?? 3123);

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list', {printSteps: false}]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: {
      ...(findBrowser() ? {executablePath: findBrowser()} : {}),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
  webServer: {
    command: 'npx tsx scripts/serve.ts',
    env: {PORT: String(PORT)},
    port: PORT,
    reuseExistingServer: false,
  },
});
