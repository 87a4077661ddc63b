import {chromium} from '@playwright/test';
import {findInstalled} from './installed';

/** The headless shell first: opening a page in it takes a third of the CPU time. */
const COMMANDS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
];

/** `CHROMIUM_PATH`, else an installed browser, else the one that Playwright downloaded. */
export function findBrowser(): string | undefined {
  return findInstalled('CHROMIUM_PATH', COMMANDS, [chromium.executablePath()]);
}

/** Launch options of every browser here; `executablePath` only where one was found. */
export function launchOptions(): {readonly executablePath?: string; readonly args: string[]} {
  const executablePath = findBrowser();
  return {
    ...(executablePath === undefined ? {} : {executablePath}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  };
}
