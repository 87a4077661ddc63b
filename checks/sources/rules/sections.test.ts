import {expect, test} from 'vitest';
import {PAGE, findingsOf, manual, pageIn, sourcesOf} from '../../testing';
import {duplicates, emptySections, titles} from './sections';

const empty = (body: string) => findingsOf(emptySections, {[PAGE]: manual(body)});

test('a heading, a comment and the marks of an admonition are no content', async () => {
  expect(await empty('## A {/* #a */}')).toEqual([`${PAGE}:1: the page is empty → write it`]);
  expect(await empty('{/* plus tard */}')).toHaveLength(1);
  expect(await empty(':::tip[A]\n\n:::')).toHaveLength(1);
  expect(await empty('::: a')).toHaveLength(1);
  expect(await empty(':: a')).toEqual([]);
});

test('a section may open with its first part, and must not end with an empty one', async () => {
  const parts = (last: string) =>
    `## A {/* #a */}\n\n### B {/* #b */}\n\nUn.\n\n### C {/* #c */}\n\n${last}`;
  expect(await empty(parts('Deux.'))).toEqual([]);
  expect(await empty(parts(''))).toEqual([
    `${PAGE}:13: the section "C" is empty → write it, or delete its heading`,
  ]);
  expect(await empty('## A {/* #a */}\n\n## B {/* #b */}\n\nUn.')).toEqual([
    `${PAGE}:7: the section "A" is empty → write it, or delete its heading`,
  ]);
});

test('refuses a title that is the name of the file or folder', async () => {
  const titled = (file: string, title: string) =>
    findingsOf(titles, {[file]: manual('Un.').replace('Titre', title)});
  expect(await titled('docs/user/index.md', 'user')).toEqual([
    'docs/user/index.md:2: the title is still the name of the file → write a title',
  ]);
  expect(await titled('docs/user/page.md', 'user')).toEqual([]);
  expect(await titled('docs/user/SSO.md', 'SSO')).toEqual([]);
  expect(await findingsOf(titles, {[PAGE]: 'Un.'})).toEqual([]);
});

test('compares titles and descriptions within a language, ignoring case and outer spaces', () => {
  const page = (title: string, description: string) =>
    `---\ntitle: '${title}'\ndescription: '${description}'\n---\n`;
  const found = (files: Record<string, string>) => duplicates(sourcesOf(files));
  const other = 'docs/user/z.md';
  expect(found({[PAGE]: page('Un', 'a'), [other]: page(' uN ', 'b')})).toEqual([
    {
      file: other,
      line: 2,
      message: `the title is that of ${PAGE} too → say what is special to this page`,
    },
  ]);
  expect(found({[PAGE]: page('Un', 'a'), [other]: page('Deux', 'a')})).toEqual([
    expect.objectContaining({
      line: 3,
      message: expect.stringMatching(/^the description is that/) as string,
    }),
  ]);
  expect(found({[PAGE]: page('Un', 'a'), [pageIn('de')]: page('Un', 'a')})).toEqual([]);
  expect(found({[PAGE]: page('', ''), [other]: page('', '')})).toEqual([]);
  // All are reported at the first.
  const third = 'docs/user/zz.md';
  expect(
    found({[PAGE]: page('Un', 'a'), [other]: page('Un', 'b'), [third]: page('Un', 'c')}).map(
      ({message}) => message.includes(PAGE),
    ),
  ).toEqual([true, true]);
});
