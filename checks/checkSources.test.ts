import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {LOCALES, type Locale} from '../src/site/locales';
import {buildSources} from '../src/content/load';
import {isFrench} from '../src/content/page';
import {TRANSLATED_LOCALES, fileIn} from '../src/content/places';
import {PUBLISHED, publish} from '../src/content/published';
import {SourceError} from '../src/content/sourceError';
import {sourcesFile} from '../src/content/sourceHash';
import {accept, translatedPages} from '../src/content/translations';
import {printable} from './finding';
import {checkSources} from './checkSources';
import {languageTools, type LanguageTools} from './words/tools';

/**
 * All rules together on a small site: each rule's own test says what it refuses, these that `npm run check` asks it,
 * names the file at fault first, and stays silent about what is right.
 */

const ROOT = path.resolve(import.meta.dirname, '..');
const PAGE = 'docs/user/page.md';
const RELEASE = 'product/2024-01-31-1.2.md';
const LABELS: Record<Locale, string> = {
  fr: 'Favoris',
  en: 'Favorites',
  de: 'Favoriten',
  zh: '收藏',
};

const TEXTS: Record<
  Locale,
  {readonly index: string; readonly page: string; readonly post: string}
> = {
  fr: {
    index: 'Ce guide est pour vous.\n\n## Chercher {/* #search */}\n\nTapez un mot.',
    page: 'Cette page présente la rangée.\n\n## Ajouter {/* #add */}\n\n1. Ouvrez la page.\n2. Choisissez **Favoris**, ou [cherchez](/user/index.md#search).\n\nVous pouvez en avoir 30. Votre ordre ne change jamais la liste.\n\n:::note[À savoir]\n\nLa liste est la même partout.\n\n:::\n\n```json\n{"active": true}\n```',
    post: 'La liste est plus courte.\n\n{/* truncate */}\n\n## Nouveautés {/* #new */}\n\n- La page est plus claire.',
  },
  en: {
    index: 'This guide is for you.\n\n## Search {/* #search */}\n\nType a word.',
    page: 'This page presents the row.\n\n## Add {/* #add */}\n\n1. Open the page.\n2. Choose **Favorites**, or [search](/user/index.md#search).\n\nYou can have 30. Your order never changes the list.\n\n:::note[Good to know]\n\nThe list is the same everywhere.\n\n:::\n\n```json\n{"active": true}\n```',
    post: 'The list is shorter.\n\n{/* truncate */}\n\n## New {/* #new */}\n\n- The page is clearer.',
  },
  de: {
    index: 'Diese Anleitung ist für Sie.\n\n## Suchen {/* #search */}\n\nTippen Sie ein Wort.',
    page: 'Diese Seite zeigt die Reihe.\n\n## Hinzufügen {/* #add */}\n\n1. Öffnen Sie die Seite.\n2. Wählen Sie **Favoriten** oder [suchen Sie](/user/index.md#search).\n\nSie können 30 haben. Ihre Reihenfolge ändert die Liste nie.\n\n:::note[Gut zu wissen]\n\nDie Liste ist überall dieselbe.\n\n:::\n\n```json\n{"active": true}\n```',
    post: 'Die Liste ist kürzer.\n\n{/* truncate */}\n\n## Neu {/* #new */}\n\n- Die Seite ist klarer.',
  },
  zh: {
    index: '本指南供您使用。\n\n## 搜索 {/* #search */}\n\n输入一个词。',
    page: '本页介绍这一行。\n\n## 添加 {/* #add */}\n\n1. 打开页面。\n2. 选择**收藏**，或[搜索](/user/index.md#search)。\n\n您可以拥有 30 个。您的排序绝不会改变列表。\n\n:::note[须知]\n\n列表在各处都相同。\n\n:::\n\n```json\n{"active": true}\n```',
    post: '列表更短。\n\n{/* truncate */}\n\n## 新增 {/* #new */}\n\n- 页面更清晰。',
  },
};

type Files = Map<string, string>;

