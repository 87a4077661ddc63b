import {describe, expect, test} from 'vitest';
import {PAGE, findingsOf, manual, pageIn} from '../testing';
import {sameFacts} from './facts';
import {monthsIn} from './numbers';
import {unitsIn} from './units';

const LABELS = {
  'i18n/fr/labels.json':
    '{"b-confirm": "Confirmer", "folders": "Dossiers", "admin": "Administration", "refuse": "Refuser"}',
  'i18n/en/labels.json':
    '{"b-confirm": "Confirm", "folders": "Folders", "admin": "Administration", "refuse": "Refuse"}',
  'i18n/de/labels.json':
    '{"b-confirm": "Bestätigen", "folders": "Ordner", "admin": "Verwaltung", "refuse": "Ablehnen"}',
  'i18n/zh/labels.json':
    '{"b-confirm": "确认", "folders": "文件夹", "admin": "管理", "refuse": "拒绝"}',
};

type Translated = 'en' | 'de' | 'zh';

const found = (locale: Translated, french: string, translated: string) =>
  findingsOf(sameFacts, {
    ...LABELS,
    [PAGE]: manual(french),
    [pageIn(locale)]: manual(translated),
  });

describe('a number', () => {
  test.each<[Translated, string, string]>([
    ['de', 'Au bout de 30 jours.', 'Nach 60 Tagen.'],
    ['zh', 'Au bout de 30 jours.', '60 天后。'],
    ['zh', 'Depuis Havre 4.1.1.', '自 Havre 4.1.0 起。'],
    ['en', 'Il a cinq jours.', 'It has six days.'],
    ['en', 'Il a 10\u202F000 membres.', 'It has 1,000 members.'],
    ['de', 'Il a trois appareils.', 'Es hat Geräte.'],
    ['en', 'Il a 3 ordinateurs et 3 tablettes.', 'It has 3 computers and tablets.'],
  ])('may not differ: %s, %s, %s', async (locale, french, translated) => {
    const findings = await found(locale, french, translated);
    expect(findings).toHaveLength(1);
    expect(findings[0]).toContain('write the same number');
  });

  test.each<[Translated, string, string]>([
    ['en', 'Il a 10\u202F000 membres et 2,5 Mo.', 'It has 10,000 members and 2.5 MB.'],
    ['zh', 'Il attend cinq jours.', '等待 5 天。'],
    ['de', 'Un code à six chiffres.', 'Ein sechsstelliger Code.'],
    ['en', 'Jusqu’à 18 h 30.', 'Until 6:30 p.m.'],
    ['en', 'Un quart d’heure.', 'Fifteen minutes.'],
    ['en', 'Un appareil neuf, un tiers.', 'A new device, a third party.'],
  ])('may be written as the language does: %s, %s, %s', async (locale, french, translated) => {
    expect(await found(locale, french, translated)).toEqual([]);
  });
});

describe('a label', () => {
  test.each<[Translated, string, string]>([
    ['de', 'Cliquez sur **Confirmer**.', 'Klicken Sie auf **Zulassen**.'],
    ['de', 'Ouvrez **Administration › Dossiers**.', 'Öffnen Sie **Administration › Ordner**.'],
    [
      'en',
      '1. Cliquez sur **Confirmer**.\n2. Cliquez sur **Refuser**.',
      '1. Click **Refuse**.\n2. Click **Confirm**.',
    ],
  ])('keeps its name and its place: %s, %s, %s', async (locale, french, translated) => {
    const findings = await found(locale, french, translated);
    expect(findings.length).toBeGreaterThan(0);
    expect(findings[0]).toContain('write the label so');
  });

  test('is not added, and emphasis is kept', async () => {
    expect(await found('en', 'Cliquez.', 'Click **Confirm**.')).toEqual([
      expect.stringContaining('1 runs in bold'),
    ]);
    expect(await found('de', 'Gardez **un** kit.', 'Behalten Sie ein Kit.')).toEqual([
      expect.stringContaining('0 runs in bold'),
    ]);
  });

  test('may have another place in its sentence, as part of a path, with a period', async () => {
    expect(
      await found(
        'de',
        'Dans **Administration › Dossiers**, **Confirmer**.',
        '**Bestätigen** unter **Verwaltung › Ordner.**',
      ),
    ).toEqual([]);
  });

  test('foreign words in italics are bold in Chinese', async () => {
    expect(await found('zh', 'Dossier *Finance*.', '**Finance** 文件夹。')).toEqual([]);
    expect(await found('en', 'Dossier *Finance*.', '**Finance** folder.')).toHaveLength(1);
  });
});

