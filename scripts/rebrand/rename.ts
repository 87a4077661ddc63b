import {isLocale, type Locale} from '../../src/site/locales';
import {localeOfFile, placeOf} from '../../src/sources/places';
import {doubtfulFrench, inEnglish, inFrench, inGerman} from './grammar';
import type {Renaming} from './names';

/** Signs of Unicode for private use: they stand for the names while the words around them are mended. */
const HOLES = ['\uE000', '\uE001'];

/** Where a word begins: also after what is written with a letter of its own, `\b`, `%2F`, `\u0000`. */
const BEGINS =
  '(?:(?<![\\p{Script=Latin}\\p{N}])|(?<=\\\\[bnrt])|(?<=%[0-9a-fA-F]{2})|(?<=\\\\u[0-9a-fA-F]{4})|(?<=(?<!\\p{Script=Latin})\\p{N}))';

/** What makes a name a part of a type's or a download's. */
const JOINED = '[\\p{Lu}\\p{N}_]|-(?:x64|arm64|amd64)';

/** The file's path under the new names. */
export function renamePath(file: string, renaming: Renaming): string {
  return fill(withHoles(file, renaming), renaming);
}

/**
 * A text under the new names: the domain, the names in prose with the words that agree with them, in addresses,
 * keys, variables and downloads.
 *
 * @param file its path, which tells the language
 */
export function renameText(file: string, text: string, renaming: Renaming): string {
  const holed = withHoles(withDomain(text, renaming), renaming);
  const mended = runsOf(file, holed)
    .map(({locale, text: run}) =>
      renaming.names.reduce(
        (result, names, index) => withGrammar(result, locale, HOLES[index] ?? '', names),
        run,
      ),
    )
    .join('');
  const filled = fill(mended, renaming);
  return isCode(file) ? quoteKeys(filled, renaming) : filled;
}

/** Something that a person must read. */
export interface Remark {
  readonly line: number;
  readonly words: string;
}

/** What a renamed text leaves to a person: French that agrees with a name, and old names. */
export function remarksOn(file: string, text: string, {names}: Renaming): Remark[] {
  // Lists of words are no text.
  if (/^checks\/words\//.test(file)) {
    return [];
  }
  const changed = names.filter(({from, to}) => from.slug !== to.slug);
  const old = new RegExp(changed.map(({from}) => from.slug).join('|') || '(?!)', 'gi');
  let line = 1;
  return runsOf(file, text).flatMap(({locale, text: run}) =>
    run.split('\n').flatMap((content, index) => {
      line += index === 0 ? 0 : 1;
      const left = changed.reduce((rest, {to}) => rest.replaceAll(to.slug, ''), content);
      return [
        ...(left.match(old) ?? []),
        ...(locale === 'fr' ? changed.flatMap(({to}) => doubtfulFrench(content, to.name)) : []),
      ].map((words) => ({line, words}));
    }),
  );
}

function withDomain(text: string, {domain}: Renaming): string {
  // The dot may be escaped, once or twice.
  const host = new RegExp(domain.from.split('.').map(escapeRegExp).join('(\\\\*\\.)'), 'gi');
  return text.replace(host, (found: string, dot: string) => {
    const to = domain.to.split('.').join(dot);
    return found === found.toUpperCase() ? to.toUpperCase() : to;
  });
}

/** Names in prose become holes; in addresses, keys, variables and downloads they are renamed. All in one pass. */
function withHoles(text: string, {names}: Renaming): string {
  const kinds = names.flatMap(({from, to}, index) => {
    const hole = HOLES[index] ?? '';
    return [
      {
        pattern: `${BEGINS}${escapeRegExp(from.name)}(?!${JOINED})(?=s?(?!\\p{Script=Latin}))`,
        form: hole,
      },
      {
        pattern: `${escapeRegExp(from.title)}(?=${JOINED})(?!-)`,
        form: to.title.replaceAll('-', ''),
      },
      {pattern: `${BEGINS}${escapeRegExp(from.title)}(?!\\p{Ll})`, form: to.title},
      {pattern: `${BEGINS}${escapeRegExp(from.constant)}(?!\\p{Ll})`, form: to.constant},
      {pattern: `${BEGINS}${escapeRegExp(from.slug)}(?=s?(?!\\p{Ll}))`, form: to.slug},
    ];
  });
  return text.replace(
    new RegExp(kinds.map(({pattern}) => `(${pattern})`).join('|'), 'gu'),
    (...found: unknown[]) =>
      kinds[found.slice(1).findIndex((part) => part !== undefined)]?.form ?? '',
  );
}

function fill(text: string, {names}: Renaming): string {
  return names.reduce(
    (result, {to}, index) => result.replaceAll(HOLES[index] ?? '', to.name),
    text,
  );
}

function withGrammar(
  text: string,
  locale: Locale,
  hole: string,
  {from, to}: Renaming['names'][number],
): string {
  if (!text.includes(hole)) {
    return text;
  }
  switch (locale) {
    case 'fr':
      return inFrench(text, hole, to.name);
    case 'en':
      return inEnglish(text, hole, to.name);
    case 'de':
      return inGerman(text, hole, from.name, to.name);
    default:
      return text;
  }
}

/** What tells in which language the strings of code that follow are: a key, an argument, a message and its note. */
const MARKER =
  /(?<![\w-])["']?(fr|en|de|zh)["']?:\s|'(fr|en|de|zh)',\s|(?<!\w)(message):\s|(description)(?::\s|="[^"]*"\s*>)/g;

/** A text in runs of one language each; together they are the text. */
function runsOf(file: string, text: string): {readonly locale: Locale; readonly text: string}[] {
  if (!isCode(file) && !file.endsWith('.json')) {
    return [{locale: languageOf(file), text}];
  }
  let locale = languageOf(file);
  return text.split(/(?<=\n)/).flatMap((line) => {
    if (/^\s*(?:\/?\*|\/\/)/.test(line)) {
      return [{locale: 'en' as const, text: line}];
    }
    let end = 0;
    const runs = [...line.matchAll(MARKER)].map((marker) => {
      const run = {locale, text: line.slice(end, marker.index)};
      const [found, ...groups] = marker;
      const name = groups.find((group) => group !== undefined);
      locale = isLocale(name) ? name : name === 'message' || found.endsWith('>') ? 'fr' : 'en';
      end = marker.index;
      return run;
    });
    return [...runs, {locale, text: line.slice(end)}];
  });
}

function languageOf(file: string): Locale {
  const [, named] =
    /^(?:src\/diagrams\/drawn\/(\w+)\/|src\/search\/\w+\/(\w+)\.yml$)/
      .exec(file)
      ?.filter(Boolean) ?? [];
  if (isLocale(named)) {
    return named;
  }
  if (file.startsWith('i18n/') || placeOf(file)) {
    return localeOfFile(file);
  }
  return /\.md$|^\.github\//.test(file) ? 'en' : 'fr';
}

/** A key with a hyphen is quoted. */
function quoteKeys(text: string, {names}: Renaming): string {
  return names.reduce(
    (result, {to}) =>
      to.slug.includes('-')
        ? result.replace(new RegExp(`(?<=[\\s{,(])${to.slug}(?=\\??: )`, 'g'), `'${to.slug}'`)
        : result,
    text,
  );
}

function isCode(file: string): boolean {
  return /\.(?:tsx?|mjs|mts)$/.test(file);
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
