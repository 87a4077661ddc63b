import de from '../../../i18n/de/labels.json';
import en from '../../../i18n/en/labels.json';
import fr from '../../../i18n/fr/labels.json';
import zh from '../../../i18n/zh/labels.json';
import type {Locale} from '../../site/locales';

/** Key of a button, menu or field of Havre, its extension or Loquet. */
export type LabelKey = keyof typeof fr;

export type Labels = Readonly<Record<LabelKey, string>>;

/** Interface labels of the products; French decides the keys. Read while building, none of it reaches the browser. */
export const LABELS: Readonly<Record<Locale, Labels>> = {fr, en, de, zh};
