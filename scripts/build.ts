/**
 * Builds the site: `npm run build` all languages, `npm run build -- --locale de` one, into `build/de`. With `--strict`
 * broken links, anchors and duplicate routes stop it; other options are passed on to `docusaurus build`.
 *
 * Two processes build every other language each: one alone leaves half of a second core idle. The published languages are
 * replaced only when all are complete and inspected: a failed build leaves the last good one in place.
 */
import type {ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {rmSync} from 'node:fs';
import path from 'node:path';
import {refuse, takeLocales} from './lib/arguments';
import {startDocusaurus} from './lib/docusaurus';
import {publishBuild, type Built} from './lib/publishBuild';
import {ROOT} from './lib/repository';

/** Languages that one process builds, in its own folder: builds and dev servers run side by side. */
interface Share extends Built {
  /** From the root of the repository. */
  readonly work: string;
}

void main();

async function main(): Promise<void> {
  const {locales, rest} = takeLocales(process.argv.slice(2));
  if (rest.some((argument) => argument.startsWith('--out-dir'))) {
    refuse('The site is built into build/: leave out --out-dir.');
  }
  const start = performance.now();
  const shares = [0, 1]
    .map((number): Share => {
      const work = `.docusaurus/build-${number}`;
      const folder = path.join(ROOT, work, 'out');
      return {locales: locales.filter((_, index) => index % 2 === number), folder, work};
    })
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
    fail('The build failed: the messages above say why.');
  }
  try {
    publishBuild(shares, path.join(ROOT, 'build'), path.join(ROOT, '.docusaurus/publish'));
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`Built ${locales.join(', ')} in ${seconds} s into build/.`);
}

function fail(sentence: string): never {
  console.error(`${sentence} build/ is unchanged.`);
  process.exit(1);
}

function startBuild({locales, folder, work}: Share, options: readonly string[]): ChildProcess {
  rmSync(path.join(ROOT, work), {recursive: true, force: true});
  return startDocusaurus(
    [
      'build',
      ...locales.flatMap((locale) => ['--locale', locale]),
      ...['--out-dir', folder],
      ...options.filter((option) => option !== '--strict'),
    ],
    {
      ...(options.includes('--strict') ? {STRICT: 'true'} : {}),
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: `${work}/generated`,
      // Writing a cache to disk takes longer than it saves; a clean build is also the one that is right.
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      // The processes share the cores already.
      DOCUSAURUS_SSG_WORKER_THREAD_COUNT: '1',
    },
  );
}
