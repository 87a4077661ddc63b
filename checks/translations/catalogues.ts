import type {Finding} from '../finding';
import {isCatalogue, readCatalogue, type Site} from '../content/site';
import {TRANSLATED_LOCALES} from '../content/places';
import {SAME_AS_FRENCH} from './sameAsFrench';
import type {Locale} from '../../src/site/locales';

const CODE = 'code.json';
const QUOTED = String.raw`'((?:[^'\\]|\\.)*)'`;
const TRANSLATE_CALL = new RegExp(String.raw`\bid:\s*${QUOTED},\s*message:\s*${QUOTED}`, 'g');
const TRANSLATE_ELEMENT = /<Translate\s+id="([^"]+)"[^>]*>\s*([^<]*?)\s*<\/Translate>/g;
const USES = /\btranslate\(|<Translate\b/g;

/** Every catalogue of messages says the same things in every language. */
export function catalogues(site: Site): Finding[] {
  const names = new Set(
    [...site.files.keys()].filter(isCatalogue).map((file) => file.split('/').slice(2).join('/')),
  );
  return [
    ...[...names].flatMap((name) => {
      const french = frenchMessages(site, name);
      return TRANSLATED_LOCALES.flatMap((locale) => compare(site, name, locale, french));
    }),
    ...unreadableUses(site),
  ];
}

function compare(
  {files}: Site,
  name: string,
  locale: Locale,
  french: ReadonlyMap<string, string>,
): Finding[] {
  const file = `i18n/${locale}/${name}`;
  const text = files.get(file);
  if (text === undefined) {
    return [{file, line: 1, message: 'missing → copy the catalogue of another language'}];
  }
  const messages = readCatalogue(text);
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
  if (message === source && !SAME_AS_FRENCH.has(message)) {
    return 'is the French one → translate it, or add it to checks/translations/sameAsFrench.ts';
  }
  if (placeholdersOf(message) !== placeholdersOf(source)) {
    return `has other placeholders than the French one → use ${placeholdersOf(source) || 'none'}`;
  }
  const forms = message.split('|').length;
  const expected = source.includes('|') ? pluralForms(locale) : 1;
  return forms === expected
    ? undefined
    : `has ${forms} plural forms → write ${expected}, separated by |`;
}

/** French messages of a catalogue: from `i18n/fr`, from the code, and from keys that hold them. */
function frenchMessages(site: Site, name: string): Map<string, string> {
  const messages = new Map<string, string>();
  if (name === CODE) {
    for (const [file, text] of site.files) {
      if (/^src\/.*\.tsx?$/.test(file)) {
        messagesInCode(text).forEach(([key, message]) => messages.set(key, message));
      }
    }
    // After the code: there, the messages of packages are in English.
    for (const [key, {message}] of readCatalogue(site.files.get('i18n/fr/code.json') ?? '{}')) {
      messages.set(key, message);
    }
    return messages;
  }
  // Keys of the theme's catalogues end in the French text: `link.item.label.Messagerie`.
  for (const locale of TRANSLATED_LOCALES) {
    for (const key of readCatalogue(site.files.get(`i18n/${locale}/${name}`) ?? '{}').keys()) {
      messages.set(key, key.replace(/^(?:link\.title|(?:link\.)?item\.label)\./, ''));
    }
  }
  return messages;
}

/** `translate({id, message})` and `<Translate id>` of a source file. */
function messagesInCode(text: string): [string, string][] {
  return [...text.matchAll(TRANSLATE_CALL), ...text.matchAll(TRANSLATE_ELEMENT)].map(
    ([, id = '', message = '']) => [id, unescape(message)],
  );
}

/** A call this check cannot read would let a missing translation through. */
function unreadableUses({files}: Site): Finding[] {
  return [...files].flatMap(([file, text]) => {
    const uses = file.startsWith('src/') ? [...text.matchAll(USES)] : [];
    return uses.length === messagesInCode(text).length || uses.length === 0
      ? []
      : [
          {
            file,
            line: 1,
            message: 'translate() that is not read → write {id: …, message: …} as plain strings',
          },
        ];
  });
}

/** Forms that Docusaurus asks for; “many” of French is about millions. */
function pluralForms(locale: Locale): number {
  const {pluralCategories} = new Intl.PluralRules(locale).resolvedOptions();
  return pluralCategories.filter((category) => category !== 'many').length;
}

function placeholdersOf(message: string): string {
  return [...new Set(message.match(/\{\w+\}/g))].sort().join(', ');
}

function unescape(literal: string): string {
  return literal
    .replace(/\\u([0-9A-Fa-f]{4})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    .replace(/\\(.)/g, '$1');
}
