/**
 * Builds the site: `npm run build` all languages, `npm run build -- --locale de` one, into `build/de`. With `--strict`
 * broken links, anchors and duplicate routes stop it; other options are passed on to `docusaurus build`.
 *
 * Two processes build every other language each: one alone leaves half of a second core idle. The published languages are
 * replaced only when all are complete: a failed build leaves the last good one in place.
 */
import type {ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, readdirSync, renameSync, rmSync} from 'node:fs';
import path from 'node:path';
import {writeHostFiles} from '../deploy/hostFiles';
import {DEFAULT_LOCALE, isLocale, type Locale} from '../src/site/locales';
import {refuse, takeLocales} from './lib/arguments';
import {startDocusaurus} from './lib/docusaurus';
import {ROOT} from './lib/repository';

const BUILD = path.join(ROOT, 'build');

/** Languages that one process builds, in its own folder: builds and dev servers run side by side. */
interface Share {
  readonly locales: readonly Locale[];
  /** From the root of the repository. */
  readonly folder: string;
}

void main();

async function main(): Promise<void> {
  const {locales, rest} = takeLocales(process.argv.slice(2));
  if (rest.some((argument) => argument.startsWith('--out-dir'))) {
    refuse('The site is built into build/: leave out --out-dir.');
  }
  const start = performance.now();
  const shares = [0, 1]
    .map((number): Share => ({
      locales: locales.filter((_, index) => index % 2 === number),
      folder: `.docusaurus/build-${number}`,
    }))
    .filter((share) => share.locales.length > 0);
  const builds = shares.map((share) => startBuild(share, rest));
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    // On a signal, Docusaurus' build ends with exit code 0, as if it were complete.
    process.once(signal, () => {
      builds.forEach((build) => build.kill('SIGTERM'));
      process.exit(1);
    });
  }
  const ends = await Promise.all(builds.map((build) => once(build, 'close')));
  if (ends.some(([code]) => code !== 0)) {
    console.error('The build failed: the messages above say why. build/ is unchanged.');
    process.exit(1);
  }
  shares.forEach(publish);
  try {
    writeHostFiles(BUILD);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`Built ${locales.join(', ')} in ${seconds} s into build/.`);
}

function startBuild({locales, folder}: Share, options: readonly string[]): ChildProcess {
  rmSync(path.join(ROOT, folder), {recursive: true, force: true});
  return startDocusaurus(
    [
      'build',
      ...locales.flatMap((locale) => ['--locale', locale]),
      ...['--out-dir', outOf(folder)],
      ...options.filter((option) => option !== '--strict'),
    ],
    {
      ...(options.includes('--strict') ? {STRICT: 'true'} : {}),
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: `${folder}/generated`,
      // Writing a cache to disk takes longer than it saves; a clean build is also the one that is right.
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      // The processes share the cores already.
      DOCUSAURUS_SSG_WORKER_THREAD_COUNT: '1',
    },
  );
}

function outOf(folder: string): string {
  return path.join(ROOT, folder, 'out');
}

/** Puts complete languages in the place of the published ones. */
function publish({locales, folder}: Share): void {
  const out = outOf(folder);
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
