import {footer} from '../../src/config/footer';
import {navbar} from '../../src/config/navbar';
import {readCatalogue} from '../../src/content/catalogue';
import type {Sources} from '../../src/content/load';
import {TRANSLATED_LOCALES} from '../../src/content/places';
import {DEFAULT_LOCALE} from '../../src/site/locales';
import type {Finding} from '../finding';
import {isSameIn} from './sameWords';
import {inFile} from '../rule';

interface Item {
  readonly label?: string;
  readonly items?: readonly Item[];
}

/** Where an entry is written, its French text, and its key in the catalogue of the theme. */
type Entry = readonly [menu: 'navbar' | 'footer', text: string, key: string];

const ENTRIES: readonly Entry[] = [
  ...labelsOf(navbar.items).map((text): Entry => ['navbar', text, `item.label.${text}`]),
  ...footer.links.map(({title}): Entry => ['footer', title, `link.title.${title}`]),
  ...labelsOf(footer.links).map((text): Entry => ['footer', text, `link.item.label.${text}`]),
];

function labelsOf(items: readonly Item[]): string[] {
  return items.flatMap(({label, items: inner = []}) => [label ?? [], labelsOf(inner)].flat());
}

/** Every entry of navbar and footer has its text in some other language; `catalogues` compares these. */
export function menuEntries({files}: Sources, entries = ENTRIES): Finding[] {
  return entries.flatMap(([menu, text, key]) => {
    const names = TRANSLATED_LOCALES.filter((each) => !isSameIn(text, DEFAULT_LOCALE, each)).map(
      (locale) => `i18n/${locale}/docusaurus-theme-classic/${menu}.json`,
    );
    if (
      names.length === 0 ||
      names.some((name) => readCatalogue(name, files.get(name) ?? '{}').has(key))
    ) {
      return [];
    }
    const file = `src/config/${menu}.ts`;
    const lines = (files.get(file) ?? '').split('\n');
    const line = lines.findIndex((content) => content.includes(`'${text}'`)) + 1 || 1;
    const message = `the menu entry “${text}” has no translation → add "${key}" to ${names.join(', ')}`;
    return inFile(file, line, message);
  });
}
