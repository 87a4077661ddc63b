import {footer} from '../../src/config/footer';
import {navbar} from '../../src/config/navbar';
import {TRANSLATED_LOCALES} from '../../src/content/places';
import {DEFAULT_LOCALE} from '../../src/site/locales';
import {isSameIn} from './sameWords';

interface Item {
  readonly label?: string;
  readonly items?: readonly Item[];
}

/** The theme's catalogues, which have no French file: key → French text, of the entries that are to be translated. */
export const MENUS: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  'docusaurus-theme-classic/navbar.json': keyed('item.label', labelsOf(navbar.items)),
  'docusaurus-theme-classic/footer.json': new Map([
    ...keyed(
      'link.title',
      footer.links.map(({title}) => title),
    ),
    ...keyed('link.item.label', labelsOf(footer.links)),
  ]),
};

function labelsOf(items: readonly Item[]): string[] {
  return items.flatMap(({label, items: inner = []}) => [label ?? [], labelsOf(inner)].flat());
}

function keyed(prefix: string, texts: readonly string[]): Map<string, string> {
  const isTranslated = (text: string) =>
    TRANSLATED_LOCALES.some((locale) => !isSameIn(text, DEFAULT_LOCALE, locale));
  return new Map(texts.filter(isTranslated).map((text) => [`${prefix}.${text}`, text]));
}
