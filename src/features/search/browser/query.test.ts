import fc from 'fast-check';
import {expect, test} from 'vitest';
import {LOCALES, type Locale} from '../../../site/locales';
import {chunksOf} from '../shared/analyzer';
import {LANGUAGES} from '../shared/languages';
import {corpusOf, find, indexOf, routesOf, type TestPage} from '../testCorpus';
import {readCorpus, type Corpus} from './corpus';
import {search} from './query';

const PAGES: Record<Locale, readonly TestPage[]> = {
  fr: [
    {
      url: '/docs/user/havre/connect',
      title: 'Se connecter',
      text: 'Ouvrez l’écran de connexion, puis tapez votre mot de passe.',
      keywords: 'ouvrir une session',
      sections: [
        ['Depuis un téléphone', '#phone', 'Ouvrez l’application sur votre téléphone.'],
        ['Clé perdue', '#lost', 'Demandez une autre clé à un administrateur.'],
      ],
    },
    {
      url: '/docs/user/havre/password-generator',
      title: 'Générateur de mots de passe',
      text: 'Le générateur tire un mot de passe au hasard.',
    },
    {
      url: '/docs/administrateur/manage-users/groups',
      title: 'Groupes d’utilisateurs',
      text: 'Les administrateurs partagent un dossier avec un groupe d’utilisateurs.',
    },
    {url: '/havre/3.6', title: '3.6', text: 'La version 3.6 restaure les sauvegardes.'},
  ],
  en: [
    {
      url: '/en/docs/user/havre/connect',
      title: 'Connect',
      text: 'Open the sign-in screen, then type your password.',
      keywords: 'log in, sign on',
      sections: [
        ['From a phone', '#phone', 'Open the app on your phone.'],
        ['Lost key', '#lost', 'Ask an administrator for another key.'],
      ],
    },
    {
      url: '/en/docs/user/havre/password-manager',
      title: 'Password manager',
      text: 'Keep each password in the manager; autofill types it.',
    },
    {
      url: '/en/docs/administrateur/manage-apps/SCIM',
      title: 'SCIM provisioning',
      text: 'Users are synchronized. Set redirect_uri and string.startswith.',
      sections: [['Schema', '#schema', 'urn:ietf:params:scim:schemas:core:2.0:User']],
    },
    {url: '/en/havre/3.6', title: '3.6', text: 'Version 3.6 restores backups.'},
    {url: '/en/havre/4.1.1', title: '4.1.1', text: 'Version 4.1.1 mends a password field.'},
  ],
  de: [
    {
      url: '/de/docs/user/havre/connect',
      title: 'Anmelden',
      text: 'Sie melden sich mit dem Masterpasswort an. Nach der Anmeldung öffnet sich die Übersicht.',
    },
    {
      url: '/de/docs/administrateur/manage-users/devices',
      title: 'Geräte verwalten',
      text: 'Eingeladene Benutzer löschen ihre Geräte selbst.',
    },
    {url: '/de/havre/3.6', title: '3.6', text: 'Version 3.6 stellt Sicherungen wieder her.'},
  ],
  zh: [
    {url: '/zh/docs/user/havre/connect', title: '登录', text: '打开登录界面，输入您的密码。'},
    {
      url: '/zh/docs/user/havre/password-generator',
      title: '密码生成器',
      text: '生成器会随机生成一个密码。',
    },
    {
      url: '/zh/docs/administrateur/manage-users/groups',
      title: '用户组',
      text: '把用户添加到文件夹，或者使用 SCIM。',
    },
    {url: '/zh/havre/3.6', title: '3.6', text: '版本 3.6 恢复备份。'},
  ],
};

const CORPORA = {
  fr: corpusOf(PAGES.fr, 'fr'),
  en: corpusOf(PAGES.en, 'en'),
  de: corpusOf(PAGES.de, 'de'),
  zh: corpusOf(PAGES.zh, 'zh'),
};

function weakOf(corpus: Corpus, input: string): readonly (boolean | undefined)[] {
  return search(corpus, {input}).map(({isWeak}) => isWeak);
}

