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

function findings(twin: string | undefined, index = `- [Titre](${CANONICAL}.md): d\n`): string[] {
  const files = {
    'docs/a/index.html': PAGE,
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
  return report(markdownTwins, loadBuiltSite(folder), '').findings.map(
    ({path: at, message}) => `${at}: ${message}`,
  );
}

test('a twin that says all that its page says is accepted', () => {
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

test('a page without a twin, and a twin that the index forgets, are named', () => {
  expect(findings(undefined)[0]).toMatch(/^\/docs\/a\.md: is missing/);
  expect(findings(TWIN, '')).toEqual(['/llms.txt: does not list /docs/a.md → list it']);
});
