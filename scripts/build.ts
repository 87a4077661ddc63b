/**
 * Builds the site: `npm run build` all languages, `npm run build -- --locale de` one, into `build/de`.
 *
 * Each language is built in a process of its own (the search package keeps the language of the first build
 * in its process) and in a folder of its own, and replaces the published one only when it is complete:
 * a failed build leaves the last good one in place.
 */
import {spawn} from 'node:child_process';
import {mkdirSync, readdirSync, renameSync, rmSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {DEFAULT_LOCALE, isLocale, type Locale} from '../src/site/locales';
import {readLocales} from './arguments';

const ROOT = path.resolve(__dirname, '..');
const BUILD = path.join(ROOT, 'build');
const WORK = path.join(ROOT, '.docusaurus');

const locales = readLocales(process.argv.slice(2));
void main();

async function main(): Promise<void> {
  const start = Date.now();
  // More than two at once gain nothing: the bundler already uses every core.
  const workers = Math.min(2, availableParallelism());
  const queue = [...locales];
  const failed: Locale[] = [];
  await Promise.all(
    Array.from({length: workers}, async () => {
      for (let locale = queue.shift(); locale; locale = queue.shift()) {
        if (!(await buildLocale(locale))) {
          failed.push(locale);
        }
      }
    }),
  );
  if (failed.length > 0) {
    console.error(
      `Not built: ${failed.join(', ')}. The messages above say why; build/ is unchanged.`,
    );
    process.exit(1);
  }
  for (const locale of locales) {
    publish(locale);
  }
  console.log(`Built ${locales.join(', ')} in ${seconds(start)} s into build/.`);
}

/** Builds one language into its staging folder; its messages are shown when it ends, under its name. */
async function buildLocale(locale: Locale): Promise<boolean> {
  const start = Date.now();
  const work = path.join(WORK, locale);
  rmSync(work, {recursive: true, force: true});
  mkdirSync(work, {recursive: true});
  console.log(`[${locale}] building…`);
  const output: Buffer[] = [];
  const child = spawn(
    process.execPath,
    [
      require.resolve('@docusaurus/core/bin/docusaurus.mjs'),
      'build',
      '--locale',
      locale,
      '--out-dir',
      path.join(work, 'out'),
    ],
    {
      cwd: ROOT,
      env: {
        ...process.env,
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.relative(ROOT, path.join(work, 'generated')),
        // A cache on disk is slower to write than it saves in a clean build, and two builds would share it.
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  const text = Buffer.concat(output).toString();
  const warnings = text.split('\n').filter((line) => line.includes('[WARNING]')).length;
  if (code !== 0 || warnings > 0) {
    console.log(text.trim());
  }
  const verdict = code === 0 ? `done in ${seconds(start)} s` : `failed with exit code ${code}`;
  console.log(`[${locale}] ${verdict}${warnings > 0 ? `, ${warnings} warning(s)` : ''}`);
  return code === 0;
}

/** Puts a complete language in the place of the published one. */
function publish(locale: Locale): void {
  const out = path.join(WORK, locale, 'out');
  mkdirSync(BUILD, {recursive: true});
  if (locale === DEFAULT_LOCALE) {
    // The default language is the parent folder of the others.
    for (const name of readdirSync(BUILD).filter((entry) => !isLocale(entry))) {
      rmSync(path.join(BUILD, name), {recursive: true});
    }
    for (const name of readdirSync(out)) {
      renameSync(path.join(out, name), path.join(BUILD, name));
    }
  } else {
    rmSync(path.join(BUILD, locale), {recursive: true, force: true});
    renameSync(path.join(out, locale), path.join(BUILD, locale));
  }
}

function seconds(start: number): string {
  return ((Date.now() - start) / 1000).toFixed(1);
}