test.each([
  ['fr', 'perdue', 'a word', '/docs/user/havre/connect#lost'],
  ['fr', 'ecran', 'a word after an elision', '/docs/user/havre/connect'],
  ['fr', 'l’ecran', 'its elision', '/docs/user/havre/connect'],
  ['fr', 'GENERATEUR', 'capitals without accents', '/docs/user/havre/password-generator'],
  ['fr', 'ouvrir session', 'keywords', '/docs/user/havre/connect'],
  ['fr', 'partager', 'another form', '/docs/administrateur/manage-users/groups'],
  ['fr', 'groupe', 'the singular', '/docs/administrateur/manage-users/groups'],
  ['fr', 'restauration', 'a word of the same root', '/havre/3.6'],
  ['fr', 'comment restaurer une sauvegarde ?', 'a question', '/havre/3.6'],
  ['en', 'signon', 'a compound in one', '/en/docs/user/havre/connect'],
  ['en', 'sign on', 'a compound in two', '/en/docs/user/havre/connect'],
  ['en', 'auto fill', 'a word in two', '/en/docs/user/havre/password-manager'],
  ['en', 'redirect_uri', 'a compound', '/en/docs/administrateur/manage-apps/SCIM'],
  ['en', 'redirect', 'a part of it', '/en/docs/administrateur/manage-apps/SCIM'],
  ['en', 'startswith', 'another', '/en/docs/administrateur/manage-apps/SCIM'],
  [
    'en',
    'urn:ietf:params:scim:schemas:core:2.0:User',
    'a long compound',
    '/en/docs/administrateur/manage-apps/SCIM#schema',
  ],
  ['en', 'synchronize', 'another form', '/en/docs/administrateur/manage-apps/SCIM'],
  ['en', 'restoring backup', 'two other forms', '/en/havre/3.6'],
  ['de', 'uebersicht', 'ue for ü', '/de/docs/user/havre/connect'],
  ['de', 'Geraet', 'ae for ä, the singular', '/de/docs/administrateur/manage-users/devices'],
  ['zh', '生成器', 'a word', '/zh/docs/user/havre/password-generator'],
  ['zh', '怎么把用户添加到文件夹', 'a question', '/zh/docs/administrateur/manage-users/groups'],
  ['zh', 'scim', 'a Latin word', '/zh/docs/administrateur/manage-users/groups'],
  ['zh', '密玛生成器', 'a wrong sign', '/zh/docs/user/havre/password-generator'],
  ['zh', '登陆', 'a wrong sign in a title of two', '/zh/docs/user/havre/connect'],
] as const)('in %s, "%s" – %s – is answered first by %s', (locale, input, _what, route) => {
  expect(find(CORPORA[locale], input)[0]).toBe(route);
});

test.each([
  ['substituted', 'managar'],
  ['left out', 'manger'],
  ['added', 'mannager'],
  ['swapped', 'manaegr'],
  ['wrong in a word half typed', 'pasxwor'],
  ['wrong twice in a long word', 'provisoinimg'],
])('with letters %s, as in %s, pages are still found', (_what, input) => {
  expect(find(CORPORA.en, input)[0]).toMatch(/password-manager$|SCIM$/);
});

test.each(['3.6', 'v3.6', '3,6', 'version 3.6', '3.'])('%j finds version 3.6', (input) => {
  for (const locale of LOCALES) {
    expect(find(CORPORA[locale], input)[0], locale).toMatch(/\/havre\/3\.6$/);
  }
});

test.each([
  ['fr', 'kubernetes'],
  ['en', 'kubernetes'],
  ['en', 'xyzzy'],
  ['en', '9.9'],
  ['de', 'Schaltjahr'],
  ['zh', '航空'],
  ['zh', 'kubernetes'],
] as const)('in %s, "%s", which the manual lacks, finds nothing', (locale, input) => {
  expect(find(CORPORA[locale], input)).toEqual([]);
});

test.each(['', ' ', '+', '-', '*', '~:^', '"', '\\', '🔑', '\uD800'])(
  '%j finds nothing',
  (input) => {
    for (const locale of LOCALES) {
      expect(find(CORPORA[locale], input)).toEqual([]);
    }
  },
);

