import {describe, expect, test} from 'vitest';
import {typography} from './rules/typography';
import {PAGE, findingsOf, manual, pageIn} from '../testing';

const FILES = {fr: PAGE, en: pageIn('en'), de: pageIn('de'), zh: pageIn('zh')};

const REFUSED: Record<keyof typeof FILES, readonly string[]> = {
  fr: [
    'Vraiment ?',
    'Un\u00A0; deux',
    'Attention!',
    'Un : deux',
    'Un: deux',
    '« un »'.replace(' »', '\u202F»'),
    '«\u202Fun »',
    '«\u202Fun',
    "l'accès",
    '"un"',
    '10 000 lignes',
    '90 %',
    'Un...',
  ],
  en: ["don't", '"one"', 'One : two', 'Really\u202F?', '«one»', '“one'],
  de: ['"eins"', '“eins”', '„eins', 'Eins : zwei', '90 %', "geht's"],
  zh: [
    '打开,然后',
    '打开(应用)',
    '登录:',
    '打开 ，然后',
    '打开Havre',
    '在 3 天内，共4个',
    '打开`code`',
    '打开 [Havre](/a.md)页面',
    '“打开',
  ],
};

const ACCEPTED: Record<keyof typeof FILES, string> = {
  fr: 'Vraiment\u202F? Oui\u202F; un\u00A0: deux. «\u202FUn\u202F», l’accès, 10\u202F000 lignes, 90\u202F%, `a: b; c`, 8:30, https://a.example/?b=c',
  en: 'Really? One: two; “one”, don’t, 90%, `"a"`',
  de: 'Wirklich? Eins: zwei; „eins“, 90\u202F%, `"a"`',
  zh: '打开 Havre，然后（可选）点击**批准**。“ID 丢失”流程，共 4 个 `code`，SSO (SAML)。',
};

describe.each(['fr', 'en', 'de', 'zh'] as const)('typography of %s', (locale) => {
  test.each(REFUSED[locale])('refuses %s', async (text) => {
    const found = await findingsOf(typography, {[FILES[locale]]: manual(text)});
    expect(found.length).toBeGreaterThan(0);
    expect(found[0]).toContain(`${FILES[locale]}:7: `);
  });

  test('accepts what the glossary asks for', async () => {
    expect(await findingsOf(typography, {[FILES[locale]]: manual(ACCEPTED[locale])})).toEqual([]);
  });
});

test('looks at titles, cells, tab labels and diagrams too', async () => {
  const page = manual(
    [
      ':::tip[Prêt ?]\n\nTexte\n\n:::',
      '| Prêt ? |\n| --- |\n| Prêt ? |',
      '<Tabs>\n<TabItem value="a" label="Prêt ?">\n\nTexte\n\n</TabItem>\n</Tabs>',
      '```mermaid\nflowchart TD\n  A["Prêt ?"]\n```',
      '```text title="Prêt ?"\nPrêt ?\n```',
      '## Prêt ? {/* #a */}',
    ].join('\n\n'),
    'sidebar_label: Prêt ?\n',
  );
  expect(await findingsOf(typography, {[PAGE]: page})).toHaveLength(8);
});
