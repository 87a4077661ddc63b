/** Dev server: `npm start`, in another language with `-- --locale de`; other options go to `docusaurus start`. */
import {DEFAULT_LOCALE} from '../src/site/locales';
import {refuse, takeLocales} from './lib/arguments';
import {startDocusaurus} from './lib/docusaurus';

const {locales, isNamed, rest} = takeLocales(process.argv.slice(2));
if (isNamed && locales.length !== 1) {
  refuse('The dev server shows one language at a time: name one with --locale.');
}
const locale = (isNamed && locales[0]) || DEFAULT_LOCALE;

const server = startDocusaurus(
  [
    'start',
    ...['--locale', locale],
    ...(rest.includes('--open') ? [] : ['--no-open']),
    ...rest.filter((argument) => argument !== '--open'),
  ],
  // Its own folder: dev servers in several languages and a build run side by side.
  {DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus/start-${locale}`},
);
server.on('close', (code) => process.exit(code ?? 1));
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  process.on(signal, () => server.kill(signal));
}
