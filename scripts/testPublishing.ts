/**
 * Publishes a page and a release and moves a page in a copy of the repository, by the commands in CONTRIBUTING alone,
 * then runs the checks and the tests that count pages there, without Git; at last inverts the site's switches
 * (tests/e2e/switches.spec.ts) and tries faults that must stop a build: `npm run test:publishing`.
 */
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {HISTORIES} from '../src/site/collections';
import {LOCALES, type Locale} from '../src/site/locales';
import {loadSources} from '../src/content/load';
import {fileIn} from '../src/content/places';
import {newestVersion, versionOf} from '../src/content/release';
import {commitIn, copyRepository, editIn, runIn, tryIn} from './lib/copy';
import {ROOT} from './lib/repository';

/** Models for the texts of the new page and release. */
const MODEL = 'docs/user/havre/favorites.md';
const PAGE = 'docs/user/havre/favorites-two.md';
const HISTORY = HISTORIES[0];

/** A published page with links from manual and histories, and its new path. */
const MOVED = {from: 'docs/user/havre/suggest-app.md', to: 'docs/user/ask-for-app.md'};

/** Values that must differ between pages. */
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

const NAVBAR = 'src/config/navbar.ts';

/** Markdown that the theme writes with style attributes. */
const UNUSED_MARKDOWN = `
| Left | Centre |
| :--- | :---: |
| a | b |

\`\`\`js showLineNumbers=5
const five = 5;
const six = 6;
\`\`\`
`;

/** Kinds of navbar items that the site does not use (specification §2). */
const ITEM_KINDS = [
  {type: 'doc', docId: 'intro', label: 'Kind doc'},
  {type: 'docsVersion', label: 'Kind docsVersion'},
  {type: 'docsVersionDropdown'},
  {type: 'html', value: '<b>Kind html</b>'},
  {to: '/havre', label: 'Kind link'},
];

/** Faults that must stop a build: a change of a file, and the expected message. */
const FAULTS = [
  {
    name: 'A page that throws while it is rendered',
    file: fileIn('docs/intro.md', 'en'),
    change: (text: string) => `${text}\n{(() => { throw new Error('thrown by a page'); })()}\n`,
    sentence: 'thrown by a page',
  },
  ...(
    [
      ['An unknown sidebar', {type: 'docSidebar', sidebarId: 'nope'}, 'any sidebar with id "nope"'],
      ['An unknown page', {type: 'doc', docId: 'nope'}, 'find any doc with id "nope"'],
      ['An unknown kind of item', {type: 'nope'}, 'Bad navbar item type nope'],
      [
        'An item that throws',
        {type: 'custom-nope'},
        'No NavbarItem component found for type "custom-nope".',
      ],
    ] as const
  ).map(([name, item, sentence]) => ({
    name,
    file: NAVBAR,
    change: withItems({label: 'Fault', ...item}),
    sentence,
  })),
  {
    name: 'An empty sidebar',
    file: 'sidebars.ts',
    // The name of the navbar's own item.
    change: (text: string) => text.replace(/manual: \[.*\]/, 'manual: []'),
    sentence: 'Sidebar with ID "manual" doesn\'t have anything to be linked to.',
  },
];

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
    // The page's own text: a sentence of an answer stands on one page.
    editIn(copy, fileIn(PAGE, locale), (text) =>
      text.replace(/(?<=^---\n[\s\S]*?\n---\n)[\s\S]*/, `\n${OWN[locale].description}\n`),
    );
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
  // The tests of wrong arguments count no pages.
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
    'all posts by year|published address|rendered in (fr|en)|answers in en|redirects.spec',
  );
  console.log(
    'A page and a release were published and a page was moved by the documented commands alone.',
  );
  turnSwitches();
  refuseFaults();
  console.log('What stops a stock build stops this one.');
}

/** Builds the site with inverted switches and more kinds of navbar items; one language is enough. */
function turnSwitches(): void {
  editIn(copy, 'src/site/features.ts', (text) => text.replace('space: true', 'space: false'));
  editIn(copy, NAVBAR, (text) =>
    text
      .replace('  items: [', '  hideOnScroll: true,\n  items: [')
      .replace('  logo: {', "  logo: {style: {border: '2px solid red'}, "),
  );
  editIn(copy, 'src/config/announcement.ts', (text) =>
    text.replace(
      /(?<=^ {2}id: .*\n)/m,
      "  backgroundColor: 'rgb(1, 2, 3)',\n  textColor: 'white',\n",
    ),
  );
  editIn(copy, fileIn(MODEL, 'en'), (text) => text + UNUSED_MARKDOWN);
  addVersion('1.0');
  addNavbarItems(...ITEM_KINDS);
  run('build', '--', '--locale', 'en');
  run('test:browser', '--', 'switches');
  console.log(
    'The Space was switched off, the bar that hides on, every kind of navbar item shown.',
  );
}

/** Adds a former version of the manual with its first page. */
function addVersion(version: string): void {
  mkdirSync(path.join(copy, `versioned_docs/version-${version}`), {recursive: true});
  mkdirSync(path.join(copy, 'versioned_sidebars'));
  writeFileSync(path.join(copy, 'versions.json'), JSON.stringify([version]));
  writeFileSync(
    path.join(copy, `versioned_docs/version-${version}/intro.md`),
    '---\nslug: /\ntitle: Bienvenue\ndescription: Une version plus ancienne.\n---\n\nTexte.\n',
  );
  writeFileSync(
    path.join(copy, `versioned_sidebars/version-${version}-sidebars.json`),
    JSON.stringify({manual: ['intro']}),
  );
}

/** Expects exit code 1 and the message of each fault (specification §8). */
function refuseFaults(): void {
  for (const {name, file, change, sentence} of FAULTS) {
    const before = readFileSync(path.join(copy, file), 'utf8');
    editIn(copy, file, change);
    const {status, output} = tryIn(copy, 'npm', 'run', '--silent', 'build', '--', '--locale', 'en');
    writeFileSync(path.join(copy, file), before);
    if (status !== 1 || !output.includes(sentence)) {
      console.error(output);
      throw new Error(`${name} must stop the build with exit code 1 and "${sentence}".`);
    }
  }
}

function addNavbarItems(...items: readonly object[]): void {
  editIn(copy, NAVBAR, withItems(...items));
}

/** @returns a function that adds items to the text of the navbar's configuration */
function withItems(...items: readonly object[]): (text: string) => string {
  const lines = items.map((item) => `    ${JSON.stringify(item)},\n`).join('');
  return (text) => text.replace('  items: [\n', (start) => start + lines);
}

/** Without Git, pages show no dates, `/changes` lists none and has no feed. */
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
 * Gives a new file the text and front matter of another, except for the keys that make it this file, and given values.
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
  writeFileSync(path.join(copy, file), text);
}

function lineOf(key: string): RegExp {
  return new RegExp(`^${key}: .*$`, 'm');
}

function run(script: string, ...args: string[]): string {
  return runIn(copy, 'npm', 'run', '--silent', script, ...args);
}
