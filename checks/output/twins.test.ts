import {rmSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, test} from 'vitest';
import {folderWith, writeIn} from '../../src/content/testing';
import {LOCALES, LOCALE_CONFIGS} from '../../src/site/locales';
import {loadBuiltSite} from './load';
import {report} from './rule';
import {markdownTwins} from './twins';

const CANONICAL = 'https://docs.havre.example/docs/a';

const PAGE = `<html lang="fr"><head><link rel="canonical" href="${CANONICAL}"></head><body>
<h1>Titre</h1><h2 id="a">Première<a class="hash-link" href="#a">#</a></h2></body></html>`;

const TWIN = `---
title: Titre
description: d
language: fr
canonical: ${CANONICAL}
---

# Titre

## Première <a id="a"></a>

Valable 7 jours. [Ici](${CANONICAL}.md#a), [là](https://elsewhere.example/x#y).
`;

let folder: string;

beforeEach(() => {
  folder = folderWith();
});

function findings(
  twin: string | undefined,
  index = `- [Titre](${CANONICAL}.md): d\n`,
  page = PAGE,
): string[] {
  writeIn(folder, {
    'docs/a/index.html': page,
    ...(twin === undefined ? {} : {'docs/a.md': twin}),
    ...Object.fromEntries(
      LOCALES.map((locale) => [
        `${LOCALE_CONFIGS[locale].baseUrl}llms.txt`,
        locale === 'fr' ? index : '',
      ]),
    ),
  });
  const found = report(markdownTwins, loadBuiltSite(folder), '').findings;
  // What is wrong, and what to do.
  found.forEach(({message}) => expect(message).toMatch(/^\S.* → \S/s));
  return found.map(({path: at, message}) => `${at}: ${message}`);
}

test('accepts a twin with the sections of its page', () => {
  expect(findings(TWIN)).toEqual([]);
});

test.each([
  ['.md#a', '.md#b', 'the link https://docs.havre.example/docs/a.md#b leads nowhere'],
  [`${CANONICAL}.md#a`, 'https://docs.havre.example/gone', 'gone leads nowhere'],
  [`(${CANONICAL}.md#a`, '(/docs/a.md', 'the link /docs/a.md leads nowhere'],
])('with “%s” as “%s” it is refused: %s', (from, to, message) => {
  expect(findings(TWIN.replace(from, to))).toEqual([expect.stringContaining(message)]);
});

test('reports a section that the twin lacks', () => {
  const page = PAGE.replace('</body>', '<h3 id="b">Deux</h3></body>');
  expect(findings(TWIN, undefined, page)).toEqual([
    expect.stringContaining('/docs/a.md: lacks the section #b of its page'),
  ]);
});

test('reports a page without a twin, and a twin missing in the index', () => {
  expect(findings(undefined)[0]).toMatch(/^\/docs\/a\.md: is missing/);
  expect(findings(TWIN, '')).toEqual(['/llms.txt: does not list /docs/a.md → list it']);
});

test.each([
  ['.md#a', '/'],
  ['.md#a', '/#a'],
  ['https://elsewhere.example/x#y', 'https://docs.havre.example/llms.txt'],
])('accepts links to pages and files: %s → %s', (from, to) => {
  expect(findings(TWIN.replace(from, to))).toEqual([]);
});

test('llms.txt lists every indexable page, in each language', () => {
  const hidden = PAGE.replace('<head>', '<head><meta name="robots" content="noindex">');
  expect(findings(TWIN, '', hidden)).toEqual([]);
  expect(findings(TWIN, `- [Titre](${CANONICAL}.md)\n`)).toHaveLength(1);
  rmSync(path.join(folder, 'de/llms.txt'));
  expect(
    report(markdownTwins, loadBuiltSite(folder), '').findings.map(({path: at}) => at),
  ).toContain('/de/llms.txt');
});

test('only pages of the manual and releases have twins; everything read is counted', () => {
  findings(TWIN);
  for (const page of ['docs', 'documents', 'havre', 'havre/havre/version/1.0']) {
    writeIn(folder, {[`${page}/index.html`]: '<html></html>'});
  }
  const {read, findings: found} = report(markdownTwins, loadBuiltSite(folder), '');
  expect(
    found.filter(({message}) => message.startsWith('is missing')).map(({path: at}) => at),
  ).toEqual(expect.arrayContaining(['/docs.md', '/havre/havre/version/1.0.md']));
  expect(found.filter(({message}) => message.startsWith('is missing'))).toHaveLength(2);
  // Two links and a section.
  expect(read).toBe(3);
});
