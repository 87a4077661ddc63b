import {expect, test} from 'vitest';
import {findingsOf, manual, sourcesOf} from '../../testing';
import {currentRelease, postLists, posts} from './posts';

const FILE = 'product/2024-01-31-1.2.md';
const RIGHT = `---\ntitle: Havre 1.2\nslug: /havre/version/1.2\ndate: 2024-01-31\nauthors: [havre]\ntags: [havre]\ndescription: d\n---\n\nTexte.\n\n{/* truncate */}\n\nTexte.\n`;
const LISTS = {
  'tags.yml': 'havre:\n  label: a\nb:\n  label: b\n',
  'authors.yml': 'havre:\n  name: a\n',
};

test('tags and authors are lists of keys', () => {
  const found = (text: string) => postLists(sourcesOf({...LISTS, [FILE]: text}));
  expect(found(RIGHT)).toEqual([]);
  expect(found(RIGHT.replace('authors: [havre]', 'authors: [x, 1]'))).toEqual([
    {
      file: FILE,
      line: 5,
      message: 'unknown author "x" → use a key of authors.yml: havre',
      follows: 'authors.yml',
    },
    {
      file: FILE,
      line: 5,
      message: 'unknown author 1 → use a key of authors.yml: havre',
      follows: 'authors.yml',
    },
  ]);
  expect(found(RIGHT.replace('tags: [havre]\n', ''))).toEqual([]);
  expect(postLists(sourcesOf({...LISTS, 'docs/a.md': manual('', 'tags: [x]\n')}))).toEqual([]);
});

test.each(['product/2024-02-30-1.2.md', 'product/1.2.md', 'product/a/2024-01-31-1.2.md'])(
  'refuses the file name %s',
  async (file) => {
    expect(await findingsOf(posts, {[file]: RIGHT})).toEqual([
      `${file}:1: has no name of a release note → name it <history>/2025-10-14-4.1.1.md`,
    ]);
  },
);

test('a translation has the version after the name in its language', async () => {
  const file = 'i18n/zh/docusaurus-plugin-content-blog-extension/2024-01-31-1.2.md';
  const [found = ''] = await findingsOf(posts, {
    [file]: RIGHT.replaceAll('havre', 'extension').replace('Havre', 'Extension'),
  });
  expect(found).toMatch(/:2: "title" is not what the file's name says → write \S.* 1\.2$/);
  expect(found).not.toContain('write Extension');
});

test('compares the file name with each key, on its line', async () => {
  const found = (one: string, other: string) =>
    findingsOf(posts, {[FILE]: RIGHT.replace(one, other)});
  expect(await found('slug: /havre/version/1.2', 'slug: /x')).toEqual([
    `${FILE}:3: "slug" is not what the file's name says → write /havre/version/1.2`,
  ]);
  expect(await found('tags: [havre]', 'tags: [x]')).toEqual([
    `${FILE}:6: without the tag of its history → write [havre]`,
  ]);
  expect(await found('tags: [havre]', 'tags: havre')).toEqual([]);
  expect(await found('date: 2024-01-31\n', '')).toEqual([]);
  for (const [key, one, other] of [
    ['date', '2024-01-31', '2024-01-30'],
    ['date', '2024-01-31', '31/01/2024'],
    ['title', 'Havre 1.2', 'Havre 1.1'],
  ] as const) {
    const line = (value: string) => `${key}: ${value}`;
    expect(await found(line(one), line(other))).toEqual([expect.stringContaining(`"${key}"`)]);
  }
  expect(await found('Havre 1.2', 'Havre\u202F1.2')).toEqual([]);
});

test('the truncate mark is between two texts; blank lines do not count', async () => {
  const body = (text: string) =>
    findingsOf(posts, {[FILE]: RIGHT.replace(/\n\nTexte[\s\S]*/, `\n\n${text}`)});
  expect(await body('Un.\n  {/* truncate */}  \nDeux.')).toEqual([]);
  expect(await body('Un.')).toEqual([expect.stringContaining('0 times {/* truncate */}')]);
  expect(await body('{/* truncate */}\n\nUn.')).toHaveLength(1);
  expect(await body('Un.\n\n{/* truncate */}\n \n')).toEqual([
    `${FILE}:12: {/* truncate */} with nothing before or after → put it after the opening paragraph`,
  ]);
  expect(await body('Un.\n\n{/* truncate */}\n\nDeux.\n\n{/* truncate */}\n\nTrois.')).toEqual([
    expect.stringContaining('2 times {/* truncate */}'),
  ]);
});

test('what to do comes first and is a list; a section appears once', async () => {
  const body = (text: string) => findingsOf(posts, {[FILE]: RIGHT + text});
  const section = (id: string, text = '- Un.') => `\n## A {/* #${id} */}\n\n${text}\n`;
  const [todo, news, fixed] = [section('upgrade-notes'), section('new'), section('fixed')];
  expect(await body(todo + section('other') + news + fixed)).toEqual([]);
  expect(await body(news + fixed)).toEqual([]);
  expect(await body(news + todo)).toEqual([
    `${FILE}:16: the section #new is not in its place → order them: upgrade-notes, new`,
  ]);
  expect(await body(fixed + news)).toHaveLength(1);
  expect(await body(news + news)).toHaveLength(1);
  expect(await body(section('upgrade-notes', 'Rien.') + news)).toEqual([
    `${FILE}:16: the section #upgrade-notes without entries → list what to do, or delete it`,
  ]);
});

test('reports an older release with its line in every language, and ignores other words', async () => {
  const found = await findingsOf(currentRelease, {
    [FILE]: RIGHT,
    'src/pages/markdown-page.md': 'Un.\n- **Havre** 1.1, une plateforme\n',
    'i18n/de/docusaurus-plugin-content-pages/markdown-page.md': '- **Havre** 1.1.3\n',
    'src/config/announcement.ts': "a\n\ntext: 'Havre 1.1, puis Loquet 9.9'",
  });
  expect(found).toEqual([
    'src/pages/markdown-page.md:2: names the release 1.1, and the newest is 1.2 → write 1.2',
    'i18n/de/docusaurus-plugin-content-pages/markdown-page.md:1: names the release 1.1.3, and the newest is 1.2 → write 1.2',
    'src/config/announcement.ts:3: names the release 1.1, and the newest is 1.2 → write 1.2',
  ]);
  expect(await findingsOf(currentRelease, {'src/config/announcement.ts': 'Havre 1.1'})).toEqual([]);
});
