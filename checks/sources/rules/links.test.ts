import {expect, test} from 'vitest';
import {LINKS} from '../../../src/site/brand';
import {PAGE, findingsOf, manual, pageIn, post, sourcesOf} from '../../testing';
import {links} from './links';

const problems = (url: string, text = 'texte') =>
  findingsOf(links, {[PAGE]: manual(`[${text}](${url})`)});

test.each([
  ['https://a', 'is no address'],
  ['https://a.example/b%20c', 'is no address'],
  ['https://wiki.havre.example', 'names a host of Havre that is none of src/site/brand.ts'],
  ['https://havre.com', 'names a host of Havre'],
  ['mailto:a@b', 'is no e-mail address'],
  ['pathname:///nothing.txt', 'leads to no file that the build writes'],
  ['http://a.example', 'starts with http: → write https:'],
  ['./other.md', 'is relative'],
])('%s is refused: it %s', async (url, says) => {
  const found = await problems(url);
  expect(found).toEqual([expect.stringContaining(`${PAGE}:7: the link ${url} ${says}`)]);
});

test.each([
  'https://a.example:8080/b',
  'https://acme.eu.havre.example/admin',
  LINKS.edit,
  'mailto:a.b+c@d.example?subject=e',
  'pathname:///third-party-notices.txt',
  '/',
  '/havre/archive',
  '/havre/rss.xml',
  '/havre/tags/new-things',
])('%s is accepted', async (url) => {
  expect(await problems(url)).toEqual([]);
});

test.each(['/havre/page/x', '/havre/other/a', '/x/havre/page/2'])(
  'reports a link to %s, which the build does not write',
  async (url) => {
    expect(await problems(url)).toEqual([
      `${PAGE}:7: the link ${url} leads to no page → correct its address`,
    ]);
  },
);

test('accepts a link to a file of static/', async () => {
  const files = {[PAGE]: manual('[texte](/img/a.svg)')};
  expect(await findingsOf(links, files)).toHaveLength(1);
  expect(await findingsOf(links, {...files, 'static/img/a.svg': ''})).toEqual([]);
});

test('reports a link without a target', async () => {
  expect(await problems('https://a.example', ' \u00A0')).toEqual([
    `${PAGE}:7: the link https://a.example has no text → write between the brackets where it leads`,
  ]);
});

test('names the faulty target of a link as the cause', () => {
  const [toFile] = links(sourcesOf({[PAGE]: manual('[a](/user/gone.md)')}));
  expect(toFile?.follows).toBe('docs/user/gone.md');
  const note = 'product/2024-01-01-1.0.md';
  const [toAddress] = links(sourcesOf({[note]: `${post('havre', '1.0')}\n[a](/docs/user/gone)\n`}));
  expect(toAddress?.follows).toBe('docs/user/gone.md');
  const [toSection] = links(
    sourcesOf({[PAGE]: manual('[a](/user/b.md#z)'), 'docs/user/b.md': manual('B')}),
  );
  expect(toSection?.follows).toBe('docs/user/b.md');
});

test('ignores sections of an unreadable page', async () => {
  const files = {[PAGE]: manual('[a](/user/b.md#z)'), 'docs/user/b.md': '<Since'};
  expect(await findingsOf(links, files)).toEqual([]);
});

test('posts use addresses, the manual file paths', async () => {
  const note = 'product/2024-01-01-1.0.md';
  const inPost = await findingsOf(links, {
    [note]: `${post('havre', '1.0')}\n[a](/user/page.md)\n`,
    [PAGE]: manual('A'),
  });
  expect(inPost).toEqual([expect.stringContaining('is a file path → write the address')]);
  expect(await problems('/docs')).toEqual([expect.stringContaining('is an address → write')]);
  const site = {'docs/intro.md': manual('', 'slug: /\n'), [PAGE]: manual('## S {/* #s */}')};
  for (const url of [
    '/docs/user/page#s',
    '/docs/user/page/#s',
    '/docs/',
    '/havre/havre/version/1.0',
  ]) {
    const files = {...site, [note]: `${post('havre', '1.0')}\n[a](${url})\n`};
    expect(await findingsOf(links, files), url).toEqual([]);
  }
  expect(await problems('/docsify')).toEqual([expect.stringContaining('leads to no page')]);
});

test('translations link to their own sections', async () => {
  const page = (id: string) => manual(`## A {/* #${id} */}\n\n[a](#a)`);
  expect(await findingsOf(links, {[PAGE]: page('a'), [pageIn('de')]: page('a')})).toEqual([]);
  expect(await findingsOf(links, {[PAGE]: page('a'), [pageIn('de')]: page('b')})).toHaveLength(1);
});
