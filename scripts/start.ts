/** Writers' server: `npm start` in French, `npm start -- --locale de` in another language. */
import {spawn} from 'node:child_process';
import {DEFAULT_LOCALE} from '../src/site/locales';
import {readLocales, refuse} from './arguments';

const args = process.argv.slice(2);
const asked = readLocales(args);
if (args.length > 0 && asked.length !== 1) {
  refuse('The writers’ server shows one language at a time: name one with --locale.');
}
const locale = args.length > 0 ? asked[0] : DEFAULT_LOCALE;

const server = spawn(
  process.execPath,
  [
    require.resolve('@docusaurus/core/bin/docusaurus.mjs'),
    'start',
    '--locale',
    String(locale),
    '--no-open',
  ],
  {stdio: 'inherit'},
);
server.on('close', (code) => process.exit(code ?? 1));
