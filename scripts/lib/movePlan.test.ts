import {expect, test} from 'vitest';
import {manual, post, sourcesOf} from '../../checks/testing';
import {LOCALES} from '../../src/site/locales';
import {buildSources, type Sources} from '../../src/content/load';
import {
  accept,
  lockFile,
  lockOf,
  printLock,
  sectionsBehind,
  translationStatus,
} from '../../src/content/lock';
import {REDIRECTS_FILE, TRANSLATED_LOCALES, fileIn} from '../../src/content/places';
import {mentions, planMove, type Move} from './movePlan';

const OLD = 'docs/user/havre/old.md';
const NEW = 'docs/user/havre/new.md';
const INDEX = 'docs/user/havre/index.md';
const OTHER = 'docs/user/havre/other.md';
const POST = 'product/2024-01-01-1.0.md';
const QUESTIONS = 'src/features/search/questions/fr.yml';
const EMPTY_LIST = 'export const REDIRECTS: Redirects = {};\n';

const LINKS = [
  'Voir [l’ancienne](/user/havre/old.md), [sa section](/user/havre/old.md#a "Titre"),',
  '[une autre](/user/havre/old-er.md), [un dossier](/user/havre/old/x.md) et `user/havre/old`.',
].join(' ');

/** A site in which every page has its translations, all reviewed. */
function site(files: Record<string, string> = {}, redirects = EMPTY_LIST): Sources {
  const french: Record<string, string> = {
    [INDEX]: manual('Un.', 'audience: [users]\n'),
    [OLD]: manual('Deux.\n\n## A {/* #a */}\n\nTrois, [ici](/user/havre/old.md#a).'),
    [OTHER]: manual(`${LINKS}\n\n## B {/* #b */}\n\n[Encore](/user/havre/old.md#a).`).replace(
      'sidebar_position: 1',
      'sidebar_position: 2',
    ),
    [POST]:
      post('havre', '1.0') +
      '\n[Page](/docs/user/havre/old#a), [page](/docs/user/havre/old), /docs/user/havre/old-er /docs/user/havre/old/x /docs/user/havre/old/\n',
    ...files,
  };
  const all = Object.entries(french).flatMap(([file, text]) =>
    file.endsWith('.md') && !file.startsWith('i18n/')
      ? LOCALES.map((locale) => [fileIn(file, locale), text] as const)
      : [[file, text] as const],
  );
  return reviewed(sourcesOf({...Object.fromEntries(all), [REDIRECTS_FILE]: redirects}));
}

function reviewed(sources: Sources): Sources {
  const locks = TRANSLATED_LOCALES.map((locale) => {
    const french = sources.pages.filter(({file, source}) => file === source);
    return [lockFile(locale), printLock(accept(sources, locale, french))] as const;
  });
  return buildSources(new Map([...sources.files, ...locks]));
}

function moved(sources: Sources, to = NEW, ...rest: [Record<string, string>?]): Move {
  const plan = planMove(sources, OLD, to, rest[0] ?? {});
  if ('refusal' in plan) {
    throw new Error(plan.refusal);
  }
  return plan;
}

/** The sources as they are after a move. */
function after({files}: Sources, {renamed, written}: Move): Sources {
  const kept = [...files].filter(([file]) => !renamed.has(file));
  return buildSources(new Map([...kept, ...written]));
}

test('a page moves in every language, and its old address redirects to it', () => {
  const plan = moved(site());
  expect(Object.fromEntries(plan.renamed)).toEqual(
    Object.fromEntries(LOCALES.map((locale) => [fileIn(OLD, locale), fileIn(NEW, locale)])),
  );
  expect([plan.oldAddress, plan.newAddress]).toEqual([
    '/docs/user/havre/old',
    '/docs/user/havre/new',
  ]);
  expect(plan.written.get(REDIRECTS_FILE)).toBe(
    `export const REDIRECTS: Redirects = {\n  '/docs/user/havre/old': '/docs/user/havre/new',\n};\n`,
  );
  expect(plan.written.get(fileIn(NEW, 'de'))).toContain('[ici](/user/havre/new.md#a)');
});

test('rewrites links to the page in every language, in the manual and in posts, and no others', () => {
  const {written} = moved(site());
  for (const locale of LOCALES) {
    expect(written.get(fileIn(OTHER, locale))).toContain(
      '[l’ancienne](/user/havre/new.md), [sa section](/user/havre/new.md#a "Titre"), ' +
        '[une autre](/user/havre/old-er.md), [un dossier](/user/havre/old/x.md) et `user/havre/old`.',
    );
    expect(written.get(fileIn(POST, locale))).toContain(
      '[Page](/docs/user/havre/new#a), [page](/docs/user/havre/new), /docs/user/havre/old-er /docs/user/havre/old/x /docs/user/havre/new/',
    );
  }
  expect(written.has(INDEX)).toBe(false);
});

