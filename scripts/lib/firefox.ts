import {existsSync} from 'node:fs';
import {pathOfCommand} from './pathOfCommand';

const APPLICATIONS = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

export const FIREFOX_MISSING =
  'Firefox is not installed: install it (Debian: apt-get install firefox-esr) or set FIREFOX_PATH.';

/** `FIREFOX_PATH`, else an installed Firefox. @throws when the path names no file */
export function findFirefox(): string | undefined {
  const chosen = process.env.FIREFOX_PATH;
  if (chosen) {
    if (!existsSync(chosen)) {
      throw new Error(`FIREFOX_PATH names no file: ${chosen}. Correct it or unset it.`);
    }
    return chosen;
  }
  const commands = ['firefox-esr', 'firefox'].map(pathOfCommand);
  return [...commands, ...APPLICATIONS].find((file) => file && existsSync(file));
}
