import de from '../../../../i18n/de/screens.json';
import en from '../../../../i18n/en/screens.json';
import fr from '../../../../i18n/fr/screens.json';
import zh from '../../../../i18n/zh/screens.json';
import type {Locale} from '../../../site/locales';

type TextKey = keyof typeof fr;

/** The part of the keys before or after another: `approve` of `approve.caption`. */
type PartOf<
  Key,
  Before extends string,
  After extends string,
> = Key extends `${Before}${infer Part}${After}` ? Part : never;

export type ScreenId = PartOf<TextKey, '', '.caption'>;

/** Words of the drawings that are no labels of the interface: what the running example fills in. */
export type WordKey = PartOf<TextKey, 'words.', ''>;

/**
 * What drawn screens say, by key: of each screen its caption (what to look at, in one sentence, shown under the
 * drawing) and its description for those who do not see it, in which `{key}` is a label of the interface.
 */
export const SCREEN_TEXTS: Readonly<Record<Locale, Readonly<Record<TextKey, string>>>> = {
  fr,
  en,
  de,
  zh,
};

/** The drawn screens, in the order of `i18n/fr/screens.json`. */
export const SCREEN_IDS = Object.keys(fr)
  .filter((key) => key.endsWith('.caption'))
  .map((key) => key.replace(/\.caption$/, '') as ScreenId);
