import {describe, expect, test} from 'vitest';
import {PAGE, findingsOf, manual, pageIn, sourcesOf} from '../testing';
import type {Rule} from '../rule';
import {catalogues} from './catalogues';
import {isSameIn} from './sameWords';
import {labels} from './labels';
import {folderWith} from '../../src/content/testing';
import {UNTRANSLATED, hashOf, sourcesFile, withSource} from '../../src/content/sourceHash';
import {messagesUpToDate, orphans, translationsBehind} from './stale';
import {sameStructure} from './structure';

const DE = pageIn('de');

test('every translation has its French file', async () => {
  expect(await findingsOf(orphans, {[DE]: manual('')})).toEqual([
    `${DE}:1: translates ${PAGE}, which does not exist → rename or delete it`,
  ]);
  expect(await findingsOf(orphans, {[PAGE]: manual(''), [DE]: manual('')})).toEqual([]);
  expect(orphans(sourcesOf({[DE]: manual('')})).map(({source}) => source)).toEqual([
    {
      file: PAGE,
      line: 1,
      message: 'is gone, but its translations are there → restore it, or rename or delete them too',
    },
  ]);
});

describe('the structure of a translation is that of its source', () => {
  const compare = (french: string, german: string) =>
    findingsOf(sameStructure, {[PAGE]: manual(french), [DE]: manual(german)});

  test.each([
    ['code below a comment', '```bash\n# un\na\n```', '```bash\n# un\nb\n```'],
    ['the names of other examples', '`facturo.example`', '`faktura.example`'],
    ['the tokens of an address', '`{organisation}`', '`{Organisation}`'],
    ['the title of a block', '```json title="A"\n{}\n```', '```json\n{}\n```'],
    [
      'an arrow of a diagram',
      '```mermaid\nflowchart TD\n  A["a"] --> B["b"]\n```',
      '```mermaid\nflowchart TD\n  B["a"] --> A["b"]\n```',
    ],
    ['an admonition', ':::tip[A]\n\nb\n\n:::', ':::note[A]\n\nb\n\n:::'],
    ['a property', 'A <Since version="3.6" />', 'A <Since version="3.7" />'],
    ['a row', '| a |\n| --- |\n| b |\n| c |', '| a |\n| --- |\n| b |'],
    ['the order of a table and a list', '| a |\n| --- |\n\n- b', '- b\n\n| a |\n| --- |'],
  ])('except for %s', async (_, french, german) => {
    const found = await compare(french, german);
    expect(found.length).toBeGreaterThan(0);
    expect(found[0]).toMatch(new RegExp(`^${DE}:\\d+: .*→`));
  });

  test('except for props of a partial', async () => {
    const page = (element: string) => `import A from './_a.md';\n\n${element}`;
    const french = page('<A home device="le téléphone" />');
    expect(await compare(french, page('<A home device="das Telefon" />'))).toEqual([]);
    expect(await compare(french, page('<A device="das Telefon" />'))).not.toEqual([]);
  });

  test.each([
    [
      'titles',
      '## Un {/* #a */}\n\n:::tip[Un]\n\nb\n\n:::',
      '## Eins {/* #a */}\n\n:::tip[Eins]\n\nc\n\n:::',
    ],
    ['word order', 'a `b` [c](/d.md)', '[C](/d.md) a `b`'],
    ['keys', '`Ctrl`+`Shift`+`U`', '`Strg`+`Umschalt`+`U`'],
    ['words to fill in', 'a `{début}`', 'a `{Beginn}`'],
    [
      'names of examples',
      'a `https://compte.postalia.example`',
      'a `https://konto.postalia.example`',
    ],
    ['text', '```text\nun\n```', '```text\neins\n```'],
    ['comments', '```bash\n# un\nls # deux\n```', '```bash\n# eins\nls # zwei\n```'],
    ['comments', '```xml\n<!-- un\ndeux -->\n<a/>\n```', '```xml\n<!-- eins\nzwei -->\n<a/>\n```'],
    ['values of tables', '```csv\nid,n\nun,deux\n```', '```csv\nid,n\neins,zwei\n```'],
    [
      'labels of diagrams',
      '```mermaid\nsequenceDiagram\n  participant A as Un\n  A->>A: deux\n```',
      '```mermaid\nsequenceDiagram\n  participant A as Eins\n  A->>A: zwei\n```',
    ],
  ])('with %s of its own', async (_, french, german) => {
    expect(await compare(french, german)).toEqual([]);
  });

  test('keeps the target of a link, or gives the reason', async () => {
    const [french, german] = ['https://fr.example.com/a', 'https://de.example.com/a'];
    expect(await compare(`[a](${french})`, `[a](${german})`)).toEqual([
      `${DE}:7: link to ${german} where ${PAGE}:7 has link to ${french} → make it the same`,
    ]);
    const reason = '{/* facts: their page in German */}';
    expect(await compare(`[a](${french})`, `${reason}\n\n[a](${german})`)).toEqual([]);
  });

  test('names the line of a block that differs, with the expected one', async () => {
    expect(
      await compare('```json\n{\n  "a": 1\n}\n```', 'Ein Satz.\n\n```json\n{\n  "a": 2\n}\n```'),
    ).toEqual([
      `${DE}:11: "\"a\": 2" where ${PAGE}:9 has "\"a\": 1" → make the blocks the same`.replaceAll(
        '\\',
        '',
      ),
    ]);
    expect(await compare('```json\n1\n2\n```', '```json\n1\n```')).toEqual([
      `${DE}:9: nothing where ${PAGE}:9 has "2" → make the blocks the same`,
    ]);
  });

  test('the order of tabs and cards is that of the French page', async () => {
    const tab = (value: string) => `<TabItem value="${value}" label="A">\n\nb\n\n</TabItem>`;
    const tabs = (...values: string[]) => `<Tabs>\n${values.map(tab).join('\n')}\n</Tabs>`;
    expect(await compare(tabs('a', 'b'), tabs('a', 'b'))).toEqual([]);
    expect(await compare(tabs('a', 'b'), tabs('b', 'a'))).toEqual([
      `${DE}:8: <TabItem value="b"> where ${PAGE}:8 has <TabItem value="a"> → make it the same`,
    ]);
  });

  test.each([
    ['en', 'compte.postalia.example', 'account.postalia.example'],
    ['de', 'outils.acme.example/paie', 'werkzeuge.acme.example/loehne'],
    ['zh', 'acme-groupe', 'acme-group'],
  ] as const)('in %s the example %s is %s, with https: or without', async (locale, french, own) => {
    const compareCode = (one: string, other: string) =>
      findingsOf(sameStructure, {
        [PAGE]: manual(`\`${one}\``),
        [pageIn(locale)]: manual(`\`${other}\``),
      });
    for (const scheme of ['', 'https://']) {
      expect(await compareCode(`${scheme}${french}`, `${scheme}${own}`)).toEqual([]);
    }
    expect(await compareCode(french, `${own}/x`)).toHaveLength(1);
  });

  test('reports missing, added and changed front matter with both places', async () => {
    const files = (french: string, german: string) =>
      findingsOf(sameStructure, {[PAGE]: manual('', french), [DE]: manual('', german)});
    expect(await files('needs: a\n', 'needs: b\nslug: /\n')).toEqual([
      `${DE}:6: front-matter key "slug" is not in ${PAGE} → remove it`,
    ]);
    expect(await files('minutes: 5\n', '')).toEqual([
      `${DE}:1: front matter without "minutes", which ${PAGE} has → add it`,
    ]);
    expect(await files('audience: [it]\n', 'audience: [users]\n')).toEqual([
      `${DE}:5: "audience" differs from ${PAGE} → write ["it"]`,
    ]);
  });

  test('what stands on one side only is named there; below a block that differs, nothing more', async () => {
    expect(await compare('[a](/b) `c`', '[a](/b)')).toEqual([
      `${DE}:1: section "introduction" has no code \`c\`, which stands in ${PAGE}:7 → add it`,
    ]);
    expect(await compare('[a](/b)', '[a](/b) `c`')).toEqual([
      `${DE}:7: code \`c\` is not in this section of ${PAGE} → remove it or make it the same`,
    ]);
    expect(await compare('- `a`\n- `b`', '- `a`')).toHaveLength(1);
  });

  test('names the heading that differs and a page that ends early', async () => {
    expect(await compare('## A {/* #a */}', '### A {/* #b */}')).toEqual([
      `${DE}:7: heading ### #b where ${PAGE}:7 has ## #a → give the headings the same levels and ids in the same order`,
    ]);
    expect(await compare('## A {/* #a */}', 'Text')).toEqual([
      `${DE}:8: the page ends where ${PAGE}:7 has ## #a → give the headings the same levels and ids in the same order`,
    ]);
  });

  test('may have a short title and keywords of its own', async () => {
    const own = 'sidebar_label: Kurz\nkeywords: [a]\n';
    for (const [french, german] of [
      [own, ''],
      ['', own],
    ] as const) {
      const files = {[PAGE]: manual('Un', french), [DE]: manual('Eins', german)};
      expect(await findingsOf(sameStructure, files)).toEqual([]);
    }
  });
});

