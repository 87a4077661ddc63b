/**
 * Builds one language from two clones of the repository in folders with other names, one of them with `--strict`, and
 * from a source archive without Git, and compares them file by file with each other and with the same language of
 * `build/`: `npm run test:bytes`, after `npm run build` of the same commit; `-- --locale de` compares German instead of
 * English.
 */
import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {builtCommit} from '../src/changes/commit';
import {DEFAULT_LOCALE} from '../src/site/locales';
import {refuse, refuseRest, takeLocales} from './arguments';
import {cloneRepository, runIn} from './copy';
import {ROOT} from './repository';
import {ARCHIVE_FOLDER, writeArchive} from './sourceArchive';
import {temporaryFolder} from './temporary';

const USAGE = 'npm run test:bytes -- [--locale de]';
const {locales, isNamed, rest} = takeLocales(process.argv.slice(2));
refuseRest(rest, USAGE);
const [locale = DEFAULT_LOCALE] = isNamed ? locales : ['en' as const];
const whole = path.join(ROOT, 'build', locale);
// The default language shares its folder with the others.
if (locale === DEFAULT_LOCALE || locales.length === 0) {
  refuse(`Give one language with a folder of its own: ${USAGE}`);
}
if (!existsSync(whole)) {
  refuse(`build/${locale} is not there: run "npm run build" first.`);
}
if (execFileSync('git', ['status', '--porcelain'], {cwd: ROOT}).length > 0) {
  refuse('There are changes that clones would not have: commit them, then build.');
}
if (!readFileSync(path.join(whole, '404.html'), 'utf8').includes(`content=${builtCommit(ROOT)}`)) {
  refuse(`build/${locale} is of another commit: run "npm run build" first.`);
}

void main();

async function main(): Promise<void> {
  const archive = temporaryFolder('bytes-archive');
  await writeArchive(path.join(archive, 'sources.tar.gz'));
  execFileSync('tar', ['-xzf', 'sources.tar.gz'], {cwd: archive});
  const unpacked = path.join(archive, ARCHIVE_FOLDER);
  const copies = [
    ['clone, --strict', cloneRepository('bytes'), '--strict'],
    ['clone', cloneRepository('bytes-in-a-folder-with-a-longer-name')],
    ['archive', unpacked],
  ] as const;
  const builds = new Map([['build', hashesIn(whole)]]);
  for (const [name, folder, ...options] of copies) {
    // Its own packages: names of classes hold where a package lies, and a shared folder lies elsewhere.
    runIn(folder, 'npm', 'ci', '--prefer-offline', '--no-audit', '--no-fund');
    runIn(folder, 'npm', 'run', '--silent', 'build', '--', '--locale', locale, ...options);
    builds.set(name, hashesIn(path.join(folder, 'build', locale)));
  }
  const files = new Set([...builds.values()].flatMap((hashes) => [...hashes.keys()]));
  const differing = [...files].filter(
    (file) => new Set([...builds.values()].map((hashes) => hashes.get(file))).size > 1,
  );
  // Pages name their scripts: what differs by itself comes first.
  differing.sort((a, b) => Number(a.endsWith('.html')) - Number(b.endsWith('.html')));
  for (const file of differing.slice(0, 20)) {
    const hashes = [...builds].map(
      ([name, of]) => `${name} ${of.get(file)?.slice(0, 8) ?? 'without'}`,
    );
    console.log(`differs: ${file} (${hashes.join('; ')})`);
  }
  console.log(`${builds.size} builds of ${files.size} files: ${differing.length} differ.`);
  process.exitCode = differing.length === 0 && files.size > 0 ? 0 : 1;
}

/** Path → hash of every file of a build. */
function hashesIn(folder: string): Map<string, string> {
  return new Map(
    readdirSync(folder, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [
        path.relative(folder, file),
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ]),
  );
}