test.each([
  ['password +connect', 'password connect'],
  ['password -connect', 'password connect'],
  ['title:password', 'title password'],
  ['*password', 'password'],
  ['password^100 connect', 'password 100 connect'],
])('%j has no syntax and finds the same as %j', (input, words) => {
  expect(find(CORPORA.en, input)).toEqual(find(CORPORA.en, words));
  expect(find(CORPORA.en, input)).not.toEqual([]);
});

test.each(['fr', 'en', 'de'] as const)(
  'in %s, every word of a page finds it from its first letter on',
  (locale) => {
    let asked = 0;
    for (const {url, title, text} of PAGES[locale]) {
      const words = chunksOf(`${title} ${text}`, locale).flatMap(({parts}) => parts);
      const {stopWords} = LANGUAGES[locale];
      for (const word of words.filter((part) => part.length >= 4 && !stopWords.has(part))) {
        for (let end = 1; end <= word.length; end += 1) {
          asked += 1;
          const input = word.slice(0, end);
          expect(find(CORPORA[locale], input), input).toContain(url);
        }
      }
    }
    expect(asked).toBeGreaterThan(120);
  },
);

test('every two signs of a Chinese title find its page', () => {
  let pairs = 0;
  for (const {url, title} of PAGES.zh.filter((page) => /\p{Script=Han}/u.test(page.title))) {
    const signs = [...title];
    for (const [index, sign] of signs.slice(1).entries()) {
      pairs += 1;
      expect(find(CORPORA.zh, `${signs[index]}${sign}`), title).toContain(url);
    }
  }
  expect(pairs).toBe(7);
});

test('a title typed exactly comes first, in every language', () => {
  let titles = 0;
  for (const locale of LOCALES) {
    for (const {url, title, sections = []} of PAGES[locale]) {
      const own = [[title, ''] as const, ...sections];
      for (const [text, hash] of own) {
        titles += 1;
        expect(find(CORPORA[locale], text)[0], text).toBe(url + hash);
        expect(find(CORPORA[locale], ` ${text.toUpperCase()} `)[0], text).toBe(url + hash);
      }
    }
  }
  expect(titles).toBeGreaterThan(18);
});

test('a page named as typed goes before those that repeat the words', () => {
  const pages = [
    {url: '/often', title: 'Backups of keys', text: 'Keys and backups. '.repeat(9)},
    {url: '/longer', title: 'Keys of a backup and more about keys', text: 'Keys.'},
    {url: '/exact', title: 'Keys', text: 'One word.'},
  ];
  expect(find(corpusOf(pages, 'en'), 'keys')[0]).toBe('/exact');
});

test('a title that begins as typed goes before one with the words elsewhere', () => {
  const pages = [
    {url: '/else', title: 'Reset the master key'},
    {url: '/begins', title: 'Master key and reset'},
  ];
  expect(find(corpusOf(pages, 'en'), 'master key')).toEqual(['/begins', '/else']);
});

test('a section with all the words goes before one with some of them', () => {
  const pages = [
    {url: '/some', title: 'Page', text: 'Share, share and share again.'},
    {url: '/all', title: 'Other', text: 'You can share a folder.'},
  ];
  expect(find(corpusOf(pages, 'en'), 'share folder')[0]).toBe('/all');
});

test('a page about the subject goes before one that mentions it', () => {
  const pages = [
    {
      url: '/mentions',
      title: 'Users',
      sections: [['Settings', '#settings', 'Export of users.']] as const,
    },
    {
      url: '/subject',
      title: 'Export',
      sections: [['Settings', '#settings', 'Export of users.']] as const,
    },
  ];
  const found = find(corpusOf(pages, 'en'), 'export settings');
  expect(found.indexOf('/subject#settings')).toBeLessThan(found.indexOf('/mentions#settings'));
});

test('users’ pages go before equal ones for administrators, release notes last', () => {
  const pages = ['havre/3.6', 'docs/administrateur/a', 'docs/user/b'].map((url) => ({
    url: `/en/${url}`,
    title: 'Lost phone',
    text: 'What to do.',
  }));
  const corpus = corpusOf(pages, 'en');
  const [news, administrator, user] = pages.map(({url}) => url);
  expect(find(corpus, 'lost phone')).toEqual([user, administrator, news]);
  expect(find(corpus, 'lost phone 3.6')[0]).toBe(news);
});