describe('catalogues', () => {
  const source = `translate({id: 'a.b', message: 'Un {x}', description: ''})`;
  const plural = '{"p.q": {"message": "Une page|{n} pages"}}';
  // Docusaurus reads the code from files.
  const check = (
    messages: Record<'en' | 'de' | 'zh', string>,
    code = source,
    rule: Rule = catalogues,
    locks: Record<string, string> = {},
  ) => {
    const text = `import Translate, {translate} from '@docusaurus/Translate';\n${code}`;
    return findingsOf(
      rule,
      {
        ...locks,
        'src/a.tsx': text,
        'i18n/fr/code.json': plural,
        ...Object.fromEntries(
          Object.entries(messages).map(([locale, json]) => [`i18n/${locale}/code.json`, json]),
        ),
      },
      folderWith({'src/a.tsx': text}),
    );
  };
  const file = (message: string, pages = 'One|{n}', extra = '') =>
    `{"a.b": {"message": "${message}"}, "p.q": {"message": "${pages}"}${extra}}`;
  const right = {
    en: file('One {x}'),
    de: file('Eins {x}', 'Eine|{n}'),
    zh: file('一 {x}', '{n} 页'),
  };

  test.each([
    ['a missing key', '{"p.q": {"message": "One|{n}"}}', 'no message "a.b"'],
    ['an unknown key', file('One {x}', 'One|{n}', ', "c.d": {"message": "x"}'), '"c.d" is not in'],
    ['a plural without its number', file('One {x}', '{n} page|pages'), 'plural form without {n}'],
  ])('refuses %s', async (_, text, says) => {
    const found = await check({...right, en: text});
    expect(found).toHaveLength(1);
    expect(found[0]).toContain('i18n/en/code.json:1: ');
    expect(found[0]).toContain(says);
  });

  test('accept a word that both languages share', () => {
    expect(isSameIn('Tags', 'fr', 'de')).toBe(true);
    expect(isSameIn('Tags:', 'fr', 'de')).toBe(false);
    expect(isSameIn('Tags:', 'de', 'fr')).toBe(false);
    expect(isSameIn('Tags', 'fr', 'zh')).toBe(false);
  });

  test('contain messages written as elements; a dynamic one is reported', async () => {
    const element =
      '<Translate id="a.b" description="x" values={{x: 1}}>\n{"Un {x}"}\n</Translate>';
    expect(await check(right, element)).toEqual([]);
    expect(await check(right, `const typed: string = ${source};`)).toEqual([]);
    const found = await check(right, `${source}; translate({id: name, message: text})`);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain('src/a.tsx:2: translate() that is not read');
  });

  test('are behind when the French has changed since the review', async () => {
    const lists = (french: string) =>
      Object.fromEntries(
        (['en', 'de', 'zh'] as const).map((locale) => [
          sourcesFile(locale),
          JSON.stringify({'i18n/fr/code.json': hashOf(french)}),
        ]),
      );
    const now = 'Un {x} Une page|{n} pages';
    expect(await check(right, source, messagesUpToDate, lists(now))).toEqual([]);
    for (const before of ['Deux {x} Une page|{n} pages', 'Un {x}', '']) {
      const found = await check(right, source, messagesUpToDate, lists(before));
      expect(found).toHaveLength(3);
      expect(found[0]).toMatch(
        /^i18n\/en\/code\.json:1: a French message .* npm run i18n:accept -- i18n\/en\/code\.json$/,
      );
    }
    expect(await check(right, source, messagesUpToDate)).toHaveLength(3);
  });

  test('of the build are compared with their French catalogue', async () => {
    const named = (locale: string) => `i18n/${locale}/screens.json`;
    const files = {
      [named('fr')]: '{"a.caption": "Lisez {l-x} à six heures.", "words.a": "Outils"}',
      [named('en')]: '{"a.caption": "Read {l-x} at 6.", "words.a": "Tools"}',
      [named('de')]: '{"a.caption": "Lesen Sie {l-x} um 6.", "words.a": "Werkzeuge"}',
      [named('zh')]: '{"a.caption": "6 点阅读 {l-x}。", "words.a": "工具"}',
    };
    expect(await findingsOf(catalogues, files)).toEqual([]);
    const found = await findingsOf(catalogues, {
      ...files,
      [named('en')]: '{"a.caption": "Read {l-y} at 6."}',
      [named('de')]: '{"a.caption": "Lesen Sie {l-x} um 7.", "words.a": ""}',
    });
    expect(found).toEqual([
      'i18n/en/screens.json:1: no message "words.a" → add it',
      'i18n/en/screens.json:1: message "a.caption" has other placeholders than the French one → use {l-x}',
      'i18n/de/screens.json:1: message "a.caption" has other numbers than the French one → write 6',
      'i18n/de/screens.json:1: message "words.a" is empty → translate it',
    ]);
    const empty = {
      ...files,
      [named('fr')]: '{"a.caption": "Lisez {l-x} à six heures.", "words.a": ""}',
    };
    expect(await findingsOf(catalogues, empty)).toContain(
      'i18n/fr/screens.json:1: message "words.a" is empty → write it',
    );
  });
});

