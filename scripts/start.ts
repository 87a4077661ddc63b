/**
 * Writers' server: `npm start` in French, `npm start -- --locale de` in another language. Every option of
 * `docusaurus start` is passed on, e.g. `--port 3001`.
 */
import {spawn} from 'node:child_process';
import {DEFAULT_LOCALE} from '../src/site/locales';
import {refuse, takeLocales} from './arguments';
import {ROOT} from './repository';

const {locales, isNamed, rest} = takeLocales(process.argv.slice(2));
if (isNamed && locales.length !== 1) {
  refuse('The writers’ server shows one language at a time: name one with --locale.');
}
const locale = (isNamed && locales[0]) || DEFAULT_LOCALE;

const server = spawn(
  process.execPath,
  [
    require.resolve('@docusaurus/core/bin/docusaurus.mjs'),
    'start',
    ...['--locale', locale],
    ...(rest.includes('--open') ? [] : ['--no-open']),
    ...rest.filter((argument) => argument !== '--open'),
  ],
  {
    cwd: ROOT,
    stdio: 'inherit',
    // A folder of its own: servers in several languages and a build run side by side.
    env: {...process.env, DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus/start-${locale}`},
  },
);
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  process.on(signal, () => server.kill(signal));
}
server.on('close', (code) => process.exit(code ?? 1));
