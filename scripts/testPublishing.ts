/**
 * A writer's way in a copy of the repository, by the commands in CONTRIBUTING alone: a new page, a new release and a
 * redirect pass the checks and are built in English; then two authoring errors are refused: `npm run test:publishing`.
 */
import {spawnSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {HISTORIES} from '../src/site/collections';
import {LOCALES, type Locale} from '../src/site/locales';
import {loadFiles} from '../src/content/load';
import {REDIRECTS_FILE, fileIn} from '../src/content/places';
import {newestVersion, versionOf} from '../src/content/release';
import {copyRepository} from './lib/copy';
import {ROOT} from './lib/repository';

const PAGE = 'docs/user/havre/favorites-two.md';
const HISTORY = HISTORIES[0];
const OLD_ADDRESS = 'docs/user/havre/old-favorites';

const TEXTS: Record<Locale, {readonly title: string; readonly text: string}> = {
  fr: {
    title: 'Vos favoris au quotidien',
    text: 'Rangez les services que vous ouvrez chaque jour, retrouvez-les en haut de la page et retirez ceux dont vous n’avez plus besoin.',
  },
  en: {
    title: 'Favorites every day',
    text: 'Arrange the services that you open every day, find them at the top of the page, and remove those that you no longer need.',
  },
  de: {
    title: 'Favoriten im Alltag',
    text: 'Ordnen Sie die Dienste, die Sie jeden Tag öffnen, finden Sie sie oben auf der Seite und entfernen Sie, was Sie nicht mehr brauchen.',
  },
  zh: {
    title: '日常使用收藏',
    text: '整理您每天打开的服务，在页面顶部随时找到它们，并移除您不再需要的服务，让首页始终简洁清楚，一眼就能找到想要的内容。',
  },
};

/** Markdown that the theme writes with style attributes, which the policy refuses. */
const ALIGNED = `
| A | B |
| :--- | :---: |
| 1 | 2 |

\`\`\`js showLineNumbers=5
const five = 5;
const six = 6;
\`\`\`
`;

const copy = copyRepository('publishing');
main();

function main(): void {
  const release = newestRelease();
  const version = `${Number(release.version.split('.')[0]) + 1}.0`;
  run('new:page', '--', PAGE);
  const created = run('new:release', '--', HISTORY.id, version);
  const post = /^Created (.+)$/m.exec(created)?.[1] ?? '';
  for (const locale of LOCALES) {
    const {title, text} = TEXTS[locale];
    edit(fileIn(PAGE, locale), (skeleton) =>
      skeleton
        .replace(/^title: .*$/m, `title: ${title}`)
        .replace("description: ''", `description: ${text}`)
        .replace(/\n---\n[\s\S]*/, `\n---\n\n${text}\n${ALIGNED}`),
    );
    const model = readFileSync(path.join(copy, fileIn(release.file, locale)), 'utf8');
    edit(fileIn(post, locale), (skeleton) =>
      model.replace(/^---\n[\s\S]*?\n---\n/, (frontMatter) =>
        frontMatter
          .replaceAll(release.version, version)
          .replace(/^date: .*$/m, /^date: .*$/m.exec(skeleton)?.[0] ?? ''),
      ),
    );
  }
  edit('src/config/navbar.ts', (text) =>
    text.replace('  logo: {', "  logo: {style: {border: '2px solid red'}, "),
  );
  edit('src/config/announcement.ts', (text) =>
    text.replace(
      /(?<=^ {2}id: .*\n)/m,
      "  backgroundColor: 'rgb(1, 2, 3)',\n  textColor: 'white',\n",
    ),
  );
  edit(REDIRECTS_FILE, (text) =>
    text.replace('Redirects = {', `$&'/${OLD_ADDRESS}': '/${PAGE.replace(/\.md$/, '')}',`),
  );
  run('i18n:accept', '--', PAGE, post);
  run('check');
  // That no page asks for what the policy refuses, the build itself sees.
  run('build', '--', '--locale', 'en', '--no-minify');
  const address = PAGE.replace(/\.md$/, '');
  const route = `${HISTORY.slug}/${HISTORY.slug}/version/${version}`;
  expectBuilt(OLD_ADDRESS, `url=/en/${address}"`);
  expectBuilt(address, TEXTS.en.text);
  expectBuilt(HISTORY.slug, `/en/${route}`);
  expectBuilt(route, `Havre ${version}`);
  console.log('A page, a release and a redirect were published by the documented commands alone.');
  edit(PAGE, (text) => `${text}\n[Favoris](/user/havre/nowhere.md)\n\n<Since version="99.9" />\n`);
  const {status, output} = attempt('check', '--', PAGE);
  for (const sentence of ['/user/havre/nowhere.md', 'no post for havre 99.9']) {
    if (status !== 1 || !output.includes(sentence)) {
      throw new Error(`npm run check must end with exit code 1 and name ${sentence}: ${output}`);
    }
  }
  console.log('Two authoring errors are refused.');
}

/** A page of the English build holds a text. */
function expectBuilt(address: string, text: string): void {
  const html = readFileSync(path.join(copy, 'build/en', address, 'index.html'), 'utf8');
  if (!html.includes(text)) {
    throw new Error(`/en/${address} was built without ${text}.`);
  }
}

/** The newest release of the history: its French file and version. */
function newestRelease(): {readonly file: string; readonly version: string} {
  const files = [...loadFiles(ROOT).files.keys()];
  const version = newestVersion(files, HISTORY.id) ?? '';
  const file = files.find(
    (name) => name.startsWith(`${HISTORY.id}/`) && versionOf(name) === version,
  );
  return {file: file ?? '', version};
}

function edit(file: string, change: (text: string) => string): void {
  const absolute = path.join(copy, file);
  writeFileSync(absolute, change(readFileSync(absolute, 'utf8')));
}

/** Runs a script. @returns its output @throws when it fails */
function run(script: string, ...args: string[]): string {
  const {status, stdout, output} = attempt(script, ...args);
  if (status !== 0) {
    console.error(output);
    throw new Error(`npm run ${script} must pass when nothing but the documented steps was done.`);
  }
  return stdout;
}

/** Runs a script, which may fail, and prints its duration. */
function attempt(script: string, ...args: string[]) {
  const start = performance.now();
  const {status, stdout, stderr} = spawnSync('npm', ['run', '--silent', script, ...args], {
    cwd: copy,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`exit ${status}: npm run ${[script, ...args].join(' ')} (${seconds} s)`);
  return {status, stdout, output: stdout + stderr};
}
