import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {LOCALES, LOCALE_CONFIGS} from '../../src/site/locales';
import {loadBuiltSite} from './load';
import {report} from './rule';
import {markdownTwins} from './twins';

const CANONICAL = 'https://docs.havre.example/docs/a';

const PAGE = `<html lang="fr"><head><link rel="canonical" href="${CANONICAL}"></head><body>
<div class="theme-doc-markdown markdown"><header><h1>Titre</h1></header>
<div data-space-notice><p>Space 99</p></div>
<h2 id="a">Première<a class="hash-link" href="#a">#</a></h2>
<p>Valable 7 jours.</p>
<figure data-screen><div role="img"><svg><text>482 913</text></svg></div></figure>
<table><thead><tr><th>A<th>B<tbody><tr><td>un<td>deux</table>
<pre><code><div>x = 1<br></div><div>y = 2<br></div></code></pre></div></body></html>`;

const TWIN = `---
title: Titre
description: d
language: fr
canonical: ${CANONICAL}
---

# Titre

## Première <a id="a"></a>

Valable 7 jours. [Ici](${CANONICAL}.md#a), [là](https://elsewhere.example/x#y).

| A | B |
| - | - |
| un | deux |

\`\`\`text
x = 1
y = 2
\`\`\`
`;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'twins-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

function findings(
  twin: string | undefined,
  index = `- [Titre](${CANONICAL}.md): d\n`,
  page = PAGE,
): string[] {
  const files = {
    'docs/a/index.html': page,
    ...(twin === undefined ? {} : {'docs/a.md': twin}),
    ...Object.fromEntries(
      LOCALES.map((locale) => LOCALE_CONFIGS[locale].baseUrl.slice(1)).flatMap((base) => [
        [`${base}llms.txt`, base === '' ? index : ''],
        [`${base}llms-full.txt`, base === '' ? `<${CANONICAL}.md>\n` : ''],
      ]),
    ),
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  }
  const found = report(markdownTwins, loadBuiltSite(folder), '').findings;
  // What is wrong, and what to do.
  found.forEach(({message}) => expect(message).toMatch(/^\S.* → \S/s));
  return found.map(({path: at, message}) => `${at}: ${message}`);
}

test('accepts a twin with the content of its page', () => {
  expect(findings(TWIN)).toEqual([]);
});

test.each([
  ['Première', 'Deuxième', 'lacks the heading “Première”'],
  ['7 jours', 'des jours', 'lacks the number “7”'],
  ['| un | deux |\n', '', 'lacks the table row “undeux”'],
  ['y = 2', 'y  = 2', 'lacks the code block “x = 1'],
  ['Valable', '<Since version="1" />', 'holds <Since version="1" />'],
  ['Valable', ':::tip', 'holds :::'],
  ['.md#a', '.md#b', 'the link https://docs.havre.example/docs/a.md#b leads nowhere'],
  [`${CANONICAL}.md#a`, 'https://docs.havre.example/gone', 'gone leads nowhere'],
  [`(${CANONICAL}.md#a`, '(/docs/a.md', 'the link /docs/a.md leads nowhere'],
  ['description: d', 'description: ""', 'has no description'],
  [`canonical: ${CANONICAL}`, 'canonical: x', 'names x as its page'],
])('with “%s” as “%s” it is refused: %s', (from, to, message) => {
  expect(findings(TWIN.replace(from, to))).toEqual([expect.stringContaining(message)]);
});

test('reports a page without a twin, and a twin missing in the index', () => {
  expect(findings(undefined)[0]).toMatch(/^\/docs\/a\.md: is missing/);
  expect(findings(TWIN, '')).toEqual(['/llms.txt: does not list /docs/a.md → list it']);
});

/** Faults of a twin whose page has one part more. */
const lacks = (part: string) =>
  findings(TWIN, undefined, PAGE.replace('<p>Valable', `${part}<p>Valable`)).map(
    (line) => / lacks the (.+) of its page/.exec(line)?.[1],
  );