test.each([
  ['fr', 'mon équipe', 'user'],
  ['en', 'my team', 'user'],
  ['de', 'mein Team', 'user'],
  ['zh', '我的 team', 'user'],
  // In spite of "our".
  ['fr', 'puis-je voir dans notre dossier', 'user'],
  ['en', 'can I see in our folder', 'user'],
  ['de', 'kann ich in unserem Ordner sehen', 'user'],
  ['en', 'our folder', 'administrateur'],
  // In spite of "I".
  ['fr', 'je veux que les utilisateurs fassent', 'administrateur'],
  ['en', 'how do I force users to', 'administrateur'],
  ['de', 'ich möchte, dass unsere Mitarbeiter', 'administrateur'],
  ['zh', '我们的员工', 'administrateur'],
] as const)('in %s, %j asks for a page of the guide "%s"', (locale, words, guide) => {
  expect(find(audiences(locale), `${words} export`)[0]).toContain(`/docs/${guide}/`);
});

/** A page in each guide; the one for users says the word in a shorter text. */
function audiences(locale: Locale): Corpus {
  return corpusOf(
    [
      {url: '/docs/user/a', title: 'Export', text: 'Export.'},
      {url: '/docs/administrateur/a', title: 'Export', text: 'All about it: export.'},
    ],
    locale,
  );
}

const CODES: readonly TestPage[] = [
  {
    url: '/docs/user/error-codes',
    title: 'Error codes',
    sections: [
      ['E-HVR-206', '#e-hvr-206', 'The person has one device.'],
      ['E-EXT-601', '#e-ext-601', 'Configure the app, or E-HVR-206 and E-HVR-206.'],
    ],
  },
  {
    url: '/docs/user/havre/206',
    title: 'E-HVR-206 and 206',
    text: 'E HVR 206, 206, 206, E-EXT-601: the error is explained.',
  },
];

test.each([
  ...['E-HVR-206', 'e-hvr-206', 'e hvr 206', 'EHVR206', 'hvr206', ' 206 ', 'E‑HVR‑206'],
  ...['error E-HVR-206 explained', '错误E-HVR-206'],
])('the code %j leads to its own entry first, in any spelling, by its score', (input) => {
  for (const locale of LOCALES) {
    const corpus = readCorpus([indexOf(CODES, locale)], locale);
    const results = search(corpus, {input});
    expect(routesOf(results)[0], locale).toBe('/docs/user/error-codes#e-hvr-206');
    const [first = 0, ...others] = results.map(({score}) => score);
    expect(first, locale).toBeGreaterThan(Math.max(...others));
  }
});

test('a code marks itself alone, not those of its series', () => {
  const corpus = readCorpus([indexOf(CODES, 'en')], 'en');
  expect(search(corpus, {input: 'E-HVR-206'})[0]?.terms).toEqual(['ehvr206']);
});

test.each(['206 explained', 'E-EXT-206', 'E-HVR-2060'])(
  '%j is no code: what says most of it comes first',
  (input) => {
    const corpus = readCorpus([indexOf(CODES, 'en')], 'en');
    expect(find(corpus, input)[0]).toBe('/docs/user/havre/206');
  },
);

test('a label, typed whole or half, leads to the section that names it', () => {
  const sections = [
    ['Rights', '#rights', 'An administrator may make anything; administrators make groups.'],
    ['Naming', '#naming', 'Open the page of the person. Click Make administrator.'],
  ] as const;
  const page = {url: '/a', title: 'Administrators', sections};
  const corpus = readCorpus([indexOf([page], 'en', ['Make administrator'])], 'en');
  expect(find(corpus, 'Make administrator')[0]).toBe('/a#naming');
  expect(find(corpus, 'make admin')[0]).toBe('/a#naming');
});

test('several near questions tell more than one', () => {
  const pages = ['/one', '/several'].map((url) => ({url, title: 'Title', text: 'Text.'}));
  const questions = {
    0: ['badge forgotten', 'parking space', 'canteen menu'],
    1: ['badge forgotten', 'badge left at home', 'no badge with me'],
  };
  const corpus = readCorpus([{...indexOf(pages, 'en'), questions}], 'en');
  expect(find(corpus, 'I forgot the badge this morning')).toEqual(['/several', '/one']);
});

