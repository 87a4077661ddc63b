import de from '../../../i18n/de/pages.json';
import en from '../../../i18n/en/pages.json';
import fr from '../../../i18n/fr/pages.json';
import zh from '../../../i18n/zh/pages.json';
import type {Locale} from '../../site/locales';

export type PageTextKey = keyof typeof fr;

export const PAGE_TEXTS: Readonly<Record<Locale, Readonly<Record<PageTextKey, string>>>> = {
  fr,
  en,
  de,
  zh,
};

/** Last parts of the keys under a name, e.g. the audiences for `audience`. */
export function textKeys<Name extends 'audience' | 'duration'>(name: Name): PartOf<Name>[] {
  return Object.keys(fr)
    .filter((key) => key.startsWith(`${name}.`))
    .map((key) => key.slice(name.length + 1) as PartOf<Name>);
}

type PartOf<Name extends string> = PageTextKey extends infer Key
  ? Key extends `${Name}.${infer Part}`
    ? Part
    : never
  : never;
