import {describe, expect, test} from 'vitest';
import {PAGE, findingsOf, manual, pageIn} from '../testing';
import {ALLOWED_PHRASES, FORBIDDEN_WORDS} from './forbiddenWords';
import {forbiddenWords} from './rules/words';

const FILES = {fr: PAGE, en: pageIn('en'), de: pageIn('de'), zh: pageIn('zh')};

/** For each forbidden word, in the order of the list: one sentence that has it, and what is to be written. */
const REFUSED: Record<keyof typeof FILES, readonly (readonly [sentence: string, use: string])[]> = {
  fr: [
    ['Ouvrez Le Havre', 'Havre, without article'],
    ['Ouvrez havre, puis écrivez à a@havre.example', 'Havre'],
    ['La Loquet App', 'Loquet'],
    ['Votre space', 'Space'],
    ['Une passkey', 'Loquet, or nothing: Loquet stores no passkeys'],
    ['Bravo 🎉', 'words'],
    ['Les données sont cryptées par la cryptographie', 'chiffrer'],
    ['Un token', 'jeton'],
    ['Votre manager', 'gestionnaire'],
    ['Demandez à un admin', 'administrateur'],
    ['Votre login', 'identifiant'],
    ['Le mot de passe maître', 'nothing: there is none'],
    ['Une méthode sécurisée à 100', 'a fact'],
    ['Une clé digitale', 'numérique'],
    ['Un email', 'e-mail'],
    ['Ouvre ton dossier', 'vous, votre'],
    ['Ouvrez votre espace', 'Space'],
    ['Ouvrez le Loquet', 'Loquet, without article'],
    ['Sur votre mobile', 'téléphone'],
    ['Uploadez le fichier', 'envoyer'],
    ['Cliquez ici', 'le nom de l’écran'],
    ['Un moyen de retour', 'moyen de récupération'],
    ['Chacun se prouve', 'prouver son identité'],
    ['Un nuage privé', 'stockage en ligne'],
    ['Acquittez le message', 'confirmer avoir lu'],
    ['Embarquer les équipes', 'faire adopter'],
    ['Une organisation sensible', 'là où les besoins de sécurité sont élevés'],
    ['Une information individuelle préalable', 'informer chaque personne avant'],
    ['Questionnez une nomination', 'en demander la raison'],
    ['Un nom marié', 'nom d’usage'],
    ['Le résultat de Générateur', 'mot de passe créé par le Générateur'],
    ['Exceptez ce poste', 'exempter'],
    ['La connexion forcée', 'connexion provoquée par un tiers'],
    ['Un téléphone privé', 'téléphone personnel'],
    ['Ensuite, voyez la page', 'voir'],
    ['Elle avertit devant un site', 'alerter quand'],
    ['Votre biométrie', 'données biométriques'],
    ['Un coffre inviolable', 'a fact'],
  ],
  en: [
    ['Ask the admins', 'administrator'],
    ['It doesn’t work', 'the words in full'],
    ['Open Le Havre', 'Havre, without article'],
    ['Open HAVRE', 'Havre'],
    ['The Loquet App', 'Loquet'],
    ['Your workspace', 'Space'],
    ['A passkey', 'Loquet, or nothing: Loquet stores no passkeys'],
    ['Done ✔️', 'words'],
    ['Log in to Havre', 'sign in'],
    ['The vault', 'folder'],
    ['Your master password', 'nothing: there is none'],
    ['In the trash', 'bin'],
    ['A whitelisted host', 'allowed list, blocked list'],
    ['The 2FA code', 'two-step code'],
    ['Your organisation', 'organization'],
    ['A breached password', 'exposed'],
    ['Click here', 'the name of the screen'],
    ['This is easy', 'nothing'],
    ['A way back', 'recovery option'],
    ['This is compulsory', 'required'],
    ['Before its expiry', 'expiration'],
    ['A private phone', 'personal phone'],
    ['A flat phone', 'out of battery'],
    ['By SMS', 'text message'],
    ['Restore your kit', 'restore your ID with the kit'],
    ['A sensitive organization', 'where security needs are high'],
    ['A prior individual information', 'tell each person beforehand'],
    ['An e-mail', 'email'],
    ['Renew the password', 'change'],
    ['Declare an ID lost', 'report as lost'],
    ['Tell them by voice', 'by phone or in person'],
    ['Filter on a status', 'filter by'],
    ['Blocked for a time', 'temporarily'],
    ['With case ignored', 'not case-sensitive'],
    ['The computer’s own bin', 'the Recycle Bin or Trash'],
    ['Keys in the device', 'on the device'],
    ['It is unbreakable', 'a fact'],
  ],
  de: [
    ['In Le Havre', 'Havre, without article'],
    ['In havre', 'Havre'],
    ['Die Loquet App', 'Loquet'],
    ['Ihr Workspace', 'Space'],
    ['Ein Passkey', 'Loquet, or nothing: Loquet stores no passkeys'],
    ['Fertig 🎉', 'words'],
    ['Das Kennwort', 'Passwort'],
    ['Fragen Sie die Admins', 'Administrator'],
    ['Drücken Sie Ctrl', 'Strg, Umschalt'],
    ['Wählen sie den Ordner', 'Sie'],
    ['Eine SSO Anwendung', 'a hyphen'],
    ['Das Geraet', 'ä, ö, ü'],
    ['Schliessen Sie die App', 'the spelling with ß'],
    ['Sie teilen den Eintrag', 'freigeben'],
    ['Das Plug-in', 'Erweiterung'],
    ['Der Tresor', 'Ordner'],
    ['Das ist dein Eintrag', 'Sie, Ihr'],
    ['Der Login', 'Anmeldung'],
    ['Der User', 'Benutzer'],
    ['Die Whitelist', 'Liste zugelassener oder gesperrter Hosts'],
    ['Bitte hier klicken', 'den Namen der Ansicht'],
    ['Ein Rückweg', 'Wiederherstellungsweg'],
    ['In drei Werktagen', 'Arbeitstag'],
    ['Eine sensible Organisation', 'hoher Schutzbedarf'],
    ['Die Einzelinformation', 'jede Person vorab informieren'],
    ['Eine Pilotperson', 'Person aus der Pilotgruppe'],
    ['Das öffnet kein Passwort', 'gibt keinen Zugriff auf Passwörter'],
    ['Ein Passworteintrag', 'Eintrag'],
    ['Im Store von Chrome', 'Chrome Web Store'],
    ['Der Geräteprüfcode', 'Kontrollcode'],
    ['Mündlich einen Code geben', 'vorlesen, telefonisch oder persönlich'],
    ['Den vorgesehenen Workflow', 'zuständiger Workflow'],
    ['Das ist unknackbar', 'a fact'],
  ],
  zh: [
    ['Le Havre', 'Havre, without article'],
    ['打开 havre', 'Havre'],
    ['打开 Loquet App', 'Loquet'],
    ['您的 space', 'Space'],
    ['一个 passkey', 'Loquet, or nothing: Loquet stores no passkeys'],
    ['登录 🎉', 'words'],
    ['登陆', '登录'],
    ['创建帐号', '账户'],
    ['安装插件', '扩展'],
    ['打开空间', 'Space'],
    ['你的账户', '您'],
    ['单一登录', '单点登录'],
    ['通过认证', '身份验证'],
    ['点击这里', '界面名称'],
    ['黑名单', '允许列表、阻止列表'],
    ['输入代码', '二维码、验证码、恢复码等；错误用“错误码”'],
    ['敏感组织', '高安全要求的组织'],
    ['权力分离', '职责分离'],
    ['私有云', '个人网盘'],
    ['发布方', '厂商'],
    ['雇主', '单位'],
    ['内部试点', '网页软键盘；非公开试点'],
    ['虚假扩展', '假冒'],
    ['误报', '误判'],
    ['该分支', '该系列'],
    ['12 词短语', '12 个单词的助记词'],
    ['无活动', '无操作、空闲超时'],
    ['写信至支持', '发送邮件至'],
    ['掌管', '负责'],
    ['两位管理员', '名'],
    ['一刻钟', '15 分钟'],
    ['牢不可破', 'a fact'],
  ],
};