test('Chinese question words are ignored', () => {
  const pages = ['怎么', '移动'].map((text) => ({url: `/${text}`, title: '页', text}));
  expect(find(corpusOf(pages, 'zh'), '怎么移动')).toEqual(['/移动']);
});

test('an unknown part of a Chinese query is ignored; what is left may be weak', () => {
  const corpus = corpusOf([{url: '/a', title: '页', text: '文件夹'}], 'zh');
  expect(find(corpus, '文件夹乱七')).toEqual(['/a']);
  const titled = corpusOf([{url: '/b', title: '文件夹'}], 'zh');
  expect(find(titled, '文件夹乱')).toEqual(['/b']);
  expect(weakOf(corpus, '文件夹')).toEqual([false]);
  expect(weakOf(corpus, '文件乱七八糟的东西')).toEqual([true]);
});

test('a Chinese question may have a wrong sign', () => {
  const pages = ['/keys', '/flow'].map((url) => ({url, title: '页', text: '文件夹'}));
  const questions = {0: ['快捷键', '锁定'], 1: ['审批流程', 'CSV 导入']};
  const corpus = readCorpus([{...indexOf(pages, 'zh'), questions}], 'zh');
  expect(find(corpus, '快接键')).toEqual(['/keys']);
  expect(find(corpus, '审批留程')).toEqual(['/flow']);
  // Of two signs one is too much.
  expect(find(corpus, '锁住')).toEqual([]);
});

test('a result that covers little of the query is weak', () => {
  const corpus = corpusOf([{url: '/a', title: 'Folders', text: 'Share a folder.'}], 'en');
  expect(weakOf(corpus, 'share folders')).toEqual([false]);
  expect(weakOf(corpus, 'kerberos delegation of folders')).toEqual([true]);
});

test('half of a Chinese label with a wrong sign leads to it', () => {
  const pages = [
    {url: '/a', title: '密码生成器'},
    {url: '/b', title: '企业目录'},
  ];
  const corpus = corpusOf(pages, 'zh');
  expect(find(corpus, '密马生成')).toEqual(['/a']);
  expect(find(corpus, '企业微信')).toEqual(['/b']);
});

test('of equal pages, that of the guide one is in goes first', () => {
  const page = {title: 'Passkeys', text: 'A passkey.'};
  const corpus = corpusOf(
    [
      {url: '/en/docs/user/a', ...page},
      {url: '/en/docs/administrateur/a', ...page},
    ],
    'en',
  );
  expect(find(corpus, 'passkeys')[0]).toBe('/en/docs/user/a');
  expect(find(corpus, 'passkeys', {from: 'administrator'})[0]).toBe('/en/docs/administrateur/a');
  expect(find(corpus, 'my passkeys', {from: 'administrator'})[0]).toBe('/en/docs/user/a');
});

test('a single letter is a word being typed', () => {
  const pages = [
    {url: '/generator', title: 'Options', text: 'Leave out o, a rule: no o, no o.'},
    {url: '/rule', title: 'The rule of two devices in four words'},
    ...['/a', '/b', '/c', '/d'].map((url) => ({url, title: 'Other', text: 'Nothing.'})),
  ];
  expect(find(corpusOf(pages, 'en'), 'the rule o')[0]).toBe('/rule');
});

test('for a synonym the manual’s word is sought as well, and never goes before the typed one', () => {
  const pages = [
    {url: '/bin', title: 'Bin', text: 'What was deleted.'},
    {url: '/kit', title: 'Kit', text: 'Two parts.'},
    {url: '/said', title: 'Other', text: 'The trash of the computer.'},
  ];
  const synonyms = [
    ['bin', 'trash', 'recycle bin'],
    ['kit', 'backup'],
  ];
  const corpus = readCorpus([{...indexOf(pages, 'en'), synonyms}], 'en');
  expect(find(corpus, 'backup')).toEqual(['/kit']);
  expect(find(corpus, 'the backup of mine')).toContain('/kit');
  expect(find(corpus, 'trash')).toEqual(['/said', '/bin']);
  expect(find(corpus, 'bin')).toEqual(['/bin']);
});

