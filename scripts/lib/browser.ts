import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';
import {pathOfCommand} from './pathOfCommand';

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

const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * `CHROMIUM_PATH`, else an installed browser, else the one Playwright downloaded. @throws when the path names no file
 */
export function findBrowser(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (!existsSync(chosen)) {
      throw new Error(`CHROMIUM_PATH names no file: ${chosen}. Correct it or unset it.`);
    }
    return chosen;
  }
  const installed = [...COMMANDS.map(pathOfCommand), ...APPLICATIONS, chromium.executablePath()];
  return installed.find((file) => file !== undefined && existsSync(file));
}

/** Launch options of every browser here; `executablePath` only where one was found. */
export function launchOptions(): {readonly executablePath?: string; readonly args: string[]} {
  const executablePath = findBrowser();
  return {
    ...(executablePath === undefined ? {} : {executablePath}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  };
}
