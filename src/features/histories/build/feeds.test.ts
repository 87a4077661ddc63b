import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {BRAND} from '../../../site/brand';
import {feeds} from './feeds';

let outDir: string;

beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'feeds-'));
  vi.stubEnv('DOCUSAURUS_CURRENT_LOCALE', 'en');
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(outDir, {recursive: true});
});

function post(version: string, more: object = {}) {
  const file = path.join(outDir, `havre/havre/version/${version}/index.html`);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(
    file,
    `<main><div id="__blog-post-container"><p>Text of ${version}</p></div></main>`,
  );
  return {
    metadata: {
      title: `Havre ${version}`,
      permalink: `/en/havre/havre/version/${version}`,
      date: new Date('2026-01-02'),
      description: `About ${version}`,
      tags: [{label: 'Platform'}],
      authors: [{name: 'Team', page: {permalink: '/en/havre/authors/havre'}}, {}],
      unlisted: false,
      ...more,
    },
  };
}

async function write(...blogPosts: object[]): Promise<(file: string) => string> {
  const plugin = feeds();
  await plugin.allContentLoaded?.({
    allContent: {'docusaurus-plugin-content-blog': {product: {blogPosts}}},
  } as never);
  const siteConfig = {favicon: 'img/favicon.svg', trailingSlash: undefined};
  await plugin.postBuild?.({outDir, baseUrl: '/en/', siteConfig} as never);
  return (file) => readFileSync(path.join(outDir, 'havre', file), 'utf8');
}

test('a history has its posts in three formats, each with its own address', async () => {
  const read = await write(post('2.0', {date: new Date('2026-02-03')}), post('1.0'));
  const site = `${BRAND.siteUrl}/en/havre`;
  expect(JSON.parse(read('feed.json'))).toMatchObject({
    title: 'Havre: Version history',
    home_page_url: site,
    feed_url: `${site}/feed.json`,
    items: [
      {
        id: `${site}/havre/version/2.0`,
        url: `${site}/havre/version/2.0`,
        title: 'Havre 2.0',
        content_html: '<p>Text of 2.0</p>',
        summary: 'About 2.0',
        date_modified: '2026-02-03T00:00:00.000Z',
        tags: ['Platform'],
      },
      {title: 'Havre 1.0'},
    ],
  });
  const atom = read('atom.xml');
  expect(atom).toContain(`<link rel="self" href="${site}/atom.xml"/>`);
  expect(atom).toContain('<updated>2026-02-03T00:00:00.000Z</updated>');
  expect(atom).toContain(`<icon>${BRAND.siteUrl}/en/img/favicon.svg</icon>`);
  expect(atom).toContain(`<uri>${BRAND.siteUrl}/en/havre/authors/havre</uri>`);
  expect(atom).toContain('<category label="Platform" term="Platform"/>');
  expect(atom).toContain(`<rights>© ${BRAND.copyrightYear} ${BRAND.owner}</rights>`);
  const rss = read('rss.xml');
  expect(rss).toContain(`<atom:link href="${site}/rss.xml" rel="self"`);
  expect(rss).toContain('<language>en</language>');
  expect(rss).toContain(`<author>${BRAND.supportEmail} (Team)</author>`);
});

test('an unlisted post is in no feed, and a history without posts has none', async () => {
  const read = await write(post('1.0'), post('2.0', {unlisted: true}));
  expect(read('rss.xml')).toContain('Havre 1.0');
  expect(read('rss.xml')).not.toContain('Havre 2.0');
  expect(existsSync(path.join(outDir, 'extension'))).toBe(false);
});
