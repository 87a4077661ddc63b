import path from 'node:path';
import {extractAllSourceCodeFileTranslations, getBabelOptions} from '@docusaurus/babel';
import type {Finding} from '../finding';
import {isCatalogue, readCatalogue} from '../../src/sources/catalogue';
import type {Sources} from '../../src/sources/load';
import {TRANSLATED_LOCALES} from '../../src/sources/places';
import {isSameIn} from './sameWords';
import {DEFAULT_LOCALE, type Locale} from '../../src/site/locales';

const CODE = 'code.json';
const TRANSLATE = '@docusaurus/Translate';

/** Every catalogue of messages says the same things in every language. */
export async function catalogues(sources: Sources): Promise<Finding[]> {
  const names = new Set(
    [...sources.files.keys()].filter(isCatalogue).map((file) => file.split('/').slice(2).join('/')),
  );
  const {messages, unreadable} = await messagesInCode(sources);
  return [
    ...[...names].flatMap((name) => {
      const french = frenchMessages(sources, name, messages);
      return TRANSLATED_LOCALES.flatMap((locale) => compare(sources, name, locale, french));
    }),
    ...unreadable,
  ];
}

function compare(
  {files}: Sources,
  name: string,
  locale: Locale,
  french: ReadonlyMap<string, string>,
): Finding[] {
  const file = `i18n/${locale}/${name}`;
  const text = files.get(file);
  if (text === undefined) {
    return [{file, line: 1, message: 'missing → copy the catalogue of another language'}];
  }
  const messages = readCatalogue(file, text);
  const missing = [...french.keys()]
    .filter((key) => !messages.has(key))
    .map((key) => ({file, line: 1, message: `no message "${key}" → add it`}));
  const wrong = [...messages].flatMap(([key, {message, line}]) => {
    const source = french.get(key);
    const problem =
      source === undefined
        ? 'is not in the other languages or the code → remove it'
        : problemOf(key, source, message, locale);
    return problem === undefined ? [] : [{file, line, message: `message "${key}" ${problem}`}];
  });
  return [...missing, ...wrong];
}

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
    return 'is the French one → translate it, or add it to checks/translations/sameWords.ts';
  }
  if (placeholdersOf(message) !== placeholdersOf(source)) {
    return `has other placeholders than the French one → use ${placeholdersOf(source) || 'none'}`;
  }
  const figures = (text: string) => (text.match(/\d+/g) ?? []).sort().join(', ');
  // A plural form may name its number.
  if (!source.includes('|') && figures(message) !== figures(source)) {
    return `has other numbers than the French one → write ${figures(source) || 'none'}`;
  }
  const forms = message.split('|').length;
  const expected = source.includes('|') ? pluralForms(locale) : 1;
  return forms === expected
    ? undefined
    : `has ${forms} plural forms → write ${expected}, separated by |`;
}

/** French messages of a catalogue: from `i18n/fr`, from the code, and from keys that hold them. */
function frenchMessages(
  {files}: Sources,
  name: string,
  inCode: ReadonlyMap<string, string>,
): Map<string, string> {
  const messagesOf = (locale: Locale) => {
    const file = `i18n/${locale}/${name}`;
    return readCatalogue(file, files.get(file) ?? '{}');
  };
  if (name === CODE) {
    // In the code of packages the messages are in English: i18n/fr takes their place.
    const own = [...messagesOf(DEFAULT_LOCALE)].map(([key, {message}]) => [key, message] as const);
    return new Map([...inCode, ...own]);
  }
  // Keys of the theme's catalogues end in the French text: `link.item.label.Messagerie`.
  return new Map(
    TRANSLATED_LOCALES.flatMap((locale) => [...messagesOf(locale).keys()]).map((key) => [
      key,
      key.replace(/^(?:link\.title|(?:link\.)?item\.label)\./, ''),
    ]),
  );
}

/** What `translate` and `<Translate>` say in the code, as Docusaurus itself extracts it. */
async function messagesInCode({root, files}: Sources) {
  const code = [...files]
    .filter(([file, text]) => /^src\/.*\.tsx?$/.test(file) && text.includes(TRANSLATE))
    .map(([file]) => path.join(root, file));
  const found = await extractAllSourceCodeFileTranslations(code, {
    ...getBabelOptions({isServer: true}),
    // Only read, never run.
    presets: [],
    parserOpts: {plugins: ['typescript', 'jsx']},
  });
  const messages = new Map(
    found.flatMap(({translations}) =>
      Object.entries(translations).map(([key, {message}]) => [key, message ?? ''] as const),
    ),
  );
  const unreadable = found.flatMap(({sourceCodeFilePath, warnings}) =>
    warnings.map((warning): Finding => ({
      file: path.relative(root, sourceCodeFilePath).split(path.sep).join('/'),
      line: Number(/ at line (\d+)/.exec(warning)?.[1] ?? 1),
      message: 'translate() that is not read → write {id: …, message: …} as plain strings',
    })),
  );
  return {messages, unreadable};
}

/** Forms that Docusaurus asks for; “many” of French is about millions. */
function pluralForms(locale: Locale): number {
  const {pluralCategories} = new Intl.PluralRules(locale).resolvedOptions();
  return pluralCategories.filter((category) => category !== 'many').length;
}

function placeholdersOf(message: string): string {
  return [...new Set(message.match(/\{\w+\}/g))].sort().join(', ');
}