test.each<[Translated, string, string]>([
  ['en', 'Ne le donnez jamais.', 'Do not give it away.'],
  ['de', 'Ne le donnez jamais.', 'Geben Sie ihn weiter.'],
  ['zh', 'Ne le donnez jamais.', '请交给别人。'],
])('a never stays a never: %s', async (locale, french, lost) => {
  const kept = {en: 'Never give it away.', de: 'Geben Sie ihn nie weiter.', zh: '绝不要交给别人。'};
  expect(await found(locale, french, lost)).toEqual([expect.stringContaining('says "jamais"')]);
  expect(await found(locale, french, kept[locale])).toEqual([]);
});

test('a missing paragraph, item or cell is reported once, with its section', async () => {
  const findings = await found('zh', 'Un.\n\nDeux.\n\nTrois.', '一。\n\n三。');
  expect(findings).toEqual([
    `${pageIn('zh')}:1: 4 paragraphs, items and cells in this section where ${PAGE}:1 has 5 → say the same`,
  ]);
});

test('a comment with a reason exempts the next run', async () => {
  expect(
    await found('en', 'Il a 30 jours.', '{/* facts: another law */}\n\nIt has 14 days.'),
  ).toEqual([]);
  expect(await found('en', 'Il a 30 jours.', '{/* facts: */}\n\nIt has 14 days.')).toHaveLength(1);
  const items = (second: string) => `- One.\n\n  {/* facts: another law */}\n- ${second}`;
  expect(await found('en', '- Un.\n- Il a 30 jours.', items('It has 14 days.'))).toEqual([]);
});

test('month names are read in every language that has them, as numbers', () => {
  expect(monthsIn('du 3 janvier au 12 décembre, en mai', 'fr')).toEqual([1, 5, 12]);
  expect(monthsIn('in March and October', 'en')).toEqual([3, 10]);
  expect(monthsIn('im März und im Oktober', 'de')).toEqual([3, 10]);
  expect(monthsIn('3 月', 'zh')).toEqual([]);
  expect(monthsIn('maintenir, mai2024é', 'fr')).toEqual([5]);
  expect(monthsIn('le maïs, un mailing', 'fr')).toEqual([]);
});

test('every difference names both places and both values', async () => {
  const at = (message: string) => [`${pageIn('en')}:7: ${message}`];
  expect(await found('en', '3 mois, 5 fois.', '4 months, 6 times.')).toEqual(
    at(`4, 6 where ${PAGE}:7 has 3, 5 → write the same number`),
  );
  expect(await found('en', 'Après 5 fois.', 'After a time.')).toEqual(
    at(`no number where ${PAGE}:7 has 5 → write the same number`),
  );
  expect(await found('en', 'Des fois.', '7 times.')).toEqual(
    at(`7 where ${PAGE}:7 has none → write the same number`),
  );
  expect(await found('en', 'De 4.1.0 à 4.2.1.', 'From 4.1.0 to 4.1.2.')).toEqual(
    at(`4.1.2 where ${PAGE}:7 has 4.2.1 → write the same number`),
  );
  expect(await found('en', 'Le 3 mars.', 'On May 3.')).toEqual(
    at(`another month than in ${PAGE}:7 → write the same date`),
  );
  expect(await found('en', 'Le 3 mars et le 4 mai.', 'On March 3 and May 4.')).toEqual([]);
  expect(await found('en', 'En mars ou en mai.', 'In March or in July.')).toEqual(
    at(`another month than in ${PAGE}:7 → write the same date`),
  );
  expect(await found('en', 'Bientôt.', 'In July.')).toEqual([]);
  expect(
    await found('en', '**Confirmer** puis **Refuser**.', 'First **this**, then **that**.'),
  ).toEqual(
    at(`${PAGE}:7 names **Confirm** (Confirmer), **Refuse** (Refuser) → write the label so`),
  );
  expect(await found('en', 'De **Confirmer**.', 'From **Confirm** to **Refuse**.')).toEqual(
    at(`2 runs in bold where ${PAGE}:7 has 1 → set the same words in bold`),
  );
  expect(
    await found('en', '**Administration › Dossiers**', '**Folders › Administration**'),
  ).toEqual(
    at(`${PAGE}:7 names the path of Administration › Dossiers in this order → write the label so`),
  );
});

