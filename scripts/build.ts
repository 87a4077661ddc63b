/**
 * Builds the site: `npm run build` all languages, `npm run build -- --locale de` one, into `build/de`.
 *
 * Two processes share the languages: one alone leaves half of a second core idle. The build goes to a
 * folder of its own and replaces the published one only when it is complete: a failed build leaves the
 * last good one in place.
 */
import {spawn} from 'node:child_process';
import {mkdirSync, readdirSync, renameSync, rmSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {DEFAULT_LOCALE, isLocale, type Locale} from '../src/site/locales';
import {readLocales} from './arguments';

const ROOT = path.resolve(__dirname, '..');
const BUILD = path.join(ROOT, 'build');
const WORK = path.join(ROOT, '.docusaurus');

/** One process and the languages it builds, in a folder of its own. */
interface Share {
  readonly folder: string;
  readonly locales: readonly Locale[];
}

void main();

async function main(): Promise<void> {
  const locales = readLocales(process.argv.slice(2));
  const start = performance.now();
  rmSync(WORK, {recursive: true, force: true});
  const shares = share(locales);
  const codes = await Promise.all(shares.map(runDocusaurus));
  if (codes.some((code) => code !== 0)) {
    console.error('The build failed: the messages above say why. build/ is unchanged.');
    process.exit(1);
  }
  for (const {folder, locales: built} of shares) {
    for (const locale of built) {
      publish(locale, path.join(folder, 'out'));
    }
  }
  console.log(`Built ${locales.join(', ')} in ${secondsSince(start)} s into build/.`);
}

function share(locales: readonly Locale[]): Share[] {
  const count = Math.min(2, availableParallelism(), locales.length);
  return Array.from({length: count}, (_, index) => ({
    folder: path.join(WORK, `build-${index + 1}`),
    locales: locales.filter((_locale, position) => position % count === index),
  }));
}

/** Builds the languages of a share one after the other, telling when each begins and ends. */
async function runDocusaurus({folder, locales}: Share): Promise<number | null> {
  const child = spawn(
    process.execPath,
    [
      // A larger young generation: most of what compiling Markdown allocates is garbage at once.
      '--max-semi-space-size=128',
      require.resolve('@docusaurus/core/bin/docusaurus.mjs'),
      'build',
      ...locales.flatMap((locale) => ['--locale', locale]),
      '--out-dir',
      path.join(folder, 'out'),
    ],
    {
      cwd: ROOT,
      env: {
        ...process.env,
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.relative(ROOT, path.join(folder, 'generated')),
        // Writing a cache to disk takes longer than it saves; a clean build is also the one that is right.
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
        // The processes share the cores already; more threads would only load the site's code more often.
        DOCUSAURUS_SSG_WORKER_THREAD_COUNT: '1',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const closed = new Promise<number | null>((resolve) => child.on('close', resolve));
  let locale = '';
  let start = performance.now();
  for await (const line of createInterface({input: child.stdout})) {
    const next = /\[(\w+)\] Creating an optimized production build/.exec(line)?.[1];
    if (next) {
      locale = next;
      start = performance.now();
      console.log(`[${locale}] building…`);
    } else if (line.includes('Generated static files in')) {
      console.log(`[${locale}] done in ${secondsSince(start)} s`);
    } else if (!isRoutine(line)) {
      console.log(`[${locale}] ${line}`);
    }
  }
  return closed;
}

/** What Docusaurus says at every build and this script says better. */
function isRoutine(line: string): boolean {
  return (
    line.includes('Website will be built for all these locales') ||
    line.includes('command to test your build locally') ||
    /^- \w+$/.test(line)
  );
}

/** Puts a complete language in the place of the published one. */
function publish(locale: Locale, out: string): void {
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
