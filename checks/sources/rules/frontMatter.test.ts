import {expect, test} from 'vitest';
import {PAGE, findingsOf, manual, pageIn, post} from '../../testing';
import {frontMatter} from './frontMatter';

const keys = (extra: string) => findingsOf(frontMatter, {[PAGE]: manual('', extra)});

test.each([
  ['sidebar_label: 1', 'text, in quotes if need be'],
  ['slug: user', 'an address that starts with /'],
  ['keywords: a', 'a list in brackets: [one, two]'],
  ['unlisted: yes', 'true or false'],
])('%s is refused: write %s', async (line, wanted) => {
  const key = line.split(':')[0];
  expect(await keys(`${line}\n`)).toEqual([`${PAGE}:5: "${key}" is none → write ${wanted}`]);
});

test('a position is a number from 0 on', async () => {
  const text = manual('').replace('sidebar_position: 1', 'sidebar_position: -1');
  expect(await findingsOf(frontMatter, {[PAGE]: text})).toEqual([
    `${PAGE}:3: "sidebar_position" is none → write a number from 0 on`,
  ]);
});

test('refuses an unknown key; each kind of page has its own', async () => {
  expect(await keys('sidebar_lable: x\n')).toEqual([
    `${PAGE}:5: unknown front-matter key "sidebar_lable" → remove it or correct its name`,
  ]);
  const shared = 'keywords: [a]\nunlisted: true\ndraft: true\n';
  const ofPages = `${shared}audience: [it]\nminutes: 5\nneeds: a\n`;
  const ofManual = `${ofPages}sidebar_label: x\nslug: /a\ntags: [a]\npagination_next: null\npagination_prev: null\n`;
  const release = 'product/2024-01-01-1.0.md';
  for (const [file, text] of [
    [PAGE, manual('', ofManual)],
    [release, post('havre', '1.0', shared)],
    ['src/pages/about.md', `---\ntitle: a\ndescription: ${'b'.repeat(110)}\n${ofPages}---\n`],
  ] as const) {
    expect(await findingsOf(frontMatter, {[file]: text})).toEqual([]);
  }
  expect(
    await findingsOf(frontMatter, {[release]: post('havre', '1.0', 'minutes: 15\n')}),
  ).toHaveLength(1);
});

test('the data line has known values', async () => {
  expect(await findingsOf(frontMatter, {[PAGE]: manual('', 'audience: [admin]\n')})).toEqual([
    expect.stringContaining(`${PAGE}:5: unknown audience "admin" → use everyone, users`),
  ]);
});

test('only a translated page follows another text', async () => {
  const source = 'source: 3f2a9c1e\n';
  expect(await findingsOf(frontMatter, {[pageIn('de')]: manual('', source)})).toEqual([]);
  expect(await keys(source)).toEqual([
    `${PAGE}:5: unknown front-matter key "source" → remove it or correct its name`,
  ]);
});

test('a value that # would cut is refused; # in quotes and in words is not', async () => {
  expect(await keys('sidebar_label: L’état #1\n')).toEqual([
    `${PAGE}:5: “sidebar_label” ends before #: only “L’état” is read → write it in quotes, sidebar_label: 'L’état #1'`,
  ]);
  expect(await keys("sidebar_label: 'État #1'\n")).toEqual([]);
  expect(await keys('sidebar_label: C# et F#\n')).toEqual([]);
});

test('requires keys on every kind of page', async () => {
  const missing = async (file: string) =>
    (await findingsOf(frontMatter, {[file]: 'Un.'})).map(
      (line) => /without "(\w+)" → add it$/.exec(line)?.[1],
    );
  expect(await missing(PAGE)).toEqual(['title', 'sidebar_position', 'description']);
  expect(await missing('product/2024-01-01-1.0.md')).toEqual([
    ...['title', 'slug', 'date', 'authors', 'tags', 'description'],
  ]);
  expect(await missing('src/pages/a.md')).toEqual(['title', 'description']);
});

test('reports an empty key as missing, on its line', async () => {
  const empty = (value: string) =>
    findingsOf(frontMatter, {[PAGE]: manual('').replace('title: Titre', `title:${value}`)});
  expect(await empty('')).toEqual([`${PAGE}:2: front matter without "title" → add it`]);
  expect(await empty(" ''")).toEqual([`${PAGE}:2: front matter without "title" → add it`]);
  expect(await empty(' 12')).toEqual([
    `${PAGE}:2: "title" is none → write text, in quotes if need be`,
  ]);
});

test('a title has 80 characters at most', async () => {
  const titled = (length: number) =>
    findingsOf(frontMatter, {[PAGE]: manual('').replace('Titre', 'a'.repeat(length))});
  expect(await titled(80)).toEqual([]);
  expect(await titled(81)).toEqual([`${PAGE}:2: title of 81 characters → at most 80`]);
});

test.each([
  [PAGE, 110, 160],
  [pageIn('zh'), 50, 90],
])('a description of %s has %i to %i characters', async (file, min, max) => {
  const described = (length: number) =>
    findingsOf(frontMatter, {[file]: manual('').replace(/a{120}/, 'a'.repeat(length))});
  expect(await described(min)).toEqual([]);
  expect(await described(max)).toEqual([]);
  for (const length of [min - 1, max + 1]) {
    expect(await described(length)).toEqual([
      `${file}:4: description of ${length} characters → write ${min} to ${max}`,
    ]);
  }
});
