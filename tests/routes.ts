// Every address that was ever published, without language: the specification's (§2) and later ones. An entry is never
// removed, since readers keep links; a page that has moved redirects from its old address (redirects.ts). New pages
// need no line here until they are linked from outside; the build may contain more routes, never fewer.

const GENERAL = ['/', '/markdown-page', '/docs/', '/changes'];

const HISTORIES = {
  extension: {lists: [], versions: ['1.0.8', '1.2.0']},
  havre: {
    lists: ['/page/2', '/tags/havre/page/2'],
    versions: '1.0 2.0 3.0 3.1 3.2 3.3 3.4 3.5 3.6 3.7 3.8 3.9 4.0 4.1.1'.split(' '),
  },
  loquet: {lists: [], versions: ['1.1', '1.2', '2.0']},
};

const MANUAL = {
  administrateur: ['/', '/cost', '/messages', '/shadowIT', '/stats', '/support'],
  'administrateur/access-policy': [
    '/',
    '/create-folders',
    '/managers',
    '/passwords',
    '/share-app-with-folders',
    '/share-users-with-folders',
  ],
  'administrateur/configuration': ['/', '/anti-phishing', '/silent-mode', '/workflow'],
  'administrateur/integration': [
    '/',
    '/collaborators',
    '/intro',
    '/process',
    '/select-administrator',
    '/setup',
  ],
  'administrateur/manage-apps': [
    '/',
    '/create',
    '/license',
    '/manage',
    '/password',
    '/SCIM',
    '/share',
    '/SSO',
  ],
  'administrateur/manage-users': [
    '/',
    '/access',
    '/create',
    '/ID-lost',
    '/manage-admin',
    '/personal-data',
    '/temp-device',
  ],
  'administrateur/start': ['/', '/create-havre', '/forgot-phone', '/getting-started'],
  user: ['/', '/error-codes', '/help'],
  'user/havre': [
    '/',
    '/check-request',
    '/connect',
    '/explore',
    '/favorites',
    '/import-passwords',
    '/params',
    '/password-generator',
    '/password-manager',
    '/rename-devices',
    '/suggest-app',
    '/travel',
    '/try',
  ],
  'user/havre/browser-extension': [
    '/',
    '/add-havre',
    '/anti-phishing',
    '/autofill',
    '/configure-app',
    '/connect',
    '/start',
  ],
  'user/loquet': ['/', '/backup', '/install-loquet', '/settings'],
  'user/loquet/connection': ['/', '/app', '/contact'],
  'user/loquet/secure-devices': ['/', '/pc', '/phone'],
};

export const ROUTES: readonly string[] = [
  ...GENERAL,
  ...Object.entries(HISTORIES).flatMap(([slug, {lists, versions}]) => [
    `/${slug}`,
    `/${slug}/archive`,
    `/${slug}/authors`,
    `/${slug}/tags`,
    `/${slug}/tags/${slug}`,
    ...lists.map((list) => `/${slug}${list}`),
    ...versions.map((version) => `/${slug}/${slug}/version/${version}`),
  ]),
  ...Object.entries(MANUAL).flatMap(([folder, pages]) =>
    pages.map((page) => `/docs/${folder}${page}`),
  ),
];

/** Routes of the specification in one language. */
export const SPECIFIED = 107;
