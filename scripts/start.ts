/** Dev server: `npm start`, in another language with `-- --locale de`; other options go to `docusaurus start`. */
import type {ChildProcess} from 'node:child_process';
import {watch} from 'node:fs';
import path from 'node:path';
import {DEFAULT_LOCALE} from '../src/site/locales';
import {refuse, takeLocales} from './lib/arguments';
import {startDocusaurus} from './lib/docusaurus';
import {ROOT} from './lib/repository';

const {locales, isNamed, rest} = takeLocales(process.argv.slice(2));
if (isNamed && locales.length !== 1) {
  refuse('The dev server shows one language at a time: name one with --locale.');
}
const locale = (isNamed && locales[0]) || DEFAULT_LOCALE;

let isRestarting = false;
let server: ChildProcess | undefined;
start();
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  process.on(signal, () => {
    isRestarting = false;
    if (!server?.kill(signal)) {
      process.exit(1);
    }
  });
}
// Docusaurus reads its configuration once.
let timer: NodeJS.Timeout | undefined;
for (const place of ['docusaurus.config.ts', 'src/config', 'src/content', 'src/site']) {
  watch(path.join(ROOT, place), {recursive: true}, (_, file) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // For a watched file, the name is its own.
      const changed = !file || place.endsWith(file) ? place : `${place}/${file}`;
      console.log(`${changed} has changed: the server starts again.`);
      isRestarting = server?.kill('SIGTERM') ?? false;
    }, 300);
  });
}

function start(): void {
  server = startDocusaurus(
    [
      'start',
      ...['--locale', locale],
      ...(rest.includes('--open') ? [] : ['--no-open']),
      ...rest.filter((argument) => argument !== '--open'),
    ],
    // Its own folder: dev servers in several languages and a build run side by side.
    {DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus/start-${locale}`},
  );
  server.on('close', (code) => {
    if (!isRestarting) {
      process.exit(code ?? 1);
    }
    isRestarting = false;
    start();
  });
}