test.each([
  ['<h2 id="b">Deux</h2>', ['heading “Deux”']],
  ['<h6 id="b">Deux</h6>', ['heading “Deux”']],
  ['<p>8 et <b>9</b></p>', ['number “8”', 'number “9”']],
  ['<p>8</p><p>9</p>', ['number “8”', 'number “9”']],
  ['<ul><li>8<li>9</ul>', ['number “8”', 'number “9”']],
  ['8<br>9', ['number “8”', 'number “9”']],
  ['<img alt="x">8', ['number “8”']],
  ['<pre>z</pre>', ['code block “z”']],
  ['<pre>8<div>9</div></pre>', ['code block “89”', 'number “89”']],
  [
    '<table><tr><td>x</td><td>y!</td></tr><tr><td>z</td></tr></table>',
    ['table row “xy”', 'table row “z”'],
  ],
])('reports %s missing in a twin', (part, told) => {
  expect(lacks(part)).toEqual(told);
});

test.each([
  '<h2>Titre du modèle</h2>',
  '<article><h2 id="b">Carte 8</h2></article>',
  '<div data-space-notice>8</div>',
  '<div role="img">8</div>',
  '<div role="status">8</div>',
  '<span class="visually-hidden">8</span>',
  '<a class="hash-link">8</a>',
])('accepts a twin without %s', (part) => {
  expect(lacks(part)).toEqual([]);
});

test('ignores text around the content of a page', () => {
  const around = PAGE.replace(
    '<body>',
    '<body><nav><h2 id="n">8</h2></nav><div class="markdowns">9</div>',
  ).replace('</body>', '<footer><table><tr><td>7</td></tr></table><pre>6</pre></footer></body>');
  expect(findings(TWIN, undefined, around)).toEqual([]);
});

test.each([
  ['Titre\ndescription', 'title', ''],
  ['language: fr', 'language', 'language: 1'],
])('reports wrong front matter: %s', (line, key, other) => {
  const twin = key === 'title' ? TWIN.replace('title: Titre\n', '') : TWIN.replace(line, other);
  expect(findings(twin)).toEqual([
    `/docs/a.md: has no ${key} → look at src/features/twins/build/plugin.ts`,
  ]);
});

test('reports a twin without front matter', () => {
  expect(findings(TWIN.replace(/^---[\s\S]*?\n---\n/, ''))).toHaveLength(4);
  expect(findings(TWIN.replace(/^---[\s\S]*?\n---\n/, '---\n1\n---\n'))).toHaveLength(4);
});

test.each(['{/* x */}', '<div>', '</Tabs>', '<br>'])(
  'reports %s, which is no plain Markdown',
  (mark) => {
    expect(findings(TWIN.replace('Valable', `${mark} Valable`)).join()).toContain(
      'which is no plain Markdown',
    );
  },
);

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
  rmSync(path.join(folder, 'de/llms-full.txt'));
  expect(
    report(markdownTwins, loadBuiltSite(folder), '').findings.map(({path: at}) => at),
  ).toContain('/de/llms-full.txt');
});

test('only pages of the manual and releases have twins; everything read is counted', () => {
  findings(TWIN);
  for (const page of [
    'docs',
    'documents',
    'havre',
    'havre/havre/version/1.0',
    'havre/loquet/version/1',
  ]) {
    mkdirSync(path.join(folder, page), {recursive: true});
    writeFileSync(path.join(folder, page, 'index.html'), '<html></html>');
  }
  const {read, findings: found} = report(markdownTwins, loadBuiltSite(folder), '');
  expect(
    found.filter(({message}) => message.startsWith('is missing')).map(({path: at}) => at),
  ).toEqual(expect.arrayContaining(['/docs.md', '/havre/havre/version/1.0.md']));
  expect(found.filter(({message}) => message.startsWith('is missing'))).toHaveLength(2);
  // Two headings, two rows, a block of code, three numbers.
  expect(read).toBe(8);
});
