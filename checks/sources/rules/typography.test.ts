import {describe, expect, test} from 'vitest';
import {typography} from './typography';
import {PAGE, findingsOf, manual, pageIn} from '../../testing';

const FILES = {fr: PAGE, en: pageIn('en'), de: pageIn('de'), zh: pageIn('zh')};

const REFUSED: Record<keyof typeof FILES, readonly (readonly [text: string, says: string])[]> = {
  fr: [
    ['Vraiment ?', 'no U+202F before ; ! or ? → type it'],
    ['Un - deux', 'hyphen for a dash → – between two U+00A0'],
    ['Un : deux', 'no U+00A0 before : → type it'],
    ['« un\u202F»', 'no U+202F after « → type it'],
    ['«\u202Fun', 'quotes that do not pair → open with «, close with »'],
    ["l'accès", 'straight apostrophe → ’'],
    ['"un"', 'straight quote → « … » with U+202F inside'],
    ['7776 mots', 'thousands that are not separated → fr 10\u202F000, en and zh 10,000, de 10.000'],
    ['10 000 lignes', 'no U+202F between thousands → type it'],
    ['90 %', 'no U+202F before % → type it'],
    ['Un...', 'three full stops → …'],
  ],
  en: [
    ['"one"', 'straight quote → “ … ”'],
    ['It costs 12,00.', 'decimal comma → .'],
    ['One - two', 'hyphen for a dash → —'],
    ['One : two', 'space before the mark → remove it'],
    ['«one»', 'quotes of another language → “ … ”'],
    ['“one', 'quotes that do not pair → open with “, close with ”'],
  ],
  de: [
    ['"eins"', 'straight quote → „ … “'],
    ['“eins”', 'quotes of another language → „ … “'],
    ['„eins', 'quotes that do not pair → open with „, close with “'],
    ['Eins : zwei', 'space before the mark → remove it'],
  ],
  zh: [
    ['稍等...', 'full stops → ……'],
    ['打开 应用', 'space between Han characters → remove it'],
    ['打开,然后', 'half-width mark beside a Han character → ，；：！？（）'],
    ['打开(应用)', 'half-width mark beside a Han character → ，；：！？（）'],
    ['打开"应用"', 'straight quote beside a Han character → “ … ”'],
    ['打开应用.然后重试', 'full stop beside a Han character → 。'],
    ['打开“ 应用”', 'space beside a full-width mark → remove it'],
    ['打开Havre', 'no space between a Han character and Latin or code → type one'],
    ['打开`code`', 'no space between a Han character and Latin or code → type one'],
  ],
};

const ACCEPTED: Record<keyof typeof FILES, string> = {
  fr: 'Vraiment\u202F? Oui\u202F; un\u00A0: deux. «\u202FUn\u202F», l’accès, 10\u202F000 lignes en 2025, RFC 6238, 5228 à 5230/TCP, 90\u202F%, `a: b; c`, 8:30, https://a.example/?b=c',
  en: 'Really? One: two; “one”, don’t, a—b, 90%, `"a"`',
  de: 'Wirklich? Eins: zwei; „eins“, 90\u202F%, `"a"`',
  zh: '打开 Havre，然后（可选）点击**批准**。“ID 丢失”流程，共 4 个 `code`，SSO (SAML)。',
};

describe.each(['fr', 'en', 'de', 'zh'] as const)('typography of %s', (locale) => {
  test.each(REFUSED[locale])('refuses %s: %s', async (text, says) => {
    const found = await findingsOf(typography, {[FILES[locale]]: manual(text)});
    expect(
      found.filter(
        (finding) =>
          finding.startsWith(`${FILES[locale]}:7: `) &&
          finding.replace(' (--fix)', '').endsWith(says),
      ),
    ).not.toEqual([]);
  });

  test('accepts the forms of the glossary', async () => {
    expect(await findingsOf(typography, {[FILES[locale]]: manual(ACCEPTED[locale])})).toEqual([]);
  });
});

test('checks titles, cells, tab labels and diagrams too', async () => {
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

test('says which faults --fix corrects', async () => {
  const found = (file: string, text: string) => findingsOf(typography, {[file]: manual(text)});
  expect(await found(PAGE, "l'accès")).toEqual([
    expect.stringMatching(/apostrophe → ’ \(--fix\)$/),
  ]);
  expect(await found(PAGE, "l’accès'")).toEqual([expect.stringMatching(/apostrophe → ’$/)]);
  expect(await found(FILES.de, 'Das "Wort" steht.')).toEqual([
    expect.stringMatching(/straight quote → „ … “ \(--fix\)$/),
  ]);
  const message = '{"a": {"message": "l\'accès"}}';
  expect(await findingsOf(typography, {'i18n/fr/code.json': message})).toEqual([
    expect.stringMatching(/apostrophe → ’$/),
  ]);
});

test('a message quoted inside a Chinese sentence has no 。', async () => {
  const found = (text: string) => findingsOf(typography, {[pageIn('zh')]: manual(text)});
  expect(await found('显示“已过期。”时重试。')).toHaveLength(1);
  expect(await found('显示“已过期”时重试。显示“已过期。”')).toEqual([]);
});
