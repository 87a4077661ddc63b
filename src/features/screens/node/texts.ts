import de from '../../../../i18n/de/screens.json';
import en from '../../../../i18n/en/screens.json';
import fr from '../../../../i18n/fr/screens.json';
import zh from '../../../../i18n/zh/screens.json';
import type {Locale} from '../../../site/locales';

type TextKey = keyof typeof fr;

type IdIn<Key> = Key extends `${infer Id}.description` ? Id : never;
type WordIn<Key> = Key extends `words.${infer Word}` ? Word : never;

export type ScreenId = IdIn<TextKey>;

/** Example values in the drawings, which are not labels of the interface. */
export type WordKey = WordIn<TextKey>;

/**
 * A description of each drawing for screen readers, in which `{key}` is a label of the interface, and the caption below
 * it, which a screen of walk-throughs alone has not.
 */
export const SCREEN_TEXTS: Readonly<Record<Locale, Readonly<typeof fr>>> = {fr, en, de, zh};

/** Ids of the drawn screens, in the order of `i18n/fr/screens.json`. */
export const SCREEN_IDS = Object.keys(fr)
  .filter((key) => key.endsWith('.description'))
  .map((key) => key.replace(/\.description$/, '') as ScreenId);
