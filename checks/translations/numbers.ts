import {LOCALES, perLocale, type Locale} from '../../src/site/locales';
import {missingFrom} from '../../src/content/missing';

/** The numbers of a text, in figures and in words. */
export interface Numbers {
  /** Versions are whole: 4.1.0 is not 4.0.1. */
  readonly figures: readonly string[];
  /** Words that may be a number, compounds and ambiguous ones included. */
  readonly words: readonly number[];
  /** Words that certainly state a number above two. */
  readonly stated: readonly number[];
}

/** Number words: value, French, English, German, Chinese. "One" is also an article and states no fact. */
const WORDS: readonly (readonly [value: number, ...words: string[]])[] = [
  [
    1,
    'un|une|première?s?|1er|1re',
    'one|once|first|a|an|single',
    'eine?[mnrs]?|erste[mnrs]?|einmal|einzige[mnrs]?',
    '一|单|首',
  ],
  [
    2,
    'deux|deuxièmes?|seconde?s?|double',
    'two|twice|both|second|pair|double',
    'zwei|zweimal|beide[mnrs]?|zweite[mnrs]?|zweien|doppelt',
    '二|两|双',
  ],
  [3, 'trois|troisièmes?|tiers', 'three|third|thirds', 'drei|dritte[mnrs]?|dreimal', '三'],
  [4, 'quatre|quatrièmes?', 'four|fourth', 'vier', '四'],
  [5, 'cinq|cinquièmes?', 'five|fifth', 'fünf', '五'],
  [6, 'six|sixièmes?', 'six|sixth', 'sechs', '六'],
  [7, 'sept|septièmes?', 'seven|seventh', 'sieben', '七'],
  [8, 'huit|huitièmes?', 'eight|eighth', 'acht', '八'],
  [9, 'neuf|neuvièmes?', 'nine|ninth', 'neun', '九'],
  [10, 'dix|dixièmes?', 'ten|tenth', 'zehn', '十'],
  [11, 'onze', 'eleven', 'elf', '十一'],
  [12, 'douze', 'twelve', 'zwölf', '十二'],
  [
    15,
    'quinze|quart d’heure',
    'fifteen|quarter of an hour',
    'fünfzehn|Viertelstunde',
    '十五|一刻钟',
  ],
  [16, 'seize', 'sixteen', 'sechzehn', '十六'],
  [20, 'vingt', 'twenty', 'zwanzig', '二十'],
  [30, 'trente|demi-heure', 'thirty|half an hour', 'dreißig|halbe Stunde', '三十|半小时'],
  [60, 'soixante', 'sixty', 'sechzig', '六十'],
  [100, 'cent', 'hundred', 'hundert', '百'],
  [1000, 'mille', 'thousand', 'tausend', '千'],
  [0, 'zéro|aucune?', 'zero|no|none', 'null|keine?[mnrs]?', '零|无'],
];

/** Lookahead by which a word of {@link WORDS} is certainly a number: in Chinese, a measure word follows. */
const STATES: Record<Locale, string> = {
  fr: '(?!\\p{L})',
  en: '(?![\\p{L}-])',
  de: '(?!\\p{L})',
  zh: '(?=[ ]?(?:个|次|天|分钟|小时|周|年|名|台|步|项|位|组|份|条|段|秒|块))',
};

/** Number words with another meaning: new, third parties. */
const AMBIGUOUS = /^(?:neufs?|tiers|thirds?|Dritte[mnrs]?)$/iu;

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
      const sure = text.matchAll(states);
      stated.push(...[...sure].filter(([word]) => !AMBIGUOUS.test(word)).map(() => value));
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
  const begins = locale === 'zh' ? '(?<![一二三四五六七八九十第])' : '(?<!\\p{L})';
  // German compounds start with the number: "sechsstellig".
  const ends = locale === 'zh' || locale === 'de' ? '' : '(?!\\p{L})';
  const words = WORDS.map(([value, ...languages]): Matcher => {
    const word = `(?:${languages[LOCALES.indexOf(locale)]})`;
    return {
      value,
      may: new RegExp(`${locale === 'zh' ? '' : begins}${word}${ends}`, 'giu'),
      ...(value > 2 && {states: new RegExp(`${begins}${word}${STATES[locale]}`, 'giu')}),
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