test('rewrites absolute addresses of the site, not of other sites', () => {
  const text =
    'https://docs.havre.example/en/docs/user/havre/old https://x.example/docs/user/havre/old';
  const {written} = moved(site({[OTHER]: manual(text)}));
  expect(written.get(OTHER)).toContain(
    'https://docs.havre.example/en/docs/user/havre/new https://x.example/docs/user/havre/old',
  );
});

test('rewrites questions, published sections and other data, sorted as before', () => {
  const sources = site({
    [QUESTIONS]: '/docs/user/havre/old#a:\n  [quand]\n/docs/user/havre/old: [où]\n',
    'i18n/fr/published.txt': '/docs/user/havre/old#a\n/docs/user/havre/other#b\n',
  });
  const data = new Map([['tests/x.json', '["/docs/user/havre/old#*"]']]);
  const plan = planMove(sources, OLD, 'docs/user/havre/zoo.md', {}, data) as Move;
  expect(plan.written.get(QUESTIONS)).toBe(
    '/docs/user/havre/zoo#a:\n  [quand]\n/docs/user/havre/zoo: [où]\n',
  );
  expect(plan.written.get('i18n/fr/published.txt')).toBe(
    '/docs/user/havre/other#b\n/docs/user/havre/zoo#a\n',
  );
  expect(plan.written.get('tests/x.json')).toBe('["/docs/user/havre/zoo#*"]');
});

test('moves readers’ questions with their page', () => {
  const beside = (locale: (typeof LOCALES)[number], file: string) =>
    fileIn(file, locale).replace(/md$/, 'questions.yml');
  const {renamed} = moved(
    site(Object.fromEntries(LOCALES.map((locale) => [beside(locale, OLD), 'a: [x]\n']))),
  );
  expect(renamed.size).toBe(8);
  expect(renamed.get(beside('zh', OLD))).toBe(beside('zh', NEW));
});

test('keeps the state of translations: reviewed or behind', () => {
  const sources = site();
  const other = sources.files.get(OTHER)!.replace('[Encore]', '[Encore 3 fois]');
  const behind = buildSources(new Map([...sources.files, [OTHER, other]]));
  expect(states(behind)).toEqual({[OTHER]: 'stale'});
  const result = after(behind, moved(behind));
  expect(states(result)).toEqual({[OTHER]: 'stale'});
  const page = result.pageOfFile.get(OTHER)!;
  expect(sectionsBehind(page, lockOf(result, 'de')).map(({id}) => id)).toEqual(['b']);
  expect(states(after(sources, moved(sources)))).toEqual({});
  expect([...lockOf(result, 'en').keys()].filter((key) => key.startsWith(OLD))).toEqual([]);
  expect(lockOf(result, 'en').has(`${NEW}#a`)).toBe(true);
});

/** The French pages of which a translation is not complete. */
function states(sources: Sources): Record<string, string> {
  return Object.fromEntries(
    translationStatus(sources)
      .filter(({state}) => state !== 'complete')
      .map(({source, state}) => [source.file, state]),
  );
}

test('in another folder a page gets the next free position, and its imports are adjusted', () => {
  const plan = moved(
    site({
      'docs/user/index.md': manual('Un.'),
      [OLD]: manual("import Rescue from './_rescue.md';\n\nDeux."),
      'docs/user/first.md': manual('Un.'),
    }),
    'docs/user/new.md',
  );
  const text = plan.written.get(fileIn('docs/user/new.md', 'zh'));
  expect(text).toContain("import Rescue from './havre/_rescue.md';");
  expect(text).toContain('\nsidebar_position: 2\n');
  expect(moved(site()).written.get(NEW)).toContain('\nsidebar_position: 1\n');
});

test('a page that becomes the index of a folder keeps its address: no redirect', () => {
  const plan = moved(site(), 'docs/user/havre/old/index.md');
  expect(plan.newAddress).toBe(plan.oldAddress);
  expect(plan.written.has(REDIRECTS_FILE)).toBe(false);
  expect(plan.written.get(OTHER)).toContain('(/user/havre/old/index.md#a "Titre")');
  expect(plan.written.has(POST)).toBe(false);
});

