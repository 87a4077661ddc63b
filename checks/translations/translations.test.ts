import {describe, expect, test} from 'vitest';
import {PAGE, findingsOf, manual, pageIn, siteOf} from '../content/testing';
import {catalogues} from './catalogues';
import {missingAndOrphans} from './files';
import {
  LOCK_FILE,
  accept,
  announce,
  parseLock,
  printLock,
  staleTranslations,
  translationStatus,
} from './lock';
import {planPage, planRelease, type Plan} from './skeletons';
import {sameStructure} from './structure';

const DE = pageIn('de');

test('every French file has its translations, every translation its French file', async () => {
  const missing = await findingsOf(missingAndOrphans, {[PAGE]: manual('')});
  expect(missing).toHaveLength(3);
  expect(missing[0]).toContain(`${pageIn('en')}:1: missing → translate ${PAGE}`);
  expect(await findingsOf(missingAndOrphans, {[DE]: manual('')})).toEqual([
    `${DE}:1: translates ${PAGE}, which does not exist → rename or delete it`,
  ]);
  const text = manual('');
  const complete = {[PAGE]: text, [pageIn('en')]: text, [DE]: text, [pageIn('zh')]: text};
  expect(await findingsOf(missingAndOrphans, complete)).toEqual([]);
});

describe('a translation is the same tree', () => {
  const compare = (french: string, german: string) =>
    findingsOf(sameStructure, {[PAGE]: manual(french), [DE]: manual(german)});

  test.each([
    ['a heading level', '## A {/* #a */}', '### A {/* #a */}'],
    ['a heading id', '## A {/* #a */}', '## A {/* #b */}'],
    ['a missing heading', '## A {/* #a */}\n\n## B {/* #b */}', '## A {/* #a */}'],
    ['an added heading', '## A {/* #a */}', '## A {/* #a */}\n\n## B {/* #b */}'],
    ['code', '```json\n{"a": 1}\n```', '```json\n{"a": 2}\n```'],
    ['the mark after a language', '```json space\n{}\n```', '```json\n{}\n```'],
    ['the title of a block', '```json title="A"\n{}\n```', '```json\n{}\n```'],
    [
      'an arrow of a diagram',
      '```mermaid\nflowchart TD\n  A["a"] --> B["b"]\n```',
      '```mermaid\nflowchart TD\n  B["a"] --> A["b"]\n```',
    ],
    ['an admonition', ':::tip[A]\n\nb\n\n:::', ':::note[A]\n\nb\n\n:::'],
    ['a missing admonition', ':::tip[A]\n\nb\n\n:::', 'b'],
    ['a property', 'A <Since version="3.6" />', 'A <Since version="3.7" />'],
    ['a component', '<DocCardList />', 'a'],
    ['the target of a link', '[a](/b.md#c)', '[a](/b.md#d)'],
    ['an image', '![a](/b.png)', '![a](/c.png)'],
    ['inline code', 'a `E-HVR-101`', 'a `E-HVR-102`'],
    ['a row', '| a |\n| --- |\n| b |\n| c |', '| a |\n| --- |\n| b |'],
    ['a column', '| a | b |\n| --- | --- |', '| a |\n| --- |'],
    ['an item', '- a\n- b', '- a'],
    ['the numbers of a list', '1. a', '- a'],
  ])('but for %s', async (_, french, german) => {
    const found = await compare(french, german);
    expect(found.length).toBeGreaterThan(0);
    expect(found[0]).toMatch(new RegExp(`^${DE}:\\d+: .*→`));
  });

  test('but for the keys and values of the front matter', async () => {
    const files = (extra: string) => ({
      [PAGE]: manual('', 'sidebar_label: a\n'),
      [DE]: manual('', extra),
    });
    expect(await findingsOf(sameStructure, files(''))).toHaveLength(1);
    expect(await findingsOf(sameStructure, files('sidebar_label: b\nslug: /\n'))).toHaveLength(1);
    expect(await findingsOf(sameStructure, files('sidebar_label: b\n'))).toEqual([]);
    const moved = {[PAGE]: manual(''), [DE]: manual('').replace('position: 1', 'position: 2')};
    expect(await findingsOf(sameStructure, moved)).toHaveLength(1);
  });

  test.each([
    [
      'titles',
      '## Un {/* #a */}\n\n:::tip[Un]\n\nb\n\n:::',
      '## Eins {/* #a */}\n\n:::tip[Eins]\n\nc\n\n:::',
    ],
    ['word order', 'a `b` [c](/d.md)', '[C](/d.md) a `b`'],
    ['keys', '`Ctrl`+`K`', '`Strg`+`K`'],
    ['words to fill in', 'a `{début}`', 'a `{Beginn}`'],
    ['titles of blocks', '```json title="Un"\n{}\n```', '```json title="Eins"\n{}\n```'],
    ['text', '```text\nun\n```', '```text\neins\n```'],
    ['comments', '```bash\n# un\nls # deux\n```', '```bash\n# eins\nls # zwei\n```'],
    [
      'labels of diagrams',
      '```mermaid\nsequenceDiagram\n  participant A as Un\n  A->>A: deux\n```',
      '```mermaid\nsequenceDiagram\n  participant A as Eins\n  A->>A: zwei\n```',
    ],
    [
      'labels of tabs',
      '<Tabs>\n<TabItem value="a" label="Un">\n\nb\n\n</TabItem>\n</Tabs>',
      '<Tabs>\n<TabItem value="a" label="Eins">\n\nb\n\n</TabItem>\n</Tabs>',
    ],
  ])('with its own %s', async (_, french, german) => {
    expect(await compare(french, german)).toEqual([]);
  });

  test('keeps the tokens of an address', async () => {
    expect(await compare('`{organisation}`', '`{Organisation}`')).toHaveLength(2);
  });

  test('says where both files stand', async () => {
    expect(await compare('a\n\n- a\n- b', 'a\n\n- a')).toEqual([
      `${DE}:9: bulleted list of 1 where ${PAGE}:9 has bulleted list of 2 → make it the same`,
    ]);
  });
});

