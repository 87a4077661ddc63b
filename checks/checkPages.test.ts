import {expect, test} from 'vitest';
import {hashOf, withSource} from '../src/content/sourceHash';
import {printable} from './finding';
import {checkPages, checkSources} from './checkSources';
import {PAGE, manual, pageIn, sourcesOf} from './testing';
import type {LanguageTools} from './words/tools';

const OTHER = 'docs/user/other.md';
const DE = pageIn('de');
const FAULTS =
  'Un login, voir [ici](/user/nowhere.md#a) et [là](/user/other.md#b). Attendez 30 jours.';

const files = {
  'tags.yml': 'a:\n  label: a\n',
  'authors.yml': 'a:\n  name: a\n',
  [PAGE]: manual(FAULTS),
  [DE]: withSource(
    manual('Siehe [hier](/user/nowhere.md#a) und [da](/user/other.md#b). Warten Sie 60 Tage.'),
    hashOf(manual(FAULTS)),
  ),
  // Of the same title, and with a fault of its own.
  [OTHER]: manual('Votre login.\n\n## B {/* #b */}\n\nTexte.'),
};

/** Tools that find one word wrong and remember which languages and files they were asked about. */
function toolsOf(asked: string[]): LanguageTools {
  return {
    unknownWords: (locale, words) => {
      asked.push(...(words.length > 0 ? [locale] : []));
      return Promise.resolve(words.filter((word) => word === 'Attendez'));
    },
    lintMarkdown: (texts) => {
      asked.push(...Object.keys(texts));
      return Promise.resolve([]);
    },
  };
}

async function found(...names: string[]) {
  const asked: string[] = [];
  const {errors} = await checkPages(sourcesOf(files), toolsOf(asked), names);
  return {errors: printable(errors), asked};
}

test('checks a page with its links and its translations, and reports nothing about other pages', async () => {
  const french = await found(PAGE);
  expect(french.errors).toEqual([
    expect.stringContaining(`${PAGE}:7: the link /user/nowhere.md#a leads to no page`),
    expect.stringContaining(`${PAGE}:7: “Attendez” is in no dictionary`),
    expect.stringContaining(`${PAGE}:7: “login” → identifiant`),
  ]);
  expect((await found(OTHER)).errors).toEqual([
    expect.stringContaining(`${OTHER}:1: has no translation`),
    expect.stringContaining(`${OTHER}:7: “login” → identifiant`),
  ]);
});

test('calls the language tools for the named pages only', async () => {
  expect((await found(PAGE)).asked.sort()).toEqual([PAGE, 'fr']);
  expect((await found(DE)).asked.sort()).toEqual(['de', DE]);
});

test('reports what the whole check reports for the page', async () => {
  const {errors} = await checkSources(sourcesOf(files), toolsOf([]), (file) => file === PAGE);
  const whole = printable(errors);
  expect(whole).toEqual(expect.arrayContaining((await found(PAGE)).errors));
});

test('broken links may be warnings, also where translations then differ; other faults may not', async () => {
  const broken = {...files, [PAGE]: manual('Un login, voir [ici](/user/nowhere.md).')};
  const german = {...broken, [DE]: manual('Ein Login, siehe [hier](/user/other.md#b).')};
  const tools = {...toolsOf([]), unknownWords: () => Promise.resolve([])};
  const of = async (brokenLinks: boolean) => {
    const allowed = {stale: true, brokenLinks};
    const {errors} = await checkPages(sourcesOf(german), tools, [PAGE, DE], allowed);
    return printable(errors).join('\n');
  };
  expect(await of(false)).toContain('leads to no page');
  expect(await of(true)).not.toMatch(/link/);
  expect(await of(true)).toContain(`${PAGE}:7: “login” → identifiant`);
});
