/**
 * Builds the site: `npm run build` all languages, `npm run build -- --locale de` one, into `build/de`. With `--strict`
 * broken links, anchors and duplicate routes stop it; other options are passed on to `docusaurus build`.
 *
 * The published languages are replaced only when all are complete: a failed build leaves the last good one in place.
 */
import {once} from 'node:events';
import {mkdirSync, readdirSync, renameSync, rmSync} from 'node:fs';
import path from 'node:path';
import {writeHostFiles} from '../deploy/hostFiles';
import {DEFAULT_LOCALE, isLocale, type Locale} from '../src/site/locales';
import {refuse, takeLocales} from './lib/arguments';
import {startDocusaurus} from './lib/docusaurus';
import {ROOT} from './lib/repository';

const BUILD = path.join(ROOT, 'build');

/** Its own folder: a build and dev servers run side by side. */
const FOLDER = '.docusaurus/build';
const OUT = path.join(ROOT, FOLDER, 'out');

void main();

async function main(): Promise<void> {
  const {locales, rest} = takeLocales(process.argv.slice(2));
  if (rest.some((argument) => argument.startsWith('--out-dir'))) {
    refuse('The site is built into build/: leave out --out-dir.');
  }
  const start = performance.now();
  rmSync(path.join(ROOT, FOLDER), {recursive: true, force: true});
  const build = startDocusaurus(
    [
      'build',
      ...locales.flatMap((locale) => ['--locale', locale]),
      ...['--out-dir', OUT],
      ...rest.filter((option) => option !== '--strict'),
    ],
    {
      ...(rest.includes('--strict') ? {STRICT: 'true'} : {}),
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: `${FOLDER}/generated`,
      // Writing a persistent cache takes longer than it saves, and a clean build is reliable.
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    },
  );
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    // On a signal, Docusaurus' build ends with exit code 0, as if it were complete.
    process.once(signal, () => {
      build.kill('SIGTERM');
      process.exit(1);
    });
  }
  const [code] = (await once(build, 'close')) as [number | null];
  if (code !== 0) {
    console.error('The build failed: the messages above say why. build/ is unchanged.');
    process.exit(1);
  }
  publish(locales);
  try {
    writeHostFiles(BUILD);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`Built ${locales.join(', ')} in ${seconds} s into build/.`);
}

/** Replaces the published languages by complete ones. */
function publish(locales: readonly Locale[]): void {
  mkdirSync(BUILD, {recursive: true});
  for (const locale of locales) {
    const isPart = (name: string): boolean =>
      // The default language is the parent folder of the others.
      locale === DEFAULT_LOCALE ? !isLocale(name) : name === locale;
    for (const name of readdirSync(BUILD).filter(isPart)) {
      rmSync(path.join(BUILD, name), {recursive: true});
    }
    for (const name of readdirSync(OUT).filter(isPart)) {
      renameSync(path.join(OUT, name), path.join(BUILD, name));
    }
  }
}
