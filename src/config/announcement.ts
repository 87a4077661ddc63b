import {BRAND} from '../site/brand';
import {LOCALE_CONFIGS, type Locale} from '../site/locales';
import {labelled} from './texts';

/**
 * The announcement bar, in one place. A new announcement gets a new `id`: readers who closed the
 * last one then see it (specification §4). `undefined` instead of the object shows no bar.
 */
const ANNOUNCEMENT = {
  id: 'havre-4.1.1',
  isCloseable: true,
  path: `${BRAND.product.slug}/${BRAND.product.slug}/version/4.1.1`,
  text: {
    fr: ['Havre 4.1.1 est disponible', 'lire les nouveautés'],
    en: ['Havre 4.1.1 is available', 'read what is new'],
    de: ['Havre 4.1.1 ist verfügbar', 'Neuerungen lesen'],
    zh: ['Havre 4.1.1 已发布', '查看新增内容'],
  } satisfies Record<Locale, [news: string, link: string]>,
};

/** The announcement bar of the theme, in one language. */
export function announcementBar(locale: Locale) {
  const {id, isCloseable, path, text} = ANNOUNCEMENT;
  const [news, link] = text[locale];
  const href = LOCALE_CONFIGS[locale].baseUrl + path;
  return {id, isCloseable, content: labelled(news, `<a href="${href}">${link}</a>`, locale)};
}
