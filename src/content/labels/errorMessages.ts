import de from '../../../i18n/de/errors.json';
import en from '../../../i18n/en/errors.json';
import fr from '../../../i18n/fr/errors.json';
import zh from '../../../i18n/zh/errors.json';
import type {Locale} from '../../site/locales';

/** What Havre, its extension and Loquet show with an error code, by code. Read while building. */
const ERROR_MESSAGES: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {fr, en, de, zh};

/** The message of an error code, with a letter for the number that the product fills in; undefined for no code. */
export function errorMessage(code: string, locale: Locale): string | undefined {
  const messages = ERROR_MESSAGES[locale];
  return Object.hasOwn(messages, code) ? messages[code]?.replace(/\{(\w+)\}/g, '$1') : undefined;
}
