import {addressIn} from '../site/addresses';
import {BRAND} from '../site/brand';
import type {Locale} from '../site/locales';
import {labelled} from '../content/texts';

interface Announcement {
  /** A new announcement gets a new one: readers who closed the last then see it (specification §4). */
  readonly id: string;
  readonly isCloseable: boolean;
  /** Where its link leads, without a language. */
  readonly path: string;
  readonly text: Readonly<Record<Locale, readonly [news: string, link: string]>>;
}

/** The announcement bar, in one place; `undefined` instead of the object shows no bar. */
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

/** The announcement bar of this site in one language, if something is announced. */
export function announcementBar(locale: Locale) {
  return barOf(ANNOUNCEMENT, locale);
}

/** An announcement as the theme takes it. */
export function barOf(announcement: Announcement | undefined, locale: Locale) {
  if (!announcement) {
    return undefined;
  }
  const {id, isCloseable, path, text} = announcement;
  const [news, link] = text[locale];
  const anchor = `<a href="${addressIn(path, locale)}">${link}</a>`;
  return {id, isCloseable, content: labelled(news, anchor, locale)};
}
