import type {Localized} from './locales';

/** Every fact about the brand, once. Prose writes brand words plainly; code imports them. */
export const BRAND = {
  product: {name: 'Havre', slug: 'havre'},
  identityApp: {name: 'Loquet', slug: 'loquet'},
  /** The browser extension: its segment is literal (specification §2), its name is translated (glossary §1). */
  extension: {
    name: {
      fr: 'Extension Havre',
      en: 'Havre extension',
      de: 'Havre-Erweiterung',
      zh: 'Havre 扩展',
    } satisfies Localized,
    slug: 'extension',
  },
  /** Domain under which every Space lives: `{sub}.{sub}.havre.example` (specification §5). */
  productDomain: 'havre.example',
  /** Address of the Space of the example organization, in every page of the manual. */
  exampleSpace: 'https://acme.eu.havre.example',
  siteUrl: 'https://docs.havre.example',
  /** For readers who cannot use the tracker. */
  supportEmail: 'support@havre.example',
  copyrightYear: 2024,
  owner: 'Havre',
} as const;

export const LINKS = {
  developers: 'https://developers.havre.example',
  status: 'https://status.havre.example',
  chat: 'https://chat.havre.example',
  code: 'https://code.havre.example',
  microblog: 'https://social.havre.example',
  network: 'https://network.havre.example',
  /** Edit view of the sources; a path relative to the repository follows. */
  edit: 'https://code.havre.example/documentation/edit/main/',
  /** The tracker's form for a mistake; its fields follow as parameters. */
  report: 'https://code.havre.example/documentation/issues/new',
} as const;
