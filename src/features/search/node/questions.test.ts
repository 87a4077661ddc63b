import {mkdtempSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {questionsByAddress, tellingWords} from './questions';

const root = mkdtempSync(path.join(tmpdir(), 'questions-'));
afterAll(() => {
  rmSync(root, {recursive: true});
});

const GERMAN = 'i18n/de/docusaurus-plugin-content-docs/current';

for (const [file, text] of Object.entries({
  'docs/intro.md': '---\ntitle: Titre\nslug: /\n---\n',
  'docs/user/page.md': '---\ntitle: Titre\n---\n',
  'product/2025-10-14-4.1.md': "---\nslug: '/havre/version/4.1'\n---\n",
  'docs/intro.questions.yml': 'PAGE: [pourquoi]',
  'docs/user/page.questions.yml': 'PAGE: [un]\na: [deux, 404]',
  'product/2025-10-14-4.1.questions.yml': 'new: [trois]',
  'src/pages/gone.questions.yml': 'PAGE: [personne]',
  [`${GERMAN}/user/page.questions.yml`]: 'a: [zwei]',
})) {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  writeFileSync(path.join(root, file), text);
}

test('questions are found by the address of their section: slug or path of the page', () => {
  expect([...questionsByAddress('fr', root)]).toEqual([
    ['/docs', ['pourquoi']],
    ['/docs/user/page', ['un']],
    ['/docs/user/page#a', ['deux', '404']],
    ['/havre/havre/version/4.1#new', ['trois']],
  ]);
});

test('a language has its own, at the address of the French page, translated or not', () => {
  expect([...questionsByAddress('de', root)]).toEqual([['/docs/user/page#a', ['zwei']]]);
});

test.each([
  ['fr', 'où est-ce que j’ai mis l’accès ?', 'mis acces'],
  ['en', 'How do I share a folder?', 'share folder'],
  ['zh', '文件夹怎么变了', '文件夹 变了'],
  // Nothing else is left.
  ['en', 'what now', 'what now'],
] as const)('in %s, the question “%s” is “%s”', (locale, question, telling) => {
  expect(tellingWords(question, locale)).toBe(telling);
});
