import {findInstalled} from './installed';

export const FIREFOX_MISSING =
  'Firefox is not installed: install it (Debian: apt-get install firefox-esr) or set FIREFOX_PATH.';

/** `FIREFOX_PATH`, else a Firefox among the commands. */
export function findFirefox(): string | undefined {
  return findInstalled('FIREFOX_PATH', ['firefox-esr', 'firefox']);
}
