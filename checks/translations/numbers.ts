import {perLocale, type Locale} from '../../src/site/locales';
import {missingFrom} from '../../src/content/missing';

/** The numbers of a text, in figures and in words. */
export interface Numbers {
  readonly figures: readonly number[];
  /** Words that may be a number, compounds and ambiguous ones included. */
  readonly words: readonly number[];
  /** Words that certainly state a number above two. */
  readonly stated: readonly number[];
}

/** Number words; "one" is also an article and states no fact. */
const WORDS: Record<Locale, readonly (readonly [pattern: string, value: number])[]> = {
  fr: [
    ['un|une|première?s?|1er|1re', 1],
    ['deux|deuxièmes?|seconde?s?|double', 2],
    ['trois|troisièmes?|tiers', 3],
    ['quatre|quatrièmes?', 4],
    ['cinq|cinquièmes?', 5],
    ['six|sixièmes?', 6],
    ['sept|septièmes?', 7],
    ['huit|huitièmes?', 8],
    ['neuf|neuvièmes?', 9],
    ['dix|dixièmes?', 10],
    ['onze', 11],
    ['douze', 12],
    ['quinze|quart d’heure', 15],
    ['seize', 16],
    ['vingt', 20],
    ['trente|demi-heure', 30],
    ['soixante', 60],
    ['cent', 100],
    ['mille', 1000],
    ['zéro|aucune?', 0],
  ],
  en: [
    ['one|once|first|a|an|single', 1],
    ['two|twice|both|second|pair|double', 2],
    ['three|third|thirds', 3],
    ['four|fourth', 4],
    ['five|fifth', 5],
    ['six|sixth', 6],
    ['seven|seventh', 7],
    ['eight|eighth', 8],
    ['nine|ninth', 9],
    ['ten|tenth', 10],
    ['eleven', 11],
    ['twelve', 12],
    ['fifteen|quarter of an hour', 15],
    ['sixteen', 16],
    ['twenty', 20],
    ['thirty|half an hour', 30],
    ['sixty', 60],
    ['hundred', 100],
    ['thousand', 1000],
    ['zero|no|none', 0],
  ],
  de: [
    ['eine?[mnrs]?|erste[mnrs]?|einmal|einzige[mnrs]?', 1],
    ['zwei|zweimal|beide[mnrs]?|zweite[mnrs]?|zweien|doppelt', 2],
    ['drei|dritte[mnrs]?|dreimal', 3],
    ['vier', 4],
    ['fünf', 5],
    ['sechs', 6],
    ['sieben', 7],
    ['acht', 8],
    ['neun', 9],
    ['zehn', 10],
    ['elf', 11],
    ['zwölf', 12],
    ['fünfzehn|Viertelstunde', 15],
    ['sechzehn', 16],
    ['zwanzig', 20],
    ['dreißig|halbe Stunde', 30],
    ['sechzig', 60],
    ['hundert', 100],
    ['tausend', 1000],
    ['null|keine?[mnrs]?', 0],
  ],
  zh: [
    ['一|单|首', 1],
    ['二|两|双', 2],
    ['三', 3],
    ['四', 4],
    ['五', 5],
    ['六', 6],
    ['七', 7],
    ['八', 8],
    ['九', 9],
    ['十', 10],
    ['十一', 11],
    ['十二', 12],
    ['十五|一刻钟', 15],
    ['十六', 16],
    ['二十', 20],
    ['三十|半小时', 30],
    ['六十', 60],
    ['百', 100],
    ['千', 1000],
    ['零|无', 0],
  ],
};

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
const MONTHS: Record<Locale, string> = {
  fr: 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre',
  en: 'January|February|March|April|May|June|July|August|September|October|November|December',
  de: 'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember',
  zh: '',
};

/**
 * Reads numbers in the notation of the language (glossary §3): `10 000` and `2,5` in French, `10,000` and `2.5` in
 * English.
 */
export function numbersIn(text: string, locale: Locale): Numbers {
  const words: number[] = [];
  const stated: number[] = [];
  for (const {value, may, states} of MATCHERS[locale]) {
    words.push(...Array.from(text.matchAll(may), () => value));
    if (states) {
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
): {readonly missing: readonly number[]; readonly added: readonly number[]} {
  return {
    missing: missingFrom(
      [...found.figures, ...found.words],
      [...wanted.figures, ...wanted.stated],
      String,
    ),
    added: missingFrom(
      [...wanted.figures, ...wanted.words],
      [...found.figures, ...found.stated],
      String,
    ),
  };
}

/** The months in words, from 1. */
export function monthsIn(text: string, locale: Locale): number[] {
  return MONTHS[locale]
    .split('|')
    .flatMap((month, index) =>
      month !== '' &&
      text.includes(month) &&
      new RegExp(`(?<!\\p{L})${month}(?!\\p{L})`, 'u').test(text)
        ? [index + 1]
        : [],
    );
}

interface Matcher {
  readonly value: number;
  readonly may: RegExp;
  /** Matches where the word is certainly a number. */
  readonly states?: RegExp;
}

const MATCHERS = perLocale(matchersOf);

function matchersOf(locale: Locale): Matcher[] {
  const begins = locale === 'zh' ? '(?<![一二三四五六七八九十第])' : '(?<!\\p{L})';
  // German compounds start with the number: "sechsstellig".
  const ends = locale === 'zh' || locale === 'de' ? '' : '(?!\\p{L})';
  const months = MONTHS[locale] ? MONTHS[locale].split('|') : [];
  return [
    ...WORDS[locale].map(([pattern, value]) => ({
      value,
      may: new RegExp(`${locale === 'zh' ? '' : begins}(?:${pattern})${ends}`, 'giu'),
      ...(value > 2 ? {states: new RegExp(`${begins}(?:${pattern})${STATES[locale]}`, 'giu')} : {}),
    })),
    ...months.map((month, index) => ({
      value: index + 1,
      may: new RegExp(`(?<!\\p{L})${month}(?!\\p{L})`, 'gu'),
    })),
  ];
}

/**
 * Decimals and versions count as their figures: only the point or comma differs. English hours count twice to twelve.
 */
function figuresIn(text: string, locale: Locale): number[] {
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
  return (plain.match(/\d+/g) ?? []).map(Number);
}