test('a copied text is reported with its beginning, an empty cell with the French', async () => {
  const sentence = 'Une phrase assez longue pour que la fin ne tienne pas dans le message.';
  expect(await found('en', sentence, sentence)).toEqual([
    `${pageIn('en')}:7: “${sentence.slice(0, 40)}…” is not translated → translate ${PAGE}:7`,
  ]);
  for (const names of ['Finance', 'Chrome, Edge, Brave, Firefox.']) {
    expect(await found('en', names, names)).toEqual([]);
  }
  const english = 'This sentence of more than seven words stands in a Chinese page.';
  expect(await found('zh', 'Une phrase.', english)).toEqual([
    `${pageIn('zh')}:7: “${english.slice(0, 40)}…” is not translated → translate ${PAGE}:7`,
  ]);
  const table = (cell: string) => `| a |\n| --- |\n| ${cell} |`;
  expect(await found('en', table('b'), table(''))).toEqual([
    `${pageIn('en')}:9: nothing where ${PAGE}:9 says something → translate it`,
  ]);
});

test('in Chinese a measure word states a number, an ordinal does not', async () => {
  expect(await found('zh', 'Le dernier bouton.', '第三个按钮。')).toEqual([]);
  expect(await found('zh', 'Le dernier bouton.', '三个按钮。')).toHaveLength(1);
});

describe('a unit', () => {
  test.each<[Translated, string, string]>([
    ['de', 'Valable 60\u202Fs.', '60 Minuten gültig.'],
    ['en', 'Valable 7 jours.', 'Valid for 7 hours.'],
    ['en', 'Il coûte 12\u202F€.', 'It costs $12.'],
  ])('may not differ: %s, %s, %s', async (locale, french, translated) => {
    const findings = await found(locale, french, translated);
    expect(findings).toHaveLength(1);
    expect(findings[0]).toContain('write the same unit');
  });

  test.each<[Translated, string, string]>([
    ['en', 'Valable 60\u202Fs, 7 jours, 24\u202Fh.', 'Valid for 60 seconds, 7 days, 24 hours.'],
    ['zh', 'Valable 2 min, 3 mois, 15 caractères.', '有效期 2 分钟、3 个月，15 个字符。'],
    ['en', 'Il coûte 12\u202F€.', 'It costs €12.'],
    ['de', 'La ligne 7.', 'Zeile 7.'],
  ])('may be written otherwise: %s, %s, %s', async (locale, french, translated) => {
    expect(await found(locale, french, translated)).toEqual([]);
  });
});

test('a unit is next to a figure, whatever the marks between', () => {
  const read = (text: string, locale: 'fr' | 'en' | 'de' | 'zh') =>
    [...unitsIn(text, locale)].map(([figure, units]) => [figure, ...units]);
  expect(read('1,5 Go puis 10\u202F000 chiffres', 'fr')).toEqual([
    ['15', 'GB'],
    ['10000', 'digits'],
  ]);
  expect(read('$12, 12 dollars, 3-minute, 5 minibars', 'en')).toEqual([
    ['3', 'min'],
    ['12', '$'],
  ]);
  expect(read('€ 7 oder 7 Stunden', 'de')).toEqual([['7', 'h', '€']]);
  expect(read('3个工作日', 'zh')).toEqual([['3', 'days']]);
});

