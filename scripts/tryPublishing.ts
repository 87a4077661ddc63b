/**
 * Publishes a page and a release in a copy of the repository, by the commands that CONTRIBUTING names and no
 * other change, then runs the checks and the tests that count pages there: `npm run test:publishing`.
 */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {HISTORIES} from '../src/site/collections';
import {LOCALES} from '../src/site/locales';
import {loadSources} from '../src/sources/load';
import {fileIn} from '../src/sources/places';
import {copyRepository, runIn} from './copy';
import {ROOT} from './repository';

/** The page and the history whose texts the new ones take, as a writer who fills them in would write some. */
const MODEL = 'docs/user/havre/favorites.md';
const PAGE = 'docs/user/havre/favorites-two.md';
const HISTORY = HISTORIES[0];

const copy = copyRepository('publishing');
main();

function main(): void {
  const release = newestRelease();
  const version = `${Number(release.version.split('.')[0]) + 1}.0`;
  run('new:page', '--', PAGE);
  const created = run('new:release', '--', HISTORY.id, version);
  const post = /^Created (.+)$/m.exec(created)?.[1] ?? '';
  for (const locale of LOCALES) {
    fill(fileIn(PAGE, locale), fileIn(MODEL, locale), ['title', 'sidebar_position']);
    fill(fileIn(post, locale), fileIn(release.file, locale), ['title', 'slug', 'date']);
  }
  run('i18n:accept', '--', PAGE, post);
  run('check');
  run('test:unit', '--', 'checks', 'scripts');
  run('build', '--', '--locale', 'fr', '--locale', 'en');
  for (const address of [
    PAGE.replace(/\.md$/, ''),
    `${HISTORY.slug}/${HISTORY.slug}/version/${version}`,
  ]) {
    for (const language of ['', 'en']) {
      if (!existsSync(path.join(copy, 'build', language, address, 'index.html'))) {
        throw new Error(`/${path.posix.join(language, address)} was not built.`);
      }
    }
  }
  run('test:browser', '--', '-g', 'all posts by year|never lost|ever published|made in (fr|en)');
  console.log('A page and a release were published by the documented commands alone.');
}

/** The newest release of the history: its French file and version. */
function newestRelease(): {readonly file: string; readonly version: string} {
  const [file = ''] = [...loadSources(ROOT).files.keys()]
    .filter((name) => name.startsWith(`${HISTORY.id}/`))
    .sort()
    .reverse();
  return {file, version: /^.+\/\d{4}-\d\d-\d\d-(.+)\.md$/.exec(file)?.[1] ?? ''};
}

/** Gives a new file the text and the front matter of another, except for the keys that make it this file. */
function fill(file: string, model: string, own: readonly string[]): void {
  const [target, source] = [file, model].map((name) =>
    readFileSync(path.join(copy, name), 'utf8'),
  ) as [string, string];
  const text = own.reduce((filled, key) => {
    const line = new RegExp(`^${key}: .*$`, 'm');
    return filled.replace(line, () => line.exec(target)?.[0] ?? '');
  }, source);
  writeFileSync(path.join(copy, file), text);
}

/** Runs a script of package.json in the copy. */
function run(script: string, ...args: string[]): string {
  return runIn(copy, 'npm', 'run', '--silent', script, ...args);
}
