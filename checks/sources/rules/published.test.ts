import {expect, test} from 'vitest';
import {PUBLISHED} from '../../../src/content/published';
import {PAGE, manual, pageIn, post, sourcesOf} from '../../testing';
import {publishedSections} from './published';

const found = (list: string | undefined, files: Record<string, string>) =>
  publishedSections(sourcesOf(list === undefined ? files : {...files, [PUBLISHED]: list}));
const section = (id: string) => manual(`Un.\n\n## A {/* #${id} */}\n\nTexte.`);

test.each([
  ['/docs/user/gone', {}, 'docs/user/gone.md'],
  ['/docs/user', {[PAGE]: manual('')}, 'docs/user/index.md'],
  [
    '/havre/havre/version/1.0',
    {
      'product/2024-01-01-2.0.md': post('havre', '2.0'),
      'product/2024-01-01-1.0.md': post('havre', '1.1'),
    },
    'product/2024-01-01-1.0.md',
  ],
])('names a page %s that is gone by its former path: %#', (address, files, file) => {
  const [first] = found(`${address}#a\n`, files);
  expect(first).toEqual({
    file,
    line: 1,
    message: `the published page ${address} is gone → bring it back, or move it (CONTRIBUTING, "Move a page"); if it must go, let redirects.ts lead its address to another page and delete in ${PUBLISHED} the sections that this page lacks`,
  });
});

test('reports each section that is gone, and the first new one, on its line', () => {
  expect(found('/docs/user/page#a\n/docs/user/page#b\n', {[PAGE]: section('a')})).toEqual([
    {
      file: PAGE,
      line: 1,
      depth: 1,
      message: `the published section #b is gone → give a section this id again, or let redirects.ts lead /docs/user/page#b to its new place; if it must go, delete /docs/user/page#b in ${PUBLISHED}`,
    },
  ]);
  const two = manual('## A {/* #a */}\n\nUn.\n\n## B {/* #b */}\n\n## C {/* #c */}');
  expect(found('/docs/user/page#a\n', {[PAGE]: two})).toEqual([
    {
      file: PAGE,
      line: 11,
      message: `the section #b is new → run npm run i18n:accept -- ${PAGE}, which adds it to ${PUBLISHED}`,
      follows: PAGE,
    },
  ]);
});

test('a page that redirects keeps its sections at its target', () => {
  const sources = sourcesOf({
    [PAGE]: section('a'),
    [PUBLISHED]: '/docs/old#a\n/docs/old#b\n/docs/user/page#a\n',
  });
  // A page that exists answers for itself: another rule refuses its line.
  const redirects = {'/docs/old': '/docs/user/page', '/docs/user/page': '/docs/none'};
  expect(publishedSections(sources, redirects)).toEqual([
    {
      file: PAGE,
      line: 1,
      depth: 1,
      message: `the published section #b is gone → give a section this id again, or let redirects.ts lead /docs/user/page#b to its new place; if it must go, delete /docs/old#b in ${PUBLISHED}`,
    },
  ]);
});

test('a section that redirects is accounted for, on its page and where that has moved', () => {
  const sources = sourcesOf({
    [PAGE]: section('a'),
    [PUBLISHED]: '/docs/old#c\n/docs/user/page#a\n/docs/user/page#b\n',
  });
  const moved = {'/docs/old': '/docs/user/page', '/docs/user/page#b': '/docs/user/page#a'};
  expect(publishedSections(sources, {...moved, '/docs/user/page#c': '/docs/user/page'})).toEqual(
    [],
  );
  expect(publishedSections(sources, moved).map(({message}) => message)).toEqual([
    expect.stringMatching(/^the published section #c is gone/),
  ]);
});

test('a section with another id, or none, is where the lost one is looked for', () => {
  for (const heading of ['## B', '## B {/* #c */}']) {
    const page = manual(`## A {/* #a */}\n\nUn.\n\n${heading}\n\nDeux.`);
    expect(found('/docs/user/page#a\n/docs/user/page#b\n', {[PAGE]: page})[0]).toMatchObject({
      line: 11,
      message: expect.stringContaining('the published section #b is gone') as string,
    });
  }
});

test('ignores translations and unreadable pages', () => {
  expect(
    found('/docs/user/page#a\n', {[PAGE]: section('a'), [pageIn('de')]: section('z')}),
  ).toEqual([]);
  expect(found('/docs/user/page#a\n', {[PAGE]: '<Since'})).toEqual([]);
  const file = 'product/2024-01-01-1.0.md';
  const broken = post('havre', '1.0').replace('{/* truncate */}', '<!-- truncate -->');
  for (const text of [broken, broken.replace('slug:', 'Slug:')]) {
    expect(found('/havre/havre/version/1.0#a\n', {[file]: text})).toEqual([]);
  }
});
