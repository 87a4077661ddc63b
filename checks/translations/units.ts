import {perLocale, type Locale} from '../../src/site/locales';

/** Figure → its units. */
export type Units = ReadonlyMap<string, ReadonlySet<string>>;

/** Notation of units after a figure, by their names in messages. */
const UNITS: Record<Locale, Readonly<Record<string, string>>> = {
  fr: {
    s: 's|secondes?',
    min: 'min|minutes?',
    h: 'h|heures?',
    days: 'jours?|j',
    weeks: 'semaines?',
    months: 'mois',
    years: 'ans?|années?',
    '%': '%',
    '€': '€|euros?',
    $: '\\$|dollars?',
    kB: '[kK]o',
    MB: 'Mo',
    GB: 'Go',
    characters: 'caractères?',
    digits: 'chiffres?',
  },
  en: {
    s: 's|seconds?',
    min: 'min|minutes?',
    h: 'h|hours?',
    days: 'days?|d',
    weeks: 'weeks?',
    months: 'months?',
    years: 'years?',
    '%': '%|percent',
    '€': '€|euros?',
    $: '\\$|dollars?',
    kB: '[kK]B',
    MB: 'MB',
    GB: 'GB',
    characters: 'characters?',
    digits: 'digits?',
  },
  de: {
    s: 's|Sekunden?',
    min: 'min|Minuten?|Min\\.',
    h: 'h|Stunden?|Std\\.',
    days: 'Tage?n?s?',
    weeks: 'Wochen?',
    months: 'Monat(?:en?|s)?',
    years: 'Jahr(?:en?|s)?',
    '%': '%|Prozent',
    '€': '€|Euro',
    $: '\\$|Dollar',
    kB: '[kK]B',
    MB: 'MB',
    GB: 'GB',
    characters: 'Zeichen',
    digits: 'Ziffern?|Stellen',
  },
  zh: {
    s: '秒|s',
    min: '分钟|min',
    h: '个?小时|h',
    days: '天|日|个工作日',
    weeks: '个?星期|周',
    months: '个月',
    years: '年',
    '%': '%',
    '€': '€|欧元',
    $: '\\$|美元',
    kB: '[kK]B',
    MB: 'MB',
    GB: 'GB',
    characters: '个?字符',
    digits: '位',
  },
};

/** Reads the units of figures: `60 s`, `7 days`, `€12`. */
export function unitsIn(text: string, locale: Locale): Units {
  const units = new Map<string, Set<string>>();
  for (const {unit, after, before} of MATCHERS[locale]) {
    for (const pattern of before ? [after, before] : [after]) {
      for (const [, figure = ''] of text.matchAll(pattern)) {
        const number = figure.replace(/[^\d]/g, '');
        units.set(number, (units.get(number) ?? new Set()).add(unit));
      }
    }
  }
  return units;
}

/** The figures of a translation that count something else than in French: 40 seconds there, 40 minutes here. */
export function otherUnits(
  wanted: Units,
  found: Units,
): {readonly number: string; readonly here: string; readonly there: string}[] {
  return [...found].flatMap(([number, units]) => {
    const there = wanted.get(number);
    return there === undefined || [...units].some((unit) => there.has(unit))
      ? []
      : [{number, here: [...units].join(', '), there: [...there].join(', ')}];
  });
}

interface Matcher {
  readonly unit: string;
  readonly after: RegExp;
  /** Currencies, which English and Chinese write first. */
  readonly before: RegExp | undefined;
}

const FIGURE = '(?<![\\d.,])(\\d+(?:[.,\\u202F\\u00A0]\\d+)*)';

const MATCHERS = perLocale(matchersOf);

function matchersOf(locale: Locale): Matcher[] {
  const end = locale === 'zh' ? '(?![A-Za-z])' : '(?![\\p{L}\\d])';
  return Object.entries(UNITS[locale]).map(([unit, written]) => ({
    unit,
    after: new RegExp(`${FIGURE}[-\\s\\u00A0\\u202F]?(?:${written})${end}`, 'gu'),
    before: /[€$]/.test(unit)
      ? new RegExp(`[${unit}][\\s\\u00A0\\u202F]?${FIGURE}`, 'gu')
      : undefined,
  }));
}
