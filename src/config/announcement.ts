import type {ThemeConfig} from '@docusaurus/preset-classic';
import {addressIn} from '../site/addresses';
import {BRAND} from '../site/brand';
import type {Locale} from '../site/locales';
import {labelled} from '../content/texts';

/** The theme's options, colours among them, with a link below its text. */
interface Announcement extends Omit<NonNullable<ThemeConfig['announcementBar']>, 'content'> {
  /** Without language. */
  readonly path: string;
  readonly text: Readonly<Record<Locale, readonly [news: string, link: string]>>;
}

/**
 * `undefined` shows no bar. The id changes with each announcement: readers who closed the last one then see the new one
 * (specification §4).
 */
const ANNOUNCEMENT: Announcement | undefined = {
  id: 'havre-4.1.1',
  isCloseable: true,
  path: `${BRAND.product.slug}/${BRAND.product.slug}/version/4.1.1`,
  text: {
    fr: ['Havre 4.1.1 est disponible', 'lire les nouveautés'],
    en: ['Havre 4.1.1 is available', 'read what is new'],
    de: ['Havre 4.1.1 ist verfügbar', 'Neuerungen lesen'],
    zh: ['Havre 4.1.1 已发布', '查看新增内容'],
  },
};

/** The announcement in the form of the theme's option. */
export function announcementBar(locale: Locale) {
  if (!ANNOUNCEMENT) {
    return undefined;
  }
  const {path, text, ...options} = ANNOUNCEMENT;
  const [news, link] = text[locale];
  const anchor = `<a href="${addressIn(path, locale)}">${link}</a>`;
  return {...options, content: labelled(news, anchor, locale)};
}
