/** Finds the browser of the tests; run as a script, installs one when there is none. */
import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';
import {FIREFOX_MISSING, findFirefox} from './firefox';
import {pathOfCommand} from './pathOfCommand';

/** The shell without a window's interface first: opening a page in it takes a third of the processor's time. */
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
 * Path of a browser: `CHROMIUM_PATH`, else Chromium, Chrome or Edge as installed on this machine,
 * else the one Playwright downloaded.
 *
 * @throws when `CHROMIUM_PATH` names no file
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

/** How every browser here is started; `executablePath` only where one was found. */
export function launchOptions(): {readonly executablePath?: string; readonly args: string[]} {
  const executablePath = findBrowser();
  return {
    ...(executablePath === undefined ? {} : {executablePath}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  };
}

function install(): void {
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (isRootOnDebian) {
    console.log('No browser found: installing the Debian package chromium-headless-shell.');
    execFileSync('apt-get', ['update', '-qq'], {stdio: 'inherit'});
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'], {
      stdio: 'inherit',
      env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
    });
  } else {
    console.log('No browser found: asking Playwright to download one.');
    execFileSync('npx', ['playwright', 'install', 'chromium'], {stdio: 'inherit'});
  }
}

if (require.main === module) {
  try {
    if (!findBrowser()) {
      install();
    }
    const browser = findBrowser();
    const firefox = findFirefox();
    if (!browser) {
      throw new Error('the installation left no browser behind.');
    }
    console.log(`Browser of the tests: ${browser}`);
    console.log(firefox ? `and: ${firefox}` : `${FIREFOX_MISSING} Its tests are skipped.`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(
      `The browser tests need Chromium, Chrome or Edge: install one or set CHROMIUM_PATH (${reason})`,
    );
    process.exit(1);
  }
}