test('earlier redirects, also of sections, lead to the new address in one step; one from the new address is removed', () => {
  const before = {
    '/docs/older': '/docs/user/havre/old',
    '/docs/user/havre/new': '/docs/user/havre/old',
    '/docs/user/havre/old#gone': '/docs/user/havre/other#b',
    '/docs/user/havre/other#gone': '/docs/user/havre/old#a',
  };
  const text = `export const REDIRECTS: Redirects = {
  '/docs/older': '/docs/user/havre/old',
  '/docs/user/havre/new':
    '/docs/user/havre/old',
  '/docs/user/havre/old#gone': '/docs/user/havre/other#b',
  '/docs/user/havre/other#gone': '/docs/user/havre/old#a',
};
`;
  expect(moved(site({}, text), NEW, before).written.get(REDIRECTS_FILE)).toBe(
    `export const REDIRECTS: Redirects = {
  '/docs/older': '/docs/user/havre/new',
  '/docs/user/havre/new#gone': '/docs/user/havre/other#b',
  '/docs/user/havre/other#gone': '/docs/user/havre/new#a',
  '/docs/user/havre/old': '/docs/user/havre/new',
};
`,
  );
});

test.each([
  ['docs/none.md', NEW, 'docs/none.md is no French page of the manual'],
  [fileIn(OLD, 'de'), NEW, 'is no French page of the manual'],
  [POST, NEW, 'is no French page of the manual'],
  [OLD, 'docs/user/Neu.md', '"docs/user/Neu.md" is no name for a page'],
  [OLD, 'user/new.md', 'is no name for a page'],
  [OLD, OLD, 'is there already'],
  [OLD, OTHER, `${OTHER} exists already.`],
  [
    OLD,
    'docs/user/nowhere/new.md',
    'create it first with npm run new:page -- docs/user/nowhere/index.md',
  ],
  [
    INDEX,
    'docs/user/new/index.md',
    'opens its folder: move the other pages of docs/user/havre/ first',
  ],
  ['docs/user/SSO.md', 'docs/user/sso.md', 'differs from docs/user/SSO.md by capitals only'],
  [OLD, 'docs/user/taken.md', 'docs/user/slug.md has the address /docs/user/taken already'],
])('refuses %s to %s in one sentence', (from, to, sentence) => {
  const sources = site({
    'docs/user/SSO.md': manual('Un.'),
    'docs/user/slug.md': manual('Un.', 'slug: /user/taken\n'),
    'docs/user/index.md': manual('Un.'),
  });
  expect(planMove(sources, from, to, {})).toEqual({
    refusal: expect.stringContaining(sentence) as string,
  });
});

test('refuses a missing translation, an unreadable page or an unexpected list, without a change', () => {
  const {files} = site();
  const refusal = (changed: Record<string, string | undefined>, redirects = {}) => {
    const entries = Object.entries({...Object.fromEntries(files), ...changed});
    const sources = sourcesOf(
      Object.fromEntries(
        entries.filter((entry): entry is [string, string] => entry[1] !== undefined),
      ),
    );
    const plan = planMove(sources, OLD, NEW, redirects);
    return 'refusal' in plan ? plan.refusal : undefined;
  };
  expect(refusal({[fileIn(OLD, 'zh')]: undefined})).toMatch(/old\.md is missing, and a page moves/);
  expect(refusal({[OTHER]: '<Since'})).toBe(
    `${OTHER} cannot be read, and may link to the page: npm run check says why.`,
  );
  expect(refusal({}, {'/docs/a': '/docs/b'})).toMatch(/^redirects\.ts holds more than one list/);
  const text = "export const REDIRECTS: Redirects = {\n  '/docs/a': '/docs/b',\n};\n";
  expect(refusal({[REDIRECTS_FILE]: text}, {'/docs/a': '/docs/b'})).toBe(
    'redirects.ts: the old address /docs/a leads to /docs/b, which is no page → name the page that has its content now.',
  );
});

test('lists lines that still name the old address', () => {
  const texts = new Map([
    ['a.ts', "x\nconst A = '/docs/user/havre/old#a';\n'user/havre/old', '/user/havre/old.md'"],
    ['b.ts', "'/docs/user/havre/old-er', '/docs/user/havre/old/x', 'old', '/my-user/havre/older'"],
    ['c.ts', "'docs/user'\n'/user'\n'/docs/user/x'"],
  ]);
  expect(mentions(texts, OLD, '/docs/user/havre/old')).toEqual([
    "a.ts:2: const A = '/docs/user/havre/old#a';",
    "a.ts:3: 'user/havre/old', '/user/havre/old.md'",
  ]);
  expect(mentions(texts, 'docs/user/index.md', '/docs/user')).toEqual(["c.ts:1: 'docs/user'"]);
});