test('of a label renamed in one catalogue alone are one line', async () => {
  const twice = (page: string, label: string) => ({
    [page]: manual(`**${label}**`),
    [page.replace('page.md', 'other.md')]: manual(`**${label}**`),
  });
  const [fr, en, de, zh] = ['Enregistrer', 'Store', 'Speichern', '保存'];
  const files = {
    'i18n/fr/labels.json': `{"save": "${fr}"}`,
    'i18n/en/labels.json': `{\n  "save": "${en}"\n}`,
    'i18n/de/labels.json': `{"save": "${de}"}`,
    'i18n/zh/labels.json': `{"save": "${zh}"}`,
    ...twice(PAGE, fr),
    ...twice(pageIn('en'), 'Save'),
    ...twice(pageIn('de'), de),
    ...twice(pageIn('zh'), zh),
  };
  expect(await findingsOf(labels, files)).toEqual([
    'i18n/en/labels.json:2: no page of this language names **Store**, as those of the others do → write it on the pages too, or take the change back',
  ]);
  expect(await findingsOf(labels, {...files, [pageIn('en')]: manual(`**${en}**`)})).toEqual([]);
});

test('of labels, messages, tags and authors are those of the French', async () => {
  const found = await findingsOf(labels, {
    'i18n/fr/labels.json': '{\n  "home": "Accueil",\n  "help": "Aide"\n}',
    'i18n/en/labels.json': '{\n  "home": "Home",\n  "help": ""\n}',
    'i18n/de/labels.json': '{\n  "home": "Startseite"\n}',
    'i18n/zh/labels.json': '{\n  "home": "首页",\n  "help": "帮助"\n}',
    'i18n/de/tags.yml': 'x:\n  label: a\n',
  });
  expect(found).toEqual([
    'i18n/en/labels.json:3: "help" is empty → write what the product shows',
    'i18n/de/labels.json:1: has no "help", which i18n/fr/labels.json has → add it',
    'i18n/de/tags.yml:1: has "x", which tags.yml has not → remove it',
  ]);
});

