/**
 * Builds the site: `npm run build` all languages, `npm run build -- --locale de` one, into `build/de`. With
 * `--strict` broken links, anchors and addresses claimed twice stop it; every other option is passed on to
 * `docusaurus build`.
 *
 * Two languages are built at a time: one alone leaves half of a second core idle. A machine with little memory
 * builds one at a time: with ten times the pages a language needs 2.4 GB (`npm run bench:growth`). Each has a folder
 * of its own, so that its files are the same whatever is built beside it, and replaces the published one only when
 * all are complete: a failed build leaves the last good one in place.
 */
import {spawn} from 'node:child_process';
import {mkdirSync, readdirSync, renameSync, rmSync} from 'node:fs';
import {availableParallelism, totalmem} from 'node:os';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {writeHostFiles} from '../deploy/hostFiles';
import {DEFAULT_LOCALE, isLocale, type Locale} from '../src/site/locales';
import {refuse, takeLocales} from './arguments';
import {ROOT} from './repository';

const BUILD = path.join(ROOT, 'build');

/** Bytes of memory that two languages at a time ask for. */
const MEMORY_FOR_TWO = 6 * 1024 ** 3;

void main();

async function main(): Promise<void> {
  const {locales, rest} = takeLocales(process.argv.slice(2));
  if (rest.some((argument) => argument.startsWith('--out-dir'))) {
    refuse('The site is built into build/: leave out --out-dir.');
  }
  const start = performance.now();
  const waiting = [...locales];
  const failed: Locale[] = [];
  const buildNext = async (): Promise<void> => {
    for (let locale = waiting.shift(); locale; locale = waiting.shift()) {
      if (!(await build(locale, rest))) {
        failed.push(locale);
      }
    }
  };
  const atOnce = availableParallelism() > 1 && totalmem() >= MEMORY_FOR_TWO ? 2 : 1;
  await Promise.all(Array.from({length: atOnce}, buildNext));
  if (failed.length > 0) {
    console.error(
      `The build of ${failed.join(', ')} failed: the messages above say why. build/ is unchanged.`,
    );
    process.exit(1);
  }
  locales.forEach(publish);
  try {
    writeHostFiles(BUILD);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
  console.log(`Built ${locales.join(', ')} in ${secondsSince(start)} s into build/.`);
}

/** Where a language is built, from the root of the repository. */
function folderOf(locale: Locale): string {
  return `.docusaurus/build-${locale}`;
}

/** @returns whether it succeeded */
async function build(locale: Locale, options: readonly string[]): Promise<boolean> {
  const folder = folderOf(locale);
  rmSync(path.join(ROOT, folder), {recursive: true, force: true});
  const start = performance.now();
  console.log(`[${locale}] building…`);
  const child = spawn(
    process.execPath,
    [
      // A larger young generation: most of what compiling Markdown allocates is garbage at once.
      '--max-semi-space-size=128',
      require.resolve('@docusaurus/core/bin/docusaurus.mjs'),
      'build',
      ...['--locale', locale],
      ...['--out-dir', path.join(ROOT, folder, 'out')],
      ...options.filter((option) => option !== '--strict'),
    ],
    {
      cwd: ROOT,
      env: {
        ...process.env,
        ...(options.includes('--strict') ? {STRICT: 'true'} : {}),
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: `${folder}/generated`,
        // Writing a cache to disk takes longer than it saves; a clean build is also the one that is right.
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
        // The processes share the cores already; more threads would only load the site's code more often.
        DOCUSAURUS_SSG_WORKER_THREAD_COUNT: '1',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const stop = (): boolean => child.kill('SIGTERM');
  const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
  signals.forEach((signal) => process.once(signal, stop));
  const closed = new Promise<number | null>((resolve) => child.on('close', resolve));
  for await (const line of createInterface({input: child.stdout})) {
    if (!ROUTINE.test(line)) {
      console.log(`[${locale}] ${line}`);
    }
  }
  const isComplete = (await closed) === 0;
  signals.forEach((signal) => process.off(signal, stop));
  console.log(`[${locale}] ${isComplete ? 'done' : 'failed'} after ${secondsSince(start)} s`);
  return isComplete;
}

/** What Docusaurus says at every build and this script says better. */
const ROUTINE =
  /Creating an optimized production build|Generated static files in|to test your build locally|^\s*$/;

/** Puts a complete language in the place of the published one. */
function publish(locale: Locale): void {
  const out = path.join(ROOT, folderOf(locale), 'out');
  mkdirSync(BUILD, {recursive: true});
  if (locale !== DEFAULT_LOCALE) {
    rmSync(path.join(BUILD, locale), {recursive: true, force: true});
    renameSync(path.join(out, locale), path.join(BUILD, locale));
    return;
  }
  // The default language is the parent folder of the others.
  for (const name of readdirSync(BUILD).filter((entry) => !isLocale(entry))) {
    rmSync(path.join(BUILD, name), {recursive: true});
  }
  for (const name of readdirSync(out).filter((entry) => !isLocale(entry))) {
    renameSync(path.join(out, name), path.join(BUILD, name));
  }
}

function secondsSince(start: number): string {
  return ((performance.now() - start) / 1000).toFixed(1);
}
