import {describe, expect, test} from 'vitest';
import {doubtfulFrench, genitive} from './grammar';
import {formsOf, refusalOf, type Renaming} from './names';
import {planRebrand} from './plan';
import {remarksOn, renamePath, renameText} from './rename';

const renaming = (platform: string, identityApp: string, domain = 'example.org'): Renaming => ({
  names: [
    {from: formsOf('Port', 'port'), to: formsOf(platform)},
    {from: formsOf('Clef', 'clef'), to: formsOf(identityApp)},
  ],
  domain: {from: 'port.example', to: domain},
});
const VOWELS = renaming('Écluse', 'Ørsted-Pass');
const FR = 'docs/user/port/page.md';
const EN = 'i18n/en/docusaurus-plugin-content-docs/current/user/port/page.md';
const DE = 'i18n/de/docusaurus-plugin-content-docs/current/user/port/page.md';
const ZH = 'i18n/zh/docusaurus-plugin-content-docs/current/user/port/page.md';

describe('names', () => {
  test.each([
    ['L’Écluse', 'l-ecluse', 'L-Ecluse', 'L_ECLUSE'],
    ['Ørsted-Pass', 'orsted-pass', 'Orsted-Pass', 'ORSTED_PASS'],
    ['Straße 7', 'strasse-7', 'Strasse-7', 'STRASSE_7'],
  ])('%s has its forms', (name, slug, title, constant) => {
    expect(formsOf(name)).toEqual({name, slug, title, constant});
  });

  test('a straight apostrophe is written as texts write it', () => {
    expect(formsOf("L'Écluse").name).toBe('L’Écluse');
  });

  test.each([
    ['../x', 'Clef', 'example.org', 'no name'],
    ['港湾', 'Clef', 'example.org', 'no name'],
    ['Port${x}', 'Clef', 'example.org', 'no name'],
    ['Port', 'A\nB', 'example.org', 'no name'],
    ['Docs', 'Clef', 'example.org', 'is taken'],
    ['De', 'Clef', 'example.org', 'is taken'],
    ['É', 'Clef', 'example.org', 'too short'],
    ['Écluse', 'Ecluse', 'example.org', 'cannot both'],
    ['Port', 'Clef', 'example', 'no domain'],
    ['Port', 'Clef', 'https://example.org', 'no domain'],
    ['Port', 'Clef', 'Example.org', 'no domain'],
  ])('%s, %s at %s is refused', (platform, identityApp, domain, sentence) => {
    expect(refusalOf(platform, identityApp, domain)).toContain(sentence);
  });

  test('names that inflect badly are names', () => {
    expect(refusalOf('L’Écluse', 'Ørsted-Pass', 'my-product.example')).toBeUndefined();
  });
});

describe('French', () => {
  test.each([
    ['le menu de Port', 'le menu d’Écluse'],
    ['De Port à Clef', 'D’Écluse à Ørsted-Pass'],
    ['ce que **Clef** dit', 'ce qu’**Ørsted-Pass** dit'],
    ['avant de\u00A0[Port](/port)', 'avant d’[Écluse](/ecluse)'],
    ['Lorsque Clef demande', 'Lorsqu’Ørsted-Pass demande'],
    ['le Space redemande Clef', 'le Space redemande Ørsted-Pass'],
    ['qui a Clef', 'qui a Ørsted-Pass'],
  ])('%s becomes %s', (before, after) => {
    expect(renameText(FR, before, VOWELS)).toBe(after);
  });

  test('before a consonant nothing is elided, and what was is written in full again', () => {
    expect(renameText(FR, 'le menu de Port', renaming('L’Écluse', 'Yoga'))).toBe(
      'le menu de L’Écluse',
    );
    const back: Renaming = {
      names: [{from: formsOf('Écluse'), to: formsOf('Port')}],
      domain: {from: 'a.example', to: 'a.example'},
    };
    expect(renameText(FR, 'd’Écluse, qu’**Écluse**, D’Écluse', back)).toBe(
      'de Port, que **Port**, De Port',
    );
  });

  test('what agrees with a name, and a name in h, is for a person', () => {
    const {names} = renaming('Hublot', 'Le Verrou');
    const text = 'un\nmon Hublot, l’Hublot\n\nde Hublot, de Le Verrou, avec Hublot';
    expect(remarksOn(FR, text, {...VOWELS, names})).toEqual([
      {line: 2, words: 'mon Hublot'},
      {line: 2, words: 'l’Hublot'},
      {line: 4, words: 'de Hublot'},
      {line: 4, words: 'de Le Verrou'},
    ]);
    expect(doubtfulFrench('avec Écluse, d’Écluse', 'Écluse')).toEqual([]);
    expect(remarksOn(EN, 'le Hublot', {...VOWELS, names})).toEqual([]);
  });

  test('an old name that is left is told', () => {
    expect(remarksOn(FR, 'un\nsupports', VOWELS)).toEqual([{line: 2, words: 'port'}]);
  });
});

