/**
 * Builds the site: `npm run build` all languages, `npm run build -- --locale de` one, into `build/de`. With
 * `--strict` broken links, anchors and addresses claimed twice stop it; every other option is passed on to
 * `docusaurus build`.
 *
 * Two processes build at a time, each every other language: one alone leaves half of a second core idle, and what a
 * language has loaded and warmed up serves the next. A machine with little memory runs one after the other. The
 * published languages are replaced only when all are complete: a failed build leaves the last good one in place.
 */
import {spawn} from 'node:child_process';
import {mkdirSync, readdirSync, renameSync, rmSync} from 'node:fs';
import {availableParallelism, totalmem} from 'node:os';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {writeHostFiles} from '../deploy/hostFiles';
import {DEFAULT_LOCALE, LOCALES, isLocale, type Locale} from '../src/site/locales';
import {refuse, takeLocales} from './lib/arguments';
import {DOCUSAURUS, compiledConfiguration} from './lib/docusaurus';
import {ROOT} from './lib/repository';

const BUILD = path.join(ROOT, 'build');

/** Languages that one process builds. */
interface Share {
  readonly locales: readonly Locale[];
  /** Where, from the root of the repository: the same for a language whatever is built beside it, and so are its files. */
  readonly folder: string;
}

/** Bytes of memory that two processes at a time ask for: with ten times the pages each needs 3.3 GB. */
const MEMORY_FOR_TWO = 7 * 1024 ** 3;

void main();

async function main(): Promise<void> {
  const {locales, rest} = takeLocales(process.argv.slice(2));
  if (rest.some((argument) => argument.startsWith('--out-dir'))) {
    refuse('The site is built into build/: leave out --out-dir.');
  }
  const start = performance.now();
  const shares = [0, 1].map((number): Share => ({
    locales: locales.filter((locale) => LOCALES.indexOf(locale) % 2 === number),
    folder: `.docusaurus/build-${number}`,
  }));
  const waiting = shares.filter((share) => share.locales.length > 0);
  const failed: Locale[] = [];
  const buildNext = async (): Promise<void> => {
    for (let share = waiting.shift(); share; share = waiting.shift()) {
      if (!(await build(share, rest))) {
        failed.push(...share.locales);
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
  shares.forEach(publish);
  try {
    writeHostFiles(BUILD);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
  console.log(`Built ${locales.join(', ')} in ${secondsSince(start)} s into build/.`);
}

/** @returns whether it succeeded */
async function build({locales, folder}: Share, options: readonly string[]): Promise<boolean> {
  rmSync(path.join(ROOT, folder), {recursive: true, force: true});
  const start = performance.now();
  const name = locales.join(', ');
  console.log(`[${name}] building…`);
  const configuration = await compiledConfiguration(`${folder}/docusaurus.config.cjs`);
  if (configuration === undefined) {
    return false;
  }
  const child = spawn(
    process.execPath,
    [
      // A larger young generation: most of what compiling Markdown allocates is garbage at once.
      '--min-semi-space-size=128',
      '--max-semi-space-size=128',
      // V8 optimises what has run for long, not what runs once: its compilers took a quarter of the processor's time.
      '--interrupt-budget=1000000',
      DOCUSAURUS,
      'build',
      ...['--config', configuration],
      ...locales.flatMap((locale) => ['--locale', locale]),
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
      console.log(`[${name}] ${line}`);
    }
  }
  const isComplete = (await closed) === 0;
  signals.forEach((signal) => process.off(signal, stop));
  console.log(`[${name}] ${isComplete ? 'done' : 'failed'} after ${secondsSince(start)} s`);
  return isComplete;
}

/** What Docusaurus says at every build and this script says better. */
const ROUTINE =
  /Creating an optimized production build|Website will be built for all|^- \w+$|Generated static files in|to test your build locally|^\s*$/;

/** Puts complete languages in the place of the published ones. */
function publish({locales, folder}: Share): void {
  const out = path.join(ROOT, folder, 'out');
  mkdirSync(BUILD, {recursive: true});
  for (const locale of locales) {
    const isPart = (name: string): boolean =>
      // The default language is the parent folder of the others.
      locale === DEFAULT_LOCALE ? !isLocale(name) : name === locale;
    for (const name of readdirSync(BUILD).filter(isPart)) {
      rmSync(path.join(BUILD, name), {recursive: true});
    }
    for (const name of readdirSync(out).filter(isPart)) {
      renameSync(path.join(out, name), path.join(BUILD, name));
    }
  }
}

function secondsSince(start: number): string {
  return ((performance.now() - start) / 1000).toFixed(1);
}
