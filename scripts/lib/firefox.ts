import {findInstalled} from './installed';

const APPLICATIONS = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

export const FIREFOX_MISSING =
  'Firefox is not installed: install it (Debian: apt-get install firefox-esr) or set FIREFOX_PATH.';

/** `FIREFOX_PATH`, else an installed Firefox. */
export function findFirefox(): string | undefined {
  return findInstalled('FIREFOX_PATH', ['firefox-esr', 'firefox'], APPLICATIONS);
}