describe('other languages', () => {
  test('English articles follow the sound', () => {
    expect(renameText(EN, 'a Port page, A **Clef** one, in Port', VOWELS)).toBe(
      'an Écluse page, An **Ørsted-Pass** one, in Écluse',
    );
    expect(renameText(EN, 'a Port page', renaming('L’Écluse', 'Pass'))).toBe('a L’Écluse page');
    expect(renameText(EN, 'Clef’s', VOWELS)).toBe('Ørsted-Pass’s');
  });

  test('German genitives and compounds', () => {
    expect(renameText(DE, 'Ports Menü, Clefs Menü, die Port-Erweiterung', VOWELS)).toBe(
      'Écluses Menü, Ørsted-Pass’ Menü, die Écluse-Erweiterung',
    );
    expect(renameText(DE, 'die Port-Erweiterung in Port', renaming('Bel Air', 'Pass'))).toBe(
      'die Bel-Air-Erweiterung in Bel Air',
    );
    expect(['Fuß', 'Max', 'Blitz', 'Port'].map(genitive)).toEqual([
      'Fuß’',
      'Max’',
      'Blitz’',
      'Ports',
    ]);
  });

  test('Chinese keeps its spaces, and a name without one is renamed too', () => {
    expect(renameText(ZH, '打开 Port，使用Clef扩展', VOWELS)).toBe(
      '打开 Écluse，使用Ørsted-Pass扩展',
    );
  });
});

describe('outside prose', () => {
  test.each([
    ['[x](/user/port/page.md#create-port)', '[x](/user/ecluse/page.md#create-ecluse)'],
    ['https://acme.eu.port.example/x', 'https://acme.eu.example.org/x'],
    [
      '/acme\\.port\\.example/, "a\\\\.port\\\\.example"',
      '/acme\\.example\\.org/, "a\\\\.example\\\\.org"',
    ],
    ['ACME.PORT.EXAMPLE', 'ACME.EXAMPLE.ORG'],
    ['%2Fclef, \\bclef', '%2Forsted-pass, \\borsted-pass'],
    ['`Clef-x64.msi`, clef_amd64.deb', '`Orsted-Pass-x64.msi`, orsted-pass_amd64.deb'],
    ['$PORT_TOKEN, ClefClient', '$ECLUSE_TOKEN, OrstedPassClient'],
    ['E-PRT-101, important, Portugal, supports', 'E-PRT-101, important, Portugal, supports'],
  ])('%s becomes %s', (before, after) => {
    expect(renameText(FR, before, VOWELS)).toBe(after);
  });

  test('keys of code are quoted, and its languages told apart', () => {
    const code = [
      'const A = {clef: 1, x: "clef: 2"};',
      "const T = {fr: 'de Clef, a Clef', en: 'a Clef', de: 'Clefs'};",
      '// a Clef comment',
      "translate({message: 'ce que Clef dit', description: 'What a Clef says'})",
    ];
    expect(renameText('src/a.ts', code.join('\n'), VOWELS).split('\n')).toEqual([
      'const A = {\'orsted-pass\': 1, x: "orsted-pass: 2"};',
      "const T = {fr: 'd’Ørsted-Pass, a Ørsted-Pass', en: 'an Ørsted-Pass', de: 'Ørsted-Pass’'};",
      '// an Ørsted-Pass comment',
      "translate({message: 'ce qu’Ørsted-Pass dit', description: 'What an Ørsted-Pass says'})",
    ]);
  });

  test('both names may be swapped', () => {
    const swap = renaming('Clef', 'Port', 'port.example');
    expect(renameText(FR, 'Port, Clef, /port/clef, de Port', swap)).toBe(
      'Clef, Port, /clef/port, de Clef',
    );
    expect(renamePath('docs/user/port/clef.md', swap)).toBe('docs/user/clef/port.md');
  });
});

test('a drawing keeps its page: it is named after what it now draws', () => {
  const page = '---\ntitle: t\n---\n\n```mermaid\nflowchart LR\n  A["Port"]\n```\n';
  const nameOf = (code: string, mode: string) =>
    `${mode}-${code.includes('Écluse') ? 'new' : 'old'}.svg`;
  const {files} = planRebrand(
    new Map([
      [FR, page],
      ['src/diagrams/drawn/fr/light-old.svg', '<text>Port</text>'],
      ['checks/words/fr.txt', 'acme\n'],
      ['LICENSE', 'MIT'],
    ]),
    VOWELS,
    nameOf,
  );
  expect(files.get('src/diagrams/drawn/fr/light-old.svg')).toEqual({
    file: 'src/diagrams/drawn/fr/light-new.svg',
    text: '<text>Écluse</text>',
  });
  expect(files.get(FR)?.file).toBe('docs/user/ecluse/page.md');
  expect(files.get('checks/words/fr.txt')?.text).toContain('\nÉcluse\n');
  expect(files.has('LICENSE')).toBe(false);
});