describe('catalogues', () => {
  const source = `translate({id: 'a.b', message: 'Un {x}', description: ''})`;
  const plural = '{"p.q": {"message": "Une page|{n} pages"}}';
  const check = (messages: Record<'en' | 'de' | 'zh', string>, code = source) =>
    findingsOf(catalogues, {
      'src/a.tsx': code,
      'i18n/fr/code.json': plural,
      ...Object.fromEntries(
        Object.entries(messages).map(([locale, text]) => [`i18n/${locale}/code.json`, text]),
      ),
    });
  const file = (message: string, pages = 'One|{n}', extra = '') =>
    `{"a.b": {"message": "${message}"}, "p.q": {"message": "${pages}"}${extra}}`;
  const right = {
    en: file('One {x}'),
    de: file('Eins {x}', 'Eine|{n}'),
    zh: file('一 {x}', '{n} 页'),
  };

  test('accepts the same messages in every language', async () => {
    expect(await check(right)).toEqual([]);
  });

  test.each([
    ['a missing key', '{"p.q": {"message": "One|{n}"}}', 'no message "a.b"'],
    ['an unknown key', file('One {x}', 'One|{n}', ', "c.d": {"message": "x"}'), '"c.d" is not in'],
    ['an empty message', file(''), 'is empty'],
    ['a French message', file('Un {x}'), 'is the French one'],
    ['another placeholder', file('One {y}'), 'has other placeholders'],
    ['too few plural forms', file('One {x}', '{n} pages'), 'has 1 plural forms → write 2'],
  ])('refuses %s', async (_, text, says) => {
    const found = await check({...right, en: text});
    expect(found).toHaveLength(1);
    expect(found[0]).toContain('i18n/en/code.json:1: ');
    expect(found[0]).toContain(says);
  });

  test('asks for one plural form in Chinese', async () => {
    expect(await check({...right, zh: file('一 {x}', '一|{n}')})).toHaveLength(1);
  });

  test('reads messages written as elements, and says when it cannot read one', async () => {
    const element = '<Translate id="a.b" description="x">\n  Un {x}\n</Translate>';
    expect(await check(right, element)).toEqual([]);
    const found = await check(right, `${source}; translate({id: name, message: text})`);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain('src/a.tsx:1: translate() that is not read');
  });

  test('takes the French of the theme’s catalogues from their keys', async () => {
    const footer = (message: string) =>
      Object.fromEntries(
        ['en', 'de', 'zh'].map((locale) => [
          `i18n/${locale}/docusaurus-theme-classic/footer.json`,
          `{"link.item.label.Messagerie": {"message": "${message}"}}`,
        ]),
      );
    expect(await findingsOf(catalogues, footer('Messagerie'))).toHaveLength(3);
    expect(await findingsOf(catalogues, footer('Chat'))).toEqual([]);
  });
});

