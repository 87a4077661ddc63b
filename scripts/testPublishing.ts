/**
 * Publishes a page and a release and moves a page in a copy of the repository, by the commands that CONTRIBUTING names
 * and no other change, then runs the checks and the tests that count pages there, without Git; at last turns the site's
 * switches (tests/e2e/switches.spec.ts): `npm run test:publishing`.
 */
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {HISTORIES} from '../src/site/collections';
import {LOCALES, type Locale} from '../src/site/locales';
import {loadSources} from '../src/sources/load';
import {fileIn} from '../src/sources/places';
import {newestVersion, versionOf} from '../src/sources/release';
import {commitIn, copyRepository, editIn, runIn} from './lib/copy';
import {ROOT} from './lib/repository';

/** The page and the history whose texts the new ones take, as a writer who fills them in would write some. */
const MODEL = 'docs/user/havre/favorites.md';
const PAGE = 'docs/user/havre/favorites-two.md';
const HISTORY = HISTORIES[0];

/** A page that was published and that the manual and the histories link to, and where it moves. */
const MOVED = {from: 'docs/user/havre/suggest-app.md', to: 'docs/user/ask-for-app.md'};

/** What a page may not share with another. */
const OWN: Record<Locale, {readonly title: string; readonly description: string}> = {
  fr: {
    title: 'Vos favoris au quotidien',
    description:
      'Rangez les services que vous ouvrez chaque jour, retrouvez-les en haut de la page et retirez ceux dont vous n’avez plus besoin.',
  },
  en: {
    title: 'Favorites every day',
    description:
      'Arrange the services that you open every day, find them again at the top of the page and remove those you no longer need.',
  },
  de: {
    title: 'Favoriten im Alltag',
    description:
      'Ordnen Sie die Dienste, die Sie jeden Tag öffnen, finden Sie sie oben auf der Seite wieder und entfernen Sie, was Sie nicht brauchen.',
  },
  zh: {
    title: '日常使用收藏',
    description:
      '整理您每天打开的服务，在页面顶部随时找到它们，并移除您不再需要的服务，让您的首页始终保持简洁、清楚，常用的服务一眼就能看到。',
  },
};

const copy = copyRepository('publishing', {asCommit: true});
main();

function main(): void {
  const release = newestRelease();
  const version = `${Number(release.version.split('.')[0]) + 1}.0`;
  run('new:page', '--', PAGE);
  const created = run('new:release', '--', HISTORY.id, version);
  const post = /^Created (.+)$/m.exec(created)?.[1] ?? '';
  for (const locale of LOCALES) {
    fill(fileIn(PAGE, locale), fileIn(MODEL, locale), ['sidebar_position'], OWN[locale]);
    fill(fileIn(post, locale), fileIn(release.file, locale), ['title', 'slug', 'date'], {});
    editIn(copy, fileIn(post, locale), (text) =>
      text.replace(lineOf('description'), (line) => line.replaceAll(release.version, version)),
    );
  }
  run('i18n:accept', '--', PAGE, post);
  commitIn(copy);
  run('move:page', '--', MOVED.from, MOVED.to);
  rmSync(path.join(copy, '.git'), {recursive: true});
  run('check');
  // What starts each command with wrong arguments counts no pages.
  run('test:unit', '--', 'checks', 'scripts', '--exclude', 'scripts/lib/arguments.test.ts');
  run('build', '--', '--locale', 'fr', '--locale', 'en');
  for (const address of [
    MOVED.from.replace(/\.md$/, ''),
    MOVED.to.replace(/\.md$/, ''),
    PAGE.replace(/\.md$/, ''),
    `${HISTORY.slug}/${HISTORY.slug}/version/${version}`,
  ]) {
    for (const language of ['', 'en']) {
      if (!existsSync(path.join(copy, 'build', language, address, 'index.html'))) {
        throw new Error(`/${path.posix.join(language, address)} was not built.`);
      }
    }
  }
  expectNoHistory();
  run(
    'test:browser',
    '--',
    '-g',
    'all posts by year|never lost|ever published|made in (fr|en)|answers in en|redirects.spec',
  );
  console.log(
    'A page and a release were published and a page was moved by the documented commands alone.',
  );
  turnSwitches();
}

/** Builds the site with its switches the other way round; one language is enough. */
function turnSwitches(): void {
  editIn(copy, 'src/site/features.ts', (text) => text.replace('space: true', 'space: false'));
  editIn(copy, 'src/config/navbar.ts', (text) =>
    text.replace('  items: [', '  hideOnScroll: true,\n  items: ['),
  );
  run('build', '--', '--locale', 'en');
  run('test:browser', '--', 'switches');
  console.log('The Space was switched off, the bar that hides on.');
}

/** The copy is no repository, so the build knows no dates: the pages show none, `/changes` lists none and has no feed. */
function expectNoHistory(): void {
  const page = readFileSync(
    path.join(copy, 'build', MODEL.replace(/\.md$/, '/index.html')),
    'utf8',
  );
  if (page.includes('theme-last-updated')) {
    throw new Error('A page shows a date, which a build without Git does not know.');
  }
  const changes = path.join(copy, 'build/changes');
  if (!existsSync(path.join(changes, 'index.html')) || existsSync(path.join(changes, 'atom.xml'))) {
    throw new Error('Without Git /changes must be a page without a feed.');
  }
}

/** The newest release of the history: its French file and version. */
function newestRelease(): {readonly file: string; readonly version: string} {
  const files = [...loadSources(ROOT).files.keys()];
  const version = newestVersion(files, HISTORY.id) ?? '';
  const file = files.find(
    (name) => name.startsWith(`${HISTORY.id}/`) && versionOf(name) === version,
  );
  return {file: file ?? '', version};
}

/**
 * Gives a new file the text and the front matter of another, except for the keys that make it this file, and those
 * that are given.
 */
function fill(
  file: string,
  model: string,
  kept: readonly string[],
  given: Readonly<Record<string, string>>,
): void {
  const [target, source] = [file, model].map((name) =>
    readFileSync(path.join(copy, name), 'utf8'),
  ) as [string, string];
  const own = new Map(Object.entries(given).map(([key, value]) => [key, `${key}: ${value}`]));
  for (const key of kept) {
    own.set(key, lineOf(key).exec(target)?.[0] ?? '');
  }
  const text = [...own].reduce(
    (filled, [key, line]) => filled.replace(lineOf(key), () => line),
    source,
  );
  // Words that the page does not say are no keywords of it.
  writeFileSync(path.join(copy, file), text.replace(/^keywords: .*\n/m, ''));
}

function lineOf(key: string): RegExp {
  return new RegExp(`^${key}: .*$`, 'm');
}

/** Runs a script of package.json in the copy. */
function run(script: string, ...args: string[]): string {
  return runIn(copy, 'npm', 'run', '--silent', script, ...args);
}
