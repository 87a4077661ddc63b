import de from '../../../i18n/de/labels.json';
import en from '../../../i18n/en/labels.json';
import fr from '../../../i18n/fr/labels.json';
import zh from '../../../i18n/zh/labels.json';
import type {Locale} from '../../site/locales';

/** What names a button, a menu or a field of Havre, its extension or Loquet, whatever the language. */
export type LabelKey = keyof typeof fr;

/** The words of the interface, by key. */
export type Labels = Readonly<Record<LabelKey, string>>;

/**
 * The words of the interface in every language; French decides which keys there are. Read while building:
 * the four languages never reach the browser.
 */
export const LABELS: Readonly<Record<Locale, Labels>> = {fr, en, de, zh};