test('readers’ questions find the section that answers, in other words and with others around', () => {
  const sections = [
    ['Substitute', '#substitute', 'Somebody else approves during a vacation.'],
    [
      'Holidays',
      '#holidays',
      'The calendar: a vacation, who approves it; another vacation, who approves that.',
    ],
  ] as const;
  const file = indexOf([{url: '/settings', title: 'Settings', sections}], 'en');
  const asked = {...file, questions: {1: ['who approves while I am on vacation', 'stand-in']}};
  const corpus = readCorpus([indexOf([{url: '/first', title: 'First'}], 'en'), asked], 'en');
  expect(find(corpus, 'Who will approve during vacations?')[0]).toBe('/settings#substitute');
  expect(find(corpus, 'calendar')).toEqual(['/settings#holidays']);
});

test('a word without known forms may be misspelt', () => {
  const pages = [
    {url: '/other', title: 'Gestion', text: 'Gestion de tout.'},
    {url: '/wanted', title: 'Gestionnaire', text: 'Le gestionnaire.'},
  ];
  expect(find(corpusOf(pages, 'fr'), 'gestionaire')).toEqual(['/wanted', '/other']);
});

test('a title with one of the words goes after a section with all of them', () => {
  const pages = [
    {url: '/one', title: 'People', text: 'All of them.'},
    {url: '/all', title: 'Dashboard', text: 'How many people really use the Space.'},
  ];
  expect(find(corpusOf(pages, 'en'), 'people really use space')[0]).toBe('/all');
});

const MANY = Array.from({length: 30}, (_, index) => ({
  url: `/docs/user/page-${index}`,
  title: `Key ${index}`,
  text: 'A key.',
}));

test('results of several indexes are merged by score', () => {
  const others = Array.from({length: 20}, (_, index) => ({url: `/${index}`, title: 'Other'}));
  const first = [
    {url: '/first/title', title: 'Reset of keys'},
    {url: '/first/text', title: 'Page', text: 'Nothing but a reset.'},
  ];
  const second = [
    {url: '/second/exact', title: 'Reset'},
    {url: '/second/text', title: 'Page', text: 'A long text about many subjects and a reset.'},
  ];
  const files = [first, second].map((pages) => indexOf([...pages, ...others], 'en'));
  expect(find(readCorpus(files, 'en'), 'reset')).toEqual([
    '/second/exact',
    '/first/title',
    '/first/text',
    '/second/text',
  ]);
});

test('returns at most two sections of a page, the best ones', () => {
  const sections = ['a', 'b', 'c', 'd'].map(
    (name) => [`Key ${name}`, `#${name}`, 'A key.'] as const,
  );
  const pages = [
    {url: '/keys', title: 'Keys', text: 'A key.', sections},
    {url: '/other', title: 'Other', text: 'A key.'},
  ];
  const found = find(corpusOf(pages, 'en'), 'key');
  expect(found).toHaveLength(3);
  expect(found.filter((route) => route.startsWith('/keys'))).toHaveLength(2);
  expect(found).toContain('/other');
});

test.each([
  ['user', '/en/docs/user/'],
  ['administrator', '/en/docs/administrateur/'],
  ['product', '/en/havre/'],
] as const)('the filter %s returns only pages below %s', (kind, folder) => {
  const found = find(CORPORA.en, 'password users version', {kind});
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((route) => !route.startsWith(folder))).toEqual([]);
});

test('a filter is applied before results are counted', () => {
  const pages = [...MANY, {url: '/loquet/1.0', title: 'Other', text: 'Also a key.'}];
  const corpus = corpusOf(pages, 'en');
  expect(find(corpus, 'key')).not.toContain('/loquet/1.0');
  expect(find(corpus, 'key', {kind: 'identity-app'})).toEqual(['/loquet/1.0']);
});

