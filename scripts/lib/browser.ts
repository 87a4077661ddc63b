import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';

export const FIREFOX_MISSING =
  'Firefox is not installed: install it (Debian: apt-get install firefox-esr) or set FIREFOX_PATH.';

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

/** `FIREFOX_PATH`, else a Firefox among the commands. */
export function findFirefox(): string | undefined {
  return findInstalled('FIREFOX_PATH', ['firefox-esr', 'firefox']);
}

/** Launch options of every browser here; `executablePath` only where one was found. */
export function launchOptions(): {readonly executablePath?: string; readonly args: string[]} {
  const executablePath = findBrowser();
  return {
    ...(executablePath === undefined ? {} : {executablePath}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  };
}

/** The file that an environment variable names, else the first installed one. @throws when the variable names no file */
function findInstalled(
  variable: string,
  commands: readonly string[],
  files: readonly string[] = [],
): string | undefined {
  const chosen = process.env[variable];
  if (chosen && !existsSync(chosen)) {
    throw new Error(`${variable} names no file: ${chosen}. Correct it or unset it.`);
  }
  return (
    chosen || [...commands.map(pathOfCommand), ...files].find((file) => file && existsSync(file))
  );
}

function pathOfCommand(command: string): string | undefined {
  const finder = process.platform === 'win32' ? 'where' : 'which';
  const {status, stdout} = spawnSync(finder, [command], {encoding: 'utf8'});
  return status === 0 ? stdout.split('\n')[0]?.trim() : undefined;
}