describe('an answer', () => {
  const table = (...cells: string[]) =>
    `| a |\n| --- |\n${cells.map((cell) => `| ${cell} |`).join('\n')}`;

  test.each<[Translated, string, string]>([
    ['en', 'Oui', 'No'],
    ['de', 'Non, jamais', 'Ja, nie'],
    ['zh', 'Oui', '否'],
  ])('is the same in %s: %s, %s', async (locale, french, translated) => {
    expect(await found(locale, table(french), table(translated))).toEqual([
      expect.stringMatching(/:9: “.+” where .+:9 says “.+” → give the same answer$/),
    ]);
  });

  test.each<[Translated, string, string]>([
    ['en', 'Oui, tout de suite', 'Yes, at once'],
    ['zh', 'Non', '不可以'],
    ['de', 'Nom', 'Jahr'],
    ['en', 'Non proposé', 'Not offered'],
  ])('may have more words: %s, %s, %s', async (locale, french, translated) => {
    expect(await found(locale, table(french), table(translated))).toEqual([]);
  });
});

describe('a reminder', () => {
  test.each<[Translated, string, string, string]>([
    ['en', 'De 7 à 90 jours.', 'From 90 to 7 days.', '7 days where'],
    ['de', '**Confirmer** ou **Refuser**.', '**Ablehnen** oder **Bestätigen**.', 'another order'],
  ])('asks to check in %s: %s → %s', async (locale, french, translated, says) => {
    expect(await found(locale, french, translated)).toEqual([expect.stringContaining(says)]);
  });

  test.each<[Translated, string, string]>([
    ['de', 'De 7 à 90 jours.', 'Von 7 bis 90 Tagen.'],
    ['de', '5 essais en 10 min.', 'In 10 min 5 Versuche.'],
    [
      'de',
      'Dans **Administration › Dossiers**, choisissez **Refuser**.',
      'Wählen Sie **Ablehnen** unter **Verwaltung › Ordner**.',
    ],
  ])('is none for another word order in %s: %s → %s', async (locale, french, translated) => {
    expect(await found(locale, french, translated)).toEqual([]);
  });
});

test.each<[Translated, string, string]>([
  ['en', 'Au moins 3 jours.', 'At most 3 days.'],
  ['de', 'Au plus 3 jours.', 'Mindestens 3 Tage.'],
])('a limit keeps its side: %s, %s, %s', async (locale, french, translated) => {
  expect(await found(locale, french, translated)).toEqual([
    expect.stringContaining('is put on the other side → write at'),
  ]);
  expect(await found(locale, french, translated.replace(/\D+(?=3)/, ''))).toEqual([]);
});

test('words and cells of another language are not Chinese', async () => {
  for (const [french, chinese] of [
    ['Cliquez sur le dossier.', '点击 dans le dossier。'],
    ['Nouveau compte', 'New account'],
  ] as const) {
    expect(await found('zh', french, chinese)).toEqual([
      expect.stringContaining('is not translated → translate'),
    ]);
  }
  expect(await found('zh', 'Ouvrez Google Workspace.', '打开 Google Workspace。')).toEqual([]);
});

test('the manual of users names the buttons of Loquet, where the Space has others', async () => {
  const files = {
    'i18n/fr/labels.json': '{"refuse": "Refuser", "l-refuse": "Refuser"}',
    'i18n/en/labels.json': '{"refuse": "Refuse", "l-refuse": "Decline"}',
  };
  const named = (label: string, page: string) =>
    findingsOf(sameFacts, {
      ...files,
      [page]: manual('Choisissez **Refuser**.'),
      [page.replace('docs/', 'i18n/en/docusaurus-plugin-content-docs/current/')]: manual(
        `Choose **${label}**.`,
      ),
    });
  expect(await named('Decline', PAGE)).toEqual([]);
  expect(await named('Refuse', PAGE)).toEqual([expect.stringContaining('write the label so')]);
  expect(await named('Refuse', 'docs/administrateur/page.md')).toEqual([]);
});