/** Sentences whose words look like forbidden ones. */
const ACCEPTED: Record<keyof typeof FILES, readonly string[]> = {
  fr: [
    'Il faut chiffrer, par la cryptographie',
    'Écrivez à a@havre.example',
    'Il n’y a pas de mot de passe maître',
    'Le champ Secret token',
    'Le champ OAuth Bearer Token',
    'Un compte Google Workspace',
    'Il n’y a pas de clés d’accès (passkeys)',
    'De l’espace de stockage',
    'Dans l’Espace économique européen',
    'Importer de Google Password Manager',
  ],
  en: [
    'Each login stays in its folder',
    'Your `{organisation}`',
    'There is no master password',
    'Loquet does not store passkeys',
    'The vault key',
    'Google Workspace, in the file /etc/loquet/managed.json',
    'Just-in-time creation',
  ],
  de: [
    'Das Passwort in zwei Teilen',
    'Haben Sie Zugriff?',
    'Der Tresorschlüssel',
    'Ein Konto bei Google Workspace',
    'Ihre Rolle teilt das mit niemandem',
    'Das Feld Users and groups',
    'Der Code du travail',
    'Loquet speichert keine Passkeys',
    'Teilen Sie das der Person nicht telefonisch mit, sondern teilen Sie es ihr mit',
    'Das Kit liegt im Tresor',
    'Das heißt auch „Login“',
  ],
  zh: [
    '您的账户',
    '选择“创建你自己的应用程序”',
    '不会为其他发行方的网站保存通行密钥（passkeys）',
    '存储空间',
    '使用 Google Workspace 的账户',
    '通过 ISO 27001 认证',
  ],
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

  test('each word is refused in an example sentence or title', () => {
    const sentences = REFUSED[locale].map(([sentence]) => sentence).join('\n');
    const untried = FORBIDDEN_WORDS[locale].filter(
      ({pattern, inTitlesOnly}) => !inTitlesOnly && sentences.search(pattern) < 0,
    );
    expect(untried).toEqual([]);
    const right = ACCEPTED[locale].join('\n');
    const unknown = ALLOWED_PHRASES.filter(
      (allowed) => allowed.locale === locale && !allowed.pages && right.search(allowed.phrase) < 0,
    );
    expect(unknown.map(({phrase}) => phrase.source)).toEqual(['📖']);
  });
});

test('a word may be forbidden in titles only', async () => {
  const found = await findingsOf(forbiddenWords, {
    [PAGE]: manual('Le phishing\n\n## Le phishing {/* #a */}'),
  });
  expect(found).toEqual([`${PAGE}:9: “phishing” → hameçonnage`]);
});

test('the home page may say “book”', async () => {
  const message = {'i18n/fr/code.json': '{\n  "a.b": {\n    "message": "📖 Lire"\n  }\n}'};
  expect(await findingsOf(forbiddenWords, message)).toEqual([]);
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

test('every pattern finds all its places', () => {
  const patterns = [
    ...Object.values(FORBIDDEN_WORDS)
      .flat()
      .map(({pattern}) => pattern),
    ...ALLOWED_PHRASES.map(({phrase}) => phrase),
  ];
  expect(patterns.length).toBeGreaterThan(50);
  expect(patterns.filter(({global}) => !global)).toEqual([]);
});
