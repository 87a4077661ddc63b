import type {Finding} from '../finding';
import {readCatalogue} from '../../src/content/catalogue';
import type {SourceFiles} from '../../src/content/load';
import {CATALOGUES, frenchMessages, interfaceOf} from '../../src/content/messages';
import {TRANSLATED_LOCALES} from '../../src/content/places';
import {inFile} from '../rule';
import {MENUS} from './menus';
import {numberDifferences, numbersIn} from './numbers';
import {otherUnits, unitsIn} from './units';
import {isSameIn} from './sameWords';
import {DEFAULT_LOCALE, type Locale} from '../../src/site/locales';

/** Every catalogue has the same messages in every language. */
export async function catalogues(sources: SourceFiles): Promise<Finding[]> {
  const {unreadable} = await interfaceOf(sources);
  const names = new Set([...sources.files.keys()].map((file) => file.replace(/^i18n\/\w+\//, '')));
  const found = await Promise.all(
    CATALOGUES.filter((name) => names.has(name)).map(async (name) => {
      const {messages, places} = await frenchMessages(sources, name);
      const empty = [...messages].filter(([, message]) => message.trim() === '');
      return [
        ...empty.map(([key]) => ({
          ...(places.get(key) ?? {file: name, line: 1}),
          message: `message "${key}" is empty → write it`,
        })),
        ...compare(sources, name, messages, (key) => places.get(key)?.file),
      ];
    }),
  );
  return [
    ...found.flat(),
    ...unreadable.map((place) => ({
      ...place,
      message: 'translate() that is not read → write {id: …, message: …} as plain strings',
    })),
  ];
}

/** The entries of navbar and footer are in every language. */
export function menus(sources: SourceFiles, french = MENUS): Finding[] {
  return Object.entries(french).flatMap(([name, messages]) => compare(sources, name, messages));
}

function compare(
  {files}: SourceFiles,
  name: string,
  french: ReadonlyMap<string, string>,
  frenchFile: (key: string) => string | undefined = () => undefined,
): Finding[] {
  return TRANSLATED_LOCALES.flatMap((locale) => {
    const file = `i18n/${locale}/${name}`;
    if (!files.has(file)) {
      return inFile(file, 1, 'missing → copy the catalogue of another language');
    }
    const messages = readCatalogue(files, file);
    const missing = [...french.keys()]
      .filter((key) => !messages.has(key))
      .flatMap((key) =>
        inFile(file, 1, `no message "${key}" → add it`, {follows: frenchFile(key)}),
      );
    const wrong = [...messages].flatMap(([key, {message, line}]) => {
      const source = french.get(key);
      const problem =
        source === undefined
          ? 'is not in the other languages or the code → remove it'
          : problemOf(key, source, message, locale);
      return inFile(file, line, problem && `message "${key}" ${problem}`, {
        follows: frenchFile(key),
        awaitsTranslation: problem === FRENCH,
      });
    });
    return [...missing, ...wrong];
  });
}

const FRENCH = 'is the French one → translate it, or add it to checks/words/all.yml';

function problemOf(
  key: string,
  source: string,
  message: string,
  locale: Locale,
): string | undefined {
  if (message.trim() === '') {
    return 'is empty → translate it';
  }
  if (message === source && !isSameIn(message, DEFAULT_LOCALE, locale)) {
    return FRENCH;
  }
  if (placeholdersOf(message) !== placeholdersOf(source)) {
    return `has other placeholders than the French one → use ${placeholdersOf(source) || 'none'}`;
  }
  const [wanted, found] = [numbersIn(source, DEFAULT_LOCALE), numbersIn(message, locale)];
  const {missing, added} = numberDifferences(wanted, found);
  // A plural form may spell out its number.
  if (!source.includes('|') && missing.length + added.length > 0) {
    const stated = [...wanted.figures, ...wanted.stated].join(', ');
    return `has other numbers than the French one → write ${stated || 'none'}`;
  }
  const [other] = otherUnits(unitsIn(source, DEFAULT_LOCALE), unitsIn(message, locale));
  if (other) {
    return `has ${other.number} ${other.here} where the French one has ${other.there} → write the same unit`;
  }
  const forms = message.split('|');
  const expected = source.includes('|') ? pluralForms(locale) : 1;
  if (forms.length !== expected) {
    return `has ${forms.length} plural forms → write ${expected}, separated by |`;
  }
  // The form of one may spell it out.
  const [last = ''] = forms.slice(-1);
  return placeholdersOf(last) === placeholdersOf(source)
    ? undefined
    : `has a plural form without ${placeholdersOf(source)} → write it in each but the first`;
}

/** Plural forms that Docusaurus uses; “many” in French is for millions. */
function pluralForms(locale: Locale): number {
  const {pluralCategories} = new Intl.PluralRules(locale).resolvedOptions();
  return pluralCategories.filter((category) => category !== 'many').length;
}

function placeholdersOf(message: string): string {
  return [...new Set(message.match(/\{[\w-]+\}/g))].sort().join(', ');
}
