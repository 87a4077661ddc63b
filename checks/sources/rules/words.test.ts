import {describe, expect, test} from 'vitest';
import {PAGE, findingsOf, manual, pageIn} from '../../testing';
import {forbiddenWords} from './words';

const FILES = {fr: PAGE, en: pageIn('en'), de: pageIn('de'), zh: pageIn('zh')};

/** Sentences that have a word whose pattern says more than the word, and what is to be written. */
const REFUSED: Record<keyof typeof FILES, readonly (readonly [sentence: string, use: string])[]> = {
  fr: [
    ['Ouvrez havre, puis écrivez à a@havre.example', 'Havre'],
    ['Bravo 🎉', 'words'],
    ['Les données sont cryptées par la cryptographie', 'chiffrer'],
    ['Ouvre ton dossier', 'vous, votre'],
    ['Ensuite, voyez la page', 'voir'],
    ['Cette page s’adresse aux administrateurs', 'audience and minutes in the front matter'],
  ],
  en: [
    ['It doesn’t work', 'the words in full'],
    ['Log in to Havre', 'sign in'],
    ['Restore your kit', 'restore your ID with the kit'],
    ['Renew the password', 'change'],
  ],
  de: [
    ['Drücken Sie Ctrl', 'Strg, Umschalt'],
    ['Wählen sie den Ordner', 'Sie'],
    ['Eine SSO Anwendung', 'a hyphen'],
    ['Das Geraet', 'ä, ö, ü'],
    [
      'Dann wartet die Kollegin: Ihre Anfrage',
      'the name of the person, or deren, dessen: it reads as “your”',
    ],
    ['Schliessen Sie die App', 'the spelling with ß'],
  ],
  zh: [
    ['打开 havre', 'Havre'],
    ['输入代码', '二维码、验证码、恢复码等；错误用“错误码”'],
    ['两位管理员', '名'],
  ],
};

/** Sentences whose words look like forbidden ones. */
const ACCEPTED: Record<keyof typeof FILES, readonly string[]> = {
  fr: [
    'Comptez les appareils',
    'Il faut chiffrer, par la cryptographie',
    'De l’espace de stockage',
    'Importer de Google Password Manager',
  ],
  en: [
    'Each login stays in its folder',
    'Your `{organisation}`',
    'Google Workspace, in the file /etc/loquet/managed.json',
  ],
  de: [
    'Haben Sie Zugriff?',
    'Warten Sie: Ihr Konto wechselt',
    'Teilen Sie das der Person nicht telefonisch mit, sondern teilen Sie es ihr mit',
    'Das heißt auch „Login“',
  ],
  zh: ['您的账户', '存储空间', '通过 ISO 27001 认证'],
};

describe.each(['fr', 'en', 'de', 'zh'] as const)('forbidden words of %s', (locale) => {
  const file = FILES[locale];

  test.each(REFUSED[locale])('“%s” is refused: %s', async (sentence, use) => {
    const found = await findingsOf(forbiddenWords, {[file]: manual(`Un\n${sentence}`)});
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`${file}:8: `);
    expect(found[0]).toMatch(new RegExp(` → ${use}$`));
  });

  test.each(ACCEPTED[locale])('“%s” is right', async (sentence) => {
    expect(await findingsOf(forbiddenWords, {[file]: manual(sentence)})).toEqual([]);
  });
});

test('a word may be forbidden in titles only', async () => {
  const found = await findingsOf(forbiddenWords, {
    [PAGE]: manual('Le phishing\n\n## Le phishing {/* #a */}'),
  });
  expect(found).toEqual([`${PAGE}:9: “phishing” → hameçonnage`]);
});

test('looks at descriptions, labels and messages, not at code, keywords and slugs', async () => {
  const right = manual('`login`\n\n```text\nlogin\n```', 'keywords: [login]\nslug: /login\n');
  expect(await findingsOf(forbiddenWords, {[PAGE]: right})).toEqual([]);
  const label = manual(
    '```mermaid\nflowchart TD\n  A["Votre login"]\n```',
    'sidebar_label: login\n',
  );
  expect(await findingsOf(forbiddenWords, {[PAGE]: label})).toHaveLength(2);
  const message = {'i18n/fr/code.json': '{\n  "a.b": {\n    "message": "Votre login"\n  }\n}'};
  expect(await findingsOf(forbiddenWords, message)).toEqual([
    'i18n/fr/code.json:2: “login” → identifiant',
  ]);
});

test('accepts allowed phrases in their pages', async () => {
  const body = manual('This collection is off by default.');
  const folder = 'i18n/en/docusaurus-plugin-content-docs/current/administrateur';
  expect(await findingsOf(forbiddenWords, {[`${folder}/cost.md`]: body})).toHaveLength(1);
  expect(await findingsOf(forbiddenWords, {[`${folder}/shadowIT.md`]: body})).toEqual([]);
});