test('a result carries the typed words, then their matches in its section', () => {
  const pages = [
    {url: '/a', title: 'Keys', text: 'A key, a keyboard, a folder.'},
    {url: '/b', title: 'Keyring', text: 'Another page.'},
  ];
  const [result] = search(corpusOf(pages, 'en'), {input: 'key folders'});
  expect(result?.terms.slice(0, 2)).toEqual(['key', 'folders']);
  expect(result?.terms).toEqual(expect.arrayContaining(['folder', 'keyboard', 'keys']));
  expect(result?.terms).not.toContain('keyring');
});

test('carries the typed words even where the index has only longer ones', () => {
  const pages = [{url: '/a', title: 'Keyboard', text: 'A folder.'}];
  const [result] = search(corpusOf(pages, 'en'), {input: 'keyb folder'});
  expect(result?.terms).toEqual(['keyb', 'folder', 'keyboard']);
});

test('does not mark stop words', () => {
  const pages = [{url: '/a', title: 'Share a password', text: 'How to share a password.'}];
  const [result] = search(corpusOf(pages, 'en'), {input: 'how to share a password'});
  expect(result?.terms).toEqual(['share', 'password']);
});

test('carries the best matches of more words', () => {
  const text = Array.from({length: 30}, (_, index) => `share${index}`).join(' ');
  const page = {url: '/a', title: 'A', text: `${text} shares`};
  const [result] = search(corpusOf([page], 'en'), {input: 'share'});
  expect(result?.terms.slice(0, 2)).toEqual(['share', 'shares']);
});

test('is deterministic', () => {
  const corpus = corpusOf(MANY, 'en');
  expect(find(corpus, 'key')).toEqual(find(corpus, 'key'));
  // Equal scores keep the order of the pages.
  const same = MANY.map((page) => ({...page, title: 'Key'}));
  expect(find(corpusOf(same, 'en'), 'key')).toEqual(same.slice(0, 8).map(({url}) => url));
});

/** Texts near what is known: words of the pages, whole or cut, with anything in between. */
function typedIn(locale: Locale): fc.Arbitrary<string> {
  const known = PAGES[locale].flatMap(({title, text = ''}) => `${title} ${text} key`.split(' '));
  const word = fc.tuple(fc.constantFrom(...known), fc.integer({min: 1, max: 12}));
  const piece = fc.oneof(
    {weight: 3, arbitrary: word.map(([text, end]) => text.slice(0, end))},
    fc.constantFrom(...[' ', '-', '*', '+', ':', '~', '^', '_', '.', '’', '"', '__proto__']),
    fc.string({unit: 'binary', maxLength: 2}),
  );
  return fc.oneof(
    fc.string({unit: 'binary', maxLength: 40}),
    fc
      .tuple(fc.array(piece, {maxLength: 30}), fc.constantFrom('', ' '))
      .map(([pieces, between]) => pieces.join(between)),
  );
}

const requests = fc
  .constantFrom(...LOCALES)
  .chain((locale) => fc.tuple(fc.constant(locale), typedIn(locale)));

test('results are sorted and within every cap, whatever is typed', () => {
  const corpora = new Map(
    LOCALES.map((locale) => [
      locale,
      readCorpus([indexOf(PAGES[locale], locale), indexOf(MANY, locale)], locale),
    ]),
  );
  let found = 0;
  fc.assert(
    fc.property(requests, ([locale, input]) => {
      const results = search(corpora.get(locale)!, {input});
      found += results.length;
      const scores = results.map(({score}) => score);
      expect(scores).toEqual([...scores].sort((a, b) => b - a));
      expect(scores.every((score) => Number.isFinite(score) && score > 0)).toBe(true);
      expect(results.length).toBeLessThanOrEqual(8);
      expect(new Set(routesOf(results)).size).toBe(results.length);
      const pages = routesOf(results).map((route) => route.split('#')[0]);
      for (const page of pages) {
        expect(pages.filter((other) => other === page).length).toBeLessThanOrEqual(2);
      }
      for (const {terms} of results) {
        expect(terms.length).toBeGreaterThan(0);
        expect(terms.length).toBeLessThanOrEqual(24);
        expect(new Set(terms).size).toBe(terms.length);
      }
    }),
    {numRuns: 200},
  );
  // Most inputs come near enough to the pages to find some.
  expect(found).toBeGreaterThan(100);
});
