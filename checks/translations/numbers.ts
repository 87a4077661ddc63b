import {perLocale, type Locale} from '../../src/site/locales';
import {missingFrom} from '../../src/content/missing';
import {WORDS} from '../words/lists';

/** The numbers of a text, in figures and in words. */
export interface Numbers {
  /** Versions are whole: 4.1.0 is not 4.0.1. */
  readonly figures: readonly string[];
  /** Words that may be a number, compounds and ambiguous ones included. */
  readonly words: readonly number[];
  /** Words that certainly state a number above two. */
  readonly stated: readonly number[];
}

/** English and German write months in words, Chinese and tables in figures; French in words. */
const MONTHS = perLocale((locale) => {
  const names = new Intl.DateTimeFormat(locale, {month: 'long'});
  return Array.from({length: locale === 'zh' ? 0 : 12}, (_, month) =>
    names.format(new Date(2024, month)),
  );
});

/**
 * Reads numbers in the notation of the language (glossary §3): `10 000` and `2,5` in French, `10,000` and `2.5` in
 * English.
 */
export function numbersIn(text: string, locale: Locale): Numbers {
  const words: number[] = [];
  const stated: number[] = [];
  for (const {value, may, states} of [...MATCHERS[locale].words, ...MATCHERS[locale].months]) {
    const found = Array.from(text.matchAll(may), () => value);
    words.push(...found);
    if (states && found.length > 0) {
      stated.push(...Array.from(text.matchAll(states), () => value));
    }
  }
  return {figures: figuresIn(text, locale), words, stated};
}

/** Missing and added numbers of a translation: a figure may become a word, never another number. */
export function numberDifferences(
  wanted: Numbers,
  found: Numbers,
): Record<'missing' | 'added', readonly (string | number)[]> {
  const may = ({figures, words}: Numbers) => [...figures, ...words];
  const states = ({figures, stated}: Numbers) => [...figures, ...stated];
  return {
    missing: missingFrom(may(found), states(wanted), String),
    added: missingFrom(may(wanted), states(found), String),
  };
}

/** The months in words, from 1. */
export function monthsIn(text: string, locale: Locale): number[] {
  return MATCHERS[locale].months.filter(({may}) => text.search(may) >= 0).map(({value}) => value);
}

interface Matcher {
  readonly value: number;
  readonly may: RegExp;
  /** Matches where the word is certainly a number. */
  readonly states?: RegExp;
}

const MATCHERS = perLocale((locale) => {
  const {numbers, ambiguousNumbers = '(?!)', afterNumbers} = WORDS[locale];
  const begins = locale === 'zh' ? '(?<![一二三四五六七八九十第])' : '(?<!\\p{L})';
  // German compounds start with the number: "sechsstellig".
  const ends = locale === 'zh' || locale === 'de' ? '' : '(?!\\p{L})';
  const words = [...numbers].map(([figure, names]): Matcher => {
    const [value, word] = [Number(figure), `(?:${names})`];
    const sure = `${begins}(?!(?:${ambiguousNumbers})${afterNumbers})${word}${afterNumbers}`;
    return {
      value,
      may: new RegExp(`${locale === 'zh' ? '' : begins}${word}${ends}`, 'giu'),
      ...(value > 2 && {states: new RegExp(sure, 'giu')}),
    };
  });
  const months = MONTHS[locale].map((month, index): Matcher => ({
    value: index + 1,
    may: new RegExp(`(?<!\\p{L})${month}(?!\\p{L})`, 'gu'),
  }));
  return {words, months};
});

/** Of three parts, as 4.1.1; neither an address nor a date. */
const VERSION = /(?<![\d.])\d+\.\d+\.\d{1,3}(?![\d.]*\d)/;
const FIGURE = new RegExp(`${VERSION.source}|\\d+`, 'g');

/** Decimals count as their figures: only the point or comma differs. English hours count twice to twelve. */
function figuresIn(text: string, locale: Locale): string[] {
  const thousands = {fr: '[\\u202F\\u00A0]', en: ',', de: '\\.', zh: ','}[locale];
  const grouped = new RegExp(
    `(?<![\\d.,])(\\d{1,3})((?:${thousands}\\d{3})+)(?![\\d]|[.,]\\d{3}(?!\\d))`,
    'g',
  );
  const day = text.replace(
    /(?<!\d)([1-9]|1[01])(?=:\d\d p\.m\.)/g,
    (hour) => `${Number(hour) + 12}`,
  );
  const plain = day.replace(
    grouped,
    (_, first: string, rest: string) => first + rest.replace(/\D/g, ''),
  );
  return (plain.match(FIGURE) ?? []).map((figure) => figure.replace(/^0+(?=\d)/, ''));
}