/** The files of the small site, translated and reviewed. */
function site(): Files {
  const files: Files = new Map([
    ['tags.yml', 'havre:\n  label: a\n'],
    ['authors.yml', 'havre:\n  name: a\n'],
  ]);
  // Its first sentence, as often as a description is long.
  const description = (body: string, locale: Locale) => {
    const [sentence = ''] = body.split('\n');
    const [length, space] = locale === 'zh' ? [50, ''] : [110, ' '];
    const times = Math.ceil(length / sentence.length);
    return `description: ${Array<string>(times).fill(sentence).join(space)}\n---\n\n${body}\n`;
  };
  for (const locale of LOCALES) {
    const {index, page, post} = TEXTS[locale];
    for (const [file, title, position, body] of [
      ['docs/user/index.md', 'Loquet', 1, index],
      [PAGE, LABELS[locale], 2, page],
    ] as const) {
      files.set(
        fileIn(file, locale),
        `---\ntitle: ${title}\nsidebar_position: ${position}\n${description(body, locale)}`,
      );
    }
    files.set(
      fileIn(RELEASE, locale),
      `---\ntitle: Havre 1.2\nslug: /havre/version/1.2\ndate: 2024-01-31\nauthors: [havre]\ntags: [havre]\n${description(post, locale)}`,
    );
    files.set(
      `i18n/${locale}/labels.json`,
      `{\n  "favorites": ${JSON.stringify(LABELS[locale])}\n}\n`,
    );
  }
  for (const locale of TRANSLATED_LOCALES) {
    files.set(`i18n/${locale}/tags.yml`, files.get('tags.yml')!);
    files.set(`i18n/${locale}/authors.yml`, files.get('authors.yml')!);
  }
  return reviewed(files);
}

/** The files after `npm run i18n:accept -- --all`. */
function reviewed(files: Files): Files {
  const sources = buildSources(files, ROOT);
  const translated = translatedPages(sources);
  return new Map([
    ...files,
    ...accept(sources, translated, translated),
    [PUBLISHED, publish(files.get(PUBLISHED) ?? '', sources.pages.filter(isFrench))],
  ]);
}

/** Synonyms, likely questions, menus and redirects are those of the real site, of which the small one says nothing. */
const isOfSite = (file: string): boolean =>
  !/^(?:src|checks)\/|^redirects\.ts$|\/docusaurus-theme-classic\//.test(file);

/** All but the dictionaries, which take long to read: checks/words has them. */
const UNKNOWN = /^(?:persents|La|liste|est|la|même|partout)$/;
const tools: LanguageTools = {
  ...languageTools(ROOT),
  unknownWords: (locale, words) =>
    Promise.resolve(locale === 'en' ? words.filter((word) => UNKNOWN.test(word)) : []),
};

/** Output of `npm run check`. */
async function linesOf(files: Files): Promise<string[]> {
  try {
    const {errors} = await checkSources(buildSources(files, ROOT), tools, isOfSite);
    return printable(errors);
  } catch (error) {
    if (error instanceof SourceError) {
      return [error.message];
    }
    throw error;
  }
}

/** The small site after edits: file, what is found there first, what replaces it. */
function edited(
  ...edits: readonly (readonly [file: string, find: string, words: string])[]
): Files {
  const files = site();
  for (const [file, find, words] of edits) {
    const text = files.get(file);
    expect(text).toContain(find);
    files.set(file, text!.replace(find, words));
  }
  return files;
}

test('a valid small site has no finding', async () => {
  expect(await linesOf(site())).toEqual([]);
});

describe('one finding names the faulty file and says what is wrong:', () => {
  const [EN, DE] = [fileIn(PAGE, 'en'), fileIn(PAGE, 'de')];

  test.each([
    [PAGE, '**Favoris**', '**Préférés**', 'is no label of'],
    [EN, 'The list is the same everywhere', 'La liste est la même partout', 'another language'],
    [PAGE, 'la même', 'une autre', 'has changed, and no translation says so'],
    [DE, '#add', '#neu', 'give the headings the same levels and ids'],
    [PAGE, '## Ajouter {/* #add */}\n\n', '', 'the published section #add is gone'],
    [EN, 'presents', 'persents', 'in no dictionary'],
    [EN, '1. Open the page.\n2.', '1. Open the page.\n3.', 'markdownlint'],
    ['i18n/de/labels.json', 'Favoriten', '', 'is empty'],
    [
      'i18n/en/tags.yml',
      'havre:',
      'havre:\n  label: a\nloquet:',
      'has "loquet", which tags.yml has not',
    ],
    [sourcesFile('en'), '{', '<<<<<<< HEAD\n{', 'conflict'],
  ])('%s: “%s” → “%s”', async (file, find, words, says) => {
    const lines = await linesOf(edited([file, find, words]));
    expect(lines).toEqual([expect.stringContaining(says)]);
    expect(lines[0]).toMatch(new RegExp(`^${file}:`));
  });

  test('reports a deleted page before links to it and its translations', async () => {
    const files = site();
    files.delete('docs/user/index.md');
    const lines = await linesOf(files);
    expect(lines.filter((line) => !line.startsWith('docs/user/index.md:'))).toEqual([]);
    expect(lines.join('\n')).toContain('is gone, but its translations are there');
  });
});