describe('lock', () => {
  const files = {[PAGE]: manual('un'), [DE]: manual('eins')};
  const lock = printLock(accept(siteOf(files), new Map(), [DE]));
  const stale = (changed: Record<string, string>) =>
    findingsOf(staleTranslations, {...files, [LOCK_FILE]: lock, ...changed});

  test('a translation is up to date until its source changes', async () => {
    expect(await stale({})).toEqual([]);
    expect(await stale({[DE]: manual('zwei')})).toEqual([]);
    const older = await stale({[PAGE]: manual('deux')});
    expect(older).toHaveLength(1);
    expect(older[0]).toContain('translate what has changed');
    const both = await stale({[PAGE]: manual('deux'), [DE]: manual('zwei')});
    expect(both[0]).toContain('compare them');
  });

  test('stale translations are warnings, line ends are no change', async () => {
    const site = siteOf({...files, [LOCK_FILE]: '{}'});
    const findings = staleTranslations(site);
    expect(findings).toHaveLength(1);
    expect(findings.every(({isWarning}) => isWarning)).toBe(true);
    expect(await stale({[PAGE]: manual('un').replaceAll('\n', '\r\n')})).toEqual([]);
  });

  test('counts what is complete, stale and missing', () => {
    const states = translationStatus(siteOf(files), parseLock(lock)).map(({state}) => state);
    expect(states).toEqual(['missing', 'complete', 'missing']);
    expect(translationStatus(siteOf(files), new Map())[1]?.state).toBe('stale');
  });

  test('reads what it writes, and refuses what it did not write', () => {
    expect(printLock(parseLock(lock))).toBe(lock);
    expect(() => parseLock('{"a": 1}')).toThrow('Restore it from Git');
  });

  test('forgets files that are gone and marks new ones as untranslated', () => {
    expect(accept(siteOf({}), parseLock(lock), []).size).toBe(0);
    const announced = printLock(announce(parseLock(lock), new Map([[pageIn('en'), '']])));
    expect(announced).toContain('"source": "untranslated"');
  });
});

describe('skeletons', () => {
  const site = siteOf({
    'docs/a/index.md': manual(''),
    'docs/a/b.md': manual('').replace('position: 1', 'position: 4'),
    'product/2024-01-01-1.0.md': '',
  });
  const filesOf = (plan: Plan) => ('files' in plan ? [...plan.files] : []);

  test('a page comes in four languages, after its neighbors', () => {
    const files = filesOf(planPage(site, 'docs/a/new-page.md'));
    expect(files.map(([file]) => file)).toEqual([
      'docs/a/new-page.md',
      ...['en', 'de', 'zh'].map(
        (locale) => `i18n/${locale}/docusaurus-plugin-content-docs/current/a/new-page.md`,
      ),
    ]);
    expect(files[0]?.[1]).toContain('sidebar_position: 5\n');
    expect(files[2]?.[1]).toContain('## Voraussetzungen {/* #before-you-begin */}\n');
  });

  test.each(['a/b.md', 'docs/a/B.md', 'docs/a/b_c.md', 'docs/../b.md', 'docs/a', 'docs/a/b.md'])(
    'no page is made for %s',
    (source) => {
      expect(planPage(site, source)).toHaveProperty('refusal');
    },
  );

  test('a release comes in four languages, with the truncate mark and the six sections', () => {
    const files = filesOf(planRelease(site, 'extension', '1.3.0', '2026-01-02'));
    expect(files).toHaveLength(4);
    expect(files[0]?.[0]).toBe('extension/2026-01-02-1.3.0.md');
    const german = files[2]?.[1] ?? '';
    expect(german).toContain('title: Havre-Erweiterung 1.3.0\nslug: /extension/version/1.3.0\n');
    expect(german).toContain('\n{/* truncate */}\n');
    expect(german.match(/^## /gm)).toHaveLength(6);
  });

  test.each([
    ['unknown', '1.1'],
    ['product', '1.0'],
    ['product', 'v2'],
    ['product', '2'],
  ])('no release is made for %s %s', (product, version) => {
    expect(planRelease(site, product, version, '2026-01-02')).toHaveProperty('refusal');
  });
});
