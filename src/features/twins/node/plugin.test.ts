import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {folderWith, writeIn} from '../../../content/testing';
import {twins} from './plugin';

const SITE = 'https://docs.havre.example';
const GERMAN = 'i18n/de/docusaurus-plugin-content-docs/current';

let siteDir: string;

beforeEach(() => {
  siteDir = folderWith();
  vi.stubEnv('NODE_ENV', 'production');
});

afterEach(() => {
  vi.unstubAllEnvs();
});

function doc(id: string, file: string, text: string, more: object = {}) {
  writeIn(siteDir, {[file]: text});
  const title = `Titel ${id}`;
  return {
    id,
    source: `@site/${file}`,
    title,
    description: `Zu ${id}`,
    permalink: `/de/docs/${id}`,
    frontMatter: {title},
    lastUpdatedAt: Date.UTC(2026, 0, 2, 3),
    unlisted: false,
    ...more,
  };
}

interface Source {
  readonly source: string;
  readonly [key: string]: unknown;
}

const context = () =>
  ({siteDir, codeTranslations: {}, i18n: {currentLocale: 'de'}}) as unknown as LoadContext;

async function publish(docs: Source[], items: object[], blogPosts: {metadata: Source}[] = []) {
  const plugin = twins(context());
  await plugin?.allContentLoaded?.({
    allContent: {
      'docusaurus-plugin-content-docs': {
        default: {loadedVersions: [{docs, sidebars: {manual: items}}]},
      },
      'docusaurus-plugin-content-blog': {product: {blogPosts}},
    },
  } as never);
  const outDir = path.join(siteDir, 'build');
  await plugin?.postBuild?.({outDir, baseUrl: '/de/'} as never);
  return (file: string) => readFileSync(path.join(outDir, file), 'utf8');
}

test('a twin has front matter, and its links point to other twins', async () => {
  const links = [
    '[a](/b/index.md#x) [b](#y) [c](/havre/havre/version/1.0/) [d](https://a.example/c.md)',
    '[e](/root_url/admin) [f](/havre) [g](mailto:a@b.example) [h](/gone.md#z)',
  ];
  const read = await publish(
    [
      doc('a', `${GERMAN}/a.md`, `---\ntitle: x\n---\n\n${links.join('\n')}\n`),
      doc('b', `${GERMAN}/b/index.md`, 'Text B', {permalink: '/de/docs/b/'}),
    ],
    [
      {type: 'doc', id: 'a'},
      {type: 'doc', id: 'b'},
    ],
    [
      {
        metadata: {
          ...doc('n', 'i18n/de/docusaurus-plugin-content-blog-product/2026-01-01-1.0.md', 'Neu'),
          permalink: '/de/havre/havre/version/1.0',
          date: new Date('2026-01-01'),
        },
      },
    ],
  );
  const twin = read('docs/a.md');
  expect(twin.split('\n---\n')[0]).toBe(
    `---\ntitle: Titel a\ndescription: Zu a\nlanguage: de\ncanonical: ${SITE}/de/docs/a\nupdated: '2026-01-02'`,
  );
  expect(twin).toContain('\n# Titel a\n');
  for (const link of [
    `[a](${SITE}/de/docs/b.md#x)`,
    `[b](${SITE}/de/docs/a.md#y)`,
    `[c](${SITE}/de/havre/havre/version/1.0.md)`,
    '[d](https://a.example/c.md)',
    '[e](https://acme.eu.havre.example/admin)',
    `[f](${SITE}/de/havre)`,
    '[g](mailto:a@b.example)',
    `[h](${SITE}/de/gone.md#z)`,
  ]) {
    expect(twin).toContain(link);
  }
  expect(read('havre/havre/version/1.0.md')).toContain("date: '2026-01-01'");
});

test('pages are listed in the order of the sidebar, under their breadcrumb', async () => {
  const read = await publish(
    [
      doc('in', `${GERMAN}/in.md`, 'Text 1', {frontMatter: {sidebar_label: 'Kurz'}}),
      doc('cat', `${GERMAN}/cat/index.md`, 'Text 2\n\n<DocCardList />'),
      doc('sub', `${GERMAN}/cat/sub/index.md`, 'Text 3'),
      doc('first', `${GERMAN}/first.md`, 'Text 4'),
      doc('hidden', `${GERMAN}/hidden.md`, 'Text 5', {unlisted: true}),
    ],
    [
      {
        type: 'category',
        label: 'Teil',
        link: {type: 'doc', id: 'cat'},
        items: [
          {type: 'doc', id: 'in'},
          {type: 'category', label: 'Unter', link: {type: 'doc', id: 'sub'}, items: []},
        ],
      },
      {type: 'doc', id: 'first'},
      {type: 'doc', id: 'hidden'},
    ],
  );
  const index = read('llms.txt');
  expect(index).toMatch(/^# Havre\n\n> Dokumentation zu Havre und Loquet\n\nJede Seite /);
  const lines = index.split('\n').filter((line) => /^(?:##|-) /.test(line));
  expect(lines.slice(0, 7)).toEqual([
    '## Handbuch',
    `- [Titel first](${SITE}/de/docs/first.md): Zu first`,
    '## Teil',
    `- [Titel cat](${SITE}/de/docs/cat.md): Zu cat`,
    `- [Titel in](${SITE}/de/docs/in.md): Zu in`,
    '## Teil › Unter',
    `- [Titel sub](${SITE}/de/docs/sub.md): Zu sub`,
  ]);
  expect(lines.slice(7)).toContain('## Havre: Versionsverlauf');
  // What is not listed has its twin all the same.
  expect(read('docs/hidden.md')).toContain('Text 5');
  const cards = read('docs/cat.md');
  expect(cards).toContain(`[Kurz](${SITE}/de/docs/in.md)`);
  expect(cards).toContain(`[Unter](${SITE}/de/docs/sub.md)`);
});

test('a twin contains the translation notice and data line of its page', async () => {
  const read = await publish(
    [doc('a', 'docs/a.md', 'Bonjour <Since version="1.0" />', {frontMatter: {minutes: 15}})],
    [{type: 'doc', id: 'a'}],
  );
  const twin = read('docs/a.md');
  expect(twin).toContain('language: fr');
  expect(twin).toContain('15\u00A0min');
  expect(twin.indexOf('15\u00A0min')).toBeLessThan(twin.indexOf('Bonjour'));
  expect(twin).toContain(`[seit Havre 1.0](${SITE}/de/havre/havre/version/1.0)`);
});

test('a twin contains the partials of its page', async () => {
  writeIn(siteDir, {
    [`${GERMAN}/_b.md`]: '- **Verloren?** [Entfernen](/a.md#x) {props.children}',
  });
  const read = await publish(
    [
      doc(
        'a',
        `${GERMAN}/a.md`,
        "import B from './_b.md';\n\nText\n\n- in a list:\n\n  <B>sofort</B>\n\nEnde",
      ),
    ],
    [{type: 'doc', id: 'a'}],
  );
  const twin = read('docs/a.md');
  expect(twin).toContain(`- **Verloren?** [Entfernen](${SITE}/de/docs/a.md#x) sofort`);
});
