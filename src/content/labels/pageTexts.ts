import de from '../../../i18n/de/pages.json';
import en from '../../../i18n/en/pages.json';
import fr from '../../../i18n/fr/pages.json';
import zh from '../../../i18n/zh/pages.json';
import type {Locale} from '../../site/locales';

/** Texts that are written into pages while building. */
export const PAGE_TEXTS: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  fr,
  en,
  de,
  zh,
};
