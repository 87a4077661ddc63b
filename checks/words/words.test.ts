import path from 'node:path';
import {expect, test} from 'vitest';
import {PAGE, manual, pageIn, sourcesOf} from '../testing';
import {languageFindings} from '.';
import {languageTools, type LanguageTools} from './tools';

const ROOT = path.resolve(__dirname, '../..');

/** Tools that find nothing, but for what a test says. */
function toolsWith(own: Partial<LanguageTools>): LanguageTools {
  return {
    unknownWords: () => Promise.resolve([]),
    lintMarkdown: () => Promise.resolve([]),
    ...own,
  };
}

const found = async (files: Record<string, string>, tools: Partial<LanguageTools>) =>
  (await languageFindings(sourcesOf(files), toolsWith(tools))).map(
    ({file, line, message}) => `${file}:${line}: ${message}`,
  );

test('reports an unknown word in its language, on its line, each time', async () => {
  const asked: [string, readonly string[]][] = [];
  const files = {
    [PAGE]: manual('Un mot.\nEt un xot.\n\nEncore un xot.\n\n```text\nun deux\nl’xcran\n```'),
    [pageIn('de')]: manual('Ein xot.'),
  };
  const faults = await found(files, {
    unknownWords: (locale, words) => {
      asked.push([locale, words]);
      return Promise.resolve(words.filter((word) => locale === 'fr' && /x[oc]/.test(word)));
    },
  });
  expect(faults).toEqual([
    `${PAGE}:8: “xot” is in no dictionary → correct it, or add it to checks/words/fr.txt`,
    `${PAGE}:10: “xot” is in no dictionary → correct it, or add it to checks/words/fr.txt`,
    `${PAGE}:14: “l’xcran” is in no dictionary → correct it, or add it to checks/words/fr.txt`,
  ]);
  expect(asked.map(([locale]) => locale)).toEqual(['fr', 'en', 'de', 'zh']);
  const french = asked[0]?.[1] ?? [];
  expect(french.filter((word) => word === 'xot')).toHaveLength(1);
  expect(asked[2]?.[1]).toContain('xot');
});

test('a sentence of another language is reported once', async () => {
  const files = {[PAGE]: manual('Un xot dans cette phrase de sept mots.\n\nxot xat xut deux.')};
  const unknownWords = (_locale: string, words: readonly string[]) =>
    Promise.resolve(words.filter((word) => /^x.t$/.test(word)));
  expect(await found(files, {unknownWords})).toEqual([
    `${PAGE}:7: “xot” is in no dictionary → correct it, or add it to checks/words/fr.txt`,
    `${PAGE}:9: “xot xat xut deux.…” is in another language → write it in that of the file, or add its words to checks/words/fr.txt`,
  ]);
});

test('ignores addresses, file names and paths', async () => {
  let words: readonly string[] = [];
  await found(
    {
      [PAGE]: manual(
        'Voir https://xa.example/xb, xc@xd.example, xe.tar.gz et /admin/xf-g ; aujourd’hui, peut-être.\n\n```text\nalpha<b>beta\n```',
      ),
    },
    {
      unknownWords: (locale, list) => {
        words = locale === 'fr' ? list : words;
        return Promise.resolve([]);
      },
    },
  );
  expect(words.filter((word) => word.startsWith('x'))).toEqual([]);
  expect(words).toEqual(
    expect.arrayContaining(['Voir', 'et', 'aujourd’hui', 'peut-être', 'alpha', 'beta']),
  );
});

test('Markdown is linted as written, except unreadable pages', async () => {
  const broken = 'docs/user/broken.md';
  let read: Readonly<Record<string, string>> = {};
  const faults = await found(
    {[PAGE]: manual('Un.'), [broken]: manual('<p>')},
    {
      lintMarkdown: (files) => {
        read = files;
        return Promise.resolve([{file: PAGE, line: 3, message: 'tabs'}]);
      },
    },
  );
  expect(faults).toEqual([`${PAGE}:3: tabs`]);
  expect(read[PAGE]).toBe(manual('Un.'));
  expect(Object.keys(read)).not.toContain(broken);
});

test('the tools know a language’s words, its names and the site’s rules of Markdown', async () => {
  const tools = languageTools(ROOT);
  for (const [locale, known, unknown] of [
    ['fr', ['connexion', 'Havre'], ['connexoin', 'abonement']],
    ['en', ['connection'], ['conection']],
    ['de', ['Anmeldung', 'Feed', 'Feeds'], ['Anmeldnug']],
  ] as const) {
    const words = [...known, 'Nextcloud', ...unknown, 'Nextcluod'];
    expect(await tools.unknownWords(locale, words)).toEqual([...unknown, 'Nextcluod']);
  }
  // Without a list of its own, a language has no dictionary.
  expect(await tools.unknownWords('zh', ['connexoin'])).toEqual([]);
  const style = await tools.lintMarkdown({
    'docs/_a.md': 'Begins in the middle of a page.\n',
    'a.md': '# Un\n\nDeux\n',
    'b.md': '# Un\n\nDeux\tdeux\n',
  });
  expect(style.map(({file, line}) => `${file}:${line}`)).toEqual(['b.md:3']);
  expect(style[0]?.message).toMatch(/^Hard tabs: .+ → correct it \(markdownlint MD010\)$/);
});
