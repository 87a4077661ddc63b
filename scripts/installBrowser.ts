/** Finds the browser of the tests, or installs one. */
import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {FIREFOX_MISSING, findBrowser, findFirefox} from './lib/browser';

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
