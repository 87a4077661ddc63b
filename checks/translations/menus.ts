import {footer} from '../../src/config/footer';
import {navbar} from '../../src/config/navbar';
import {readCatalogue} from '../../src/content/catalogue';
import type {Sources} from '../../src/content/load';
import {TRANSLATED_LOCALES} from '../../src/content/places';
import {DEFAULT_LOCALE} from '../../src/site/locales';
import type {Finding} from '../finding';
import {isSameIn} from './sameWords';

interface Item {
  readonly label?: string;
  readonly items?: readonly Item[];
}

/** Where an entry is written, its French text, and its key in the catalogue of the theme. */
type Entry = readonly [menu: 'navbar' | 'footer', text: string, key: string];

const ENTRIES: readonly Entry[] = [
  ...entriesOf(navbar.items).map((text): Entry => ['navbar', text, `item.label.${text}`]),
  ...footer.links.flatMap(({title, items}): Entry[] => [
    ['footer', title, `link.title.${title}`],
    ...entriesOf(items).map((text): Entry => ['footer', text, `link.item.label.${text}`]),
  ]),
];

function entriesOf(items: readonly Item[]): string[] {
  return items.flatMap(({label, items: inner = []}) => [
    ...(label === undefined ? [] : [label]),
    ...entriesOf(inner),
  ]);
}

/** Every entry of the menus has its text in another language; `catalogues` compares the languages. */
export function menuEntries({files}: Sources, entries = ENTRIES): Finding[] {
  return entries.flatMap(([menu, text, key]) => {
    const names = TRANSLATED_LOCALES.filter(
      (locale) => !isSameIn(text, DEFAULT_LOCALE, locale),
    ).map((locale) => `i18n/${locale}/docusaurus-theme-classic/${menu}.json`);
    const isMissing = names.every((name) => !readCatalogue(name, files.get(name) ?? '{}').has(key));
    const file = `src/config/${menu}.ts`;
    const lines = (files.get(file) ?? '').split('\n');
    return names.length > 0 && isMissing
      ? [
          {
            file,
            line: lines.findIndex((line) => line.includes(`'${text}'`)) + 1 || 1,
            message: `the menu entry “${text}” has no translation → add "${key}" to ${names.join(', ')}`,
          },
        ]
      : [];
  });
}
