import type {Localized} from './locales';

/** Every fact about the brand, once. Prose writes brand words plainly; code takes them from here. */
export const BRAND = {
  /** The platform: name and address segment. */
  product: {name: 'Havre', slug: 'havre'},
  /** The identity app: name and address segment. */
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
  /** What the platform calls a customer's workspace. */
  workspace: 'Space',
  /** Domain under which every Space lives: `{sub}.{sub}.havre.example` (specification §5). */
  productDomain: 'havre.example',
  /** Address of the Space of the example organization, in every page of the manual. */
  exampleSpace: 'https://acme.eu.havre.example',
  /** Address of this site. */
  siteUrl: 'https://docs.havre.example',
  /** Where readers write who cannot use the tracker. */
  supportEmail: 'support@havre.example',
  copyrightYear: 2024,
  owner: 'Havre',
} as const;

/** Addresses outside this site. */
export const LINKS = {
  developers: 'https://developers.havre.example',
  status: 'https://status.havre.example',
  chat: 'https://chat.havre.example',
  code: 'https://code.havre.example',
  microblog: 'https://social.havre.example',
  network: 'https://network.havre.example',
  /** Editing view of the sources; a path relative to the repository follows. */
  edit: 'https://code.havre.example/documentation/edit/main/',
  /** What a commit changed in the sources; its name follows. */
  commit: 'https://code.havre.example/documentation/commit/',
  /** The tracker's form for a mistake; its fields follow as parameters. */
  report: 'https://code.havre.example/documentation/issues/new',
} as const;
