/** The four languages of the site; the first is the source language and has no prefix (specification §2, §9). */
export const LOCALES = ['fr', 'en', 'de', 'zh'] as const;

export type Locale = (typeof LOCALES)[number];

/** A text in every language: the compiler refuses a missing one. */
export type Localized = Record<Locale, string>;

/** A value for every language. */
export function perLocale<T>(value: (locale: Locale) => T): Record<Locale, T> {
  return {fr: value('fr'), en: value('en'), de: value('de'), zh: value('zh')};
}

export const DEFAULT_LOCALE: Locale = 'fr';

/** Name of each language, and its `<html lang>`. */
export const LOCALE_CONFIGS = {
  fr: {label: 'Français', htmlLang: 'fr', baseUrl: '/'},
  en: {label: 'English', htmlLang: 'en', baseUrl: '/en/'},
  de: {label: 'Deutsch', htmlLang: 'de', baseUrl: '/de/'},
  zh: {label: '简体中文', htmlLang: 'zh-Hans', baseUrl: '/zh/'},
} as const satisfies Record<Locale, {label: string; htmlLang: string; baseUrl: string}>;

export const OPEN_GRAPH_LOCALES: Localized = {fr: 'fr_FR', en: 'en_US', de: 'de_DE', zh: 'zh_CN'};

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/** A value as a locale; the default locale where it is none. */
export function toLocale(value: unknown): Locale {
  return isLocale(value) ? value : DEFAULT_LOCALE;
}

/** The locale of an absolute path, e.g. `/de/docs/`: its first segment when that is one, else the default. */
export function localeOfPath(pathname: string): Locale {
  return toLocale(pathname.split('/')[1]);
}