describe('a translation that is behind', () => {
  const french = manual('un');
  const files = {[PAGE]: french, [DE]: withSource(manual('eins'), hashOf(french))};
  const german = async (changed: Record<string, string>) =>
    (await findingsOf(translationsBehind, {...files, ...changed})).filter((finding) =>
      finding.startsWith(DE),
    );

  test('is reported at its source, with what to do', async () => {
    expect(await german({})).toEqual([]);
    const changed = french.replace('un', 'deux');
    expect(await german({[PAGE]: changed})).toEqual([
      `${DE}:5: ${PAGE} has changed → translate what it says now (npm run i18n:status shows what changed), then run npm run i18n:accept -- ${DE}`,
    ]);
    const [finding] = translationsBehind(sourcesOf({...files, [PAGE]: changed})).filter(
      ({file}) => file === DE,
    );
    expect(finding).toMatchObject({follows: PAGE, source: {file: PAGE, line: 1}});
    expect(finding?.source?.message).toMatch(
      new RegExp(`^has changed, and no translation says so → .* npm run i18n:accept -- ${PAGE}$`),
    );
    expect(await german({[DE]: manual('eins')})).toEqual([
      `${DE}:1: was never compared with ${PAGE} → compare them, then run npm run i18n:accept -- ${DE}`,
    ]);
    expect(await german({[DE]: withSource(manual('eins'), UNTRANSLATED)})).toEqual([
      `${DE}:5: is still a skeleton → translate ${PAGE}, then run npm run i18n:accept -- ${DE}`,
    ]);
  });

  test('is not behind when only the target of a link has moved', async () => {
    const linked = (target: string) => manual(`[un](${target})`);
    const moved = {
      [PAGE]: linked('/c.md#d'),
      [DE]: withSource(linked('/a.md#b'), hashOf(linked('/a.md#b'))),
    };
    expect(await german(moved)).toEqual([]);
    // In French alone it is a difference between the two pages.
    expect(await findingsOf(sameStructure, moved)).not.toEqual([]);
  });
});

describe('a message', () => {
  const file = 'i18n/de/screens.json';
  const compared = (french: string, message: string) =>
    catalogues(
      sourcesOf({
        'i18n/fr/screens.json': `{"a": "${french}"}`,
        [file]: `{\n  "a": "${message}"\n}`,
      }),
    );

  test.each([
    ['Un', ' ', 'is empty → translate it', false],
    ['Un mot', 'Un mot', 'is the French one → translate it, or add it to', true],
    ['Un {x}', 'Ein {y}', 'has other placeholders than the French one → use {x}', false],
    ['Les 3', 'Die 4', 'has other numbers than the French one → write 3', false],
    ['Il reste 41 s', 'Noch 41 min', 'has 41 min where the French one has s → write', false],
    ['Un|2 mots', 'Ein Wort', 'has 1 plural forms → write 2, separated by |', false],
  ])('“%s” → “%s” %s', async (french, message, says, awaitsTranslation) => {
    const found = (await compared(french, message)).filter((finding) => finding.file === file);
    expect(found).toEqual([
      expect.objectContaining({
        line: 2,
        message: expect.stringContaining(`message "a" ${says}`) as string,
        awaitsTranslation,
      }),
    ]);
  });
});
