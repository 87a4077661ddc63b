import {perLocale, type Locale, type Localized} from '../../src/site/locales';

/** Figure → its units. */
export type Units = ReadonlyMap<string, ReadonlySet<string>>;

/** Notation of units after a figure, by their names in messages. */
const UNITS: Readonly<Record<string, Localized>> = {
  s: {fr: 's|secondes?', en: 's|seconds?', de: 's|Sekunden?', zh: '秒|s'},
  min: {fr: 'min|minutes?', en: 'min|minutes?', de: 'min|Minuten?|Min\\.', zh: '分钟|min'},
  h: {fr: 'h|heures?', en: 'h|hours?', de: 'h|Stunden?|Std\\.', zh: '个?小时|h'},
  days: {fr: 'jours?|j', en: 'days?|d', de: 'Tage?n?s?', zh: '天|日|个工作日'},
  weeks: {fr: 'semaines?', en: 'weeks?', de: 'Wochen?', zh: '个?星期|周'},
  months: {fr: 'mois', en: 'months?', de: 'Monat(?:en?|s)?', zh: '个月'},
  years: {fr: 'ans?|années?', en: 'years?', de: 'Jahr(?:en?|s)?', zh: '年'},
  '%': {fr: '%', en: '%|percent', de: '%|Prozent', zh: '%'},
  '€': {fr: '€|euros?', en: '€|euros?', de: '€|Euro', zh: '€|欧元'},
  $: {fr: '\\$|dollars?', en: '\\$|dollars?', de: '\\$|Dollar', zh: '\\$|美元'},
  kB: {fr: '[kK]o', en: '[kK]B', de: '[kK]B', zh: '[kK]B'},
  MB: {fr: 'Mo', en: 'MB', de: 'MB', zh: 'MB'},
  GB: {fr: 'Go', en: 'GB', de: 'GB', zh: 'GB'},
  characters: {fr: 'caractères?', en: 'characters?', de: 'Zeichen', zh: '个?字符'},
  digits: {fr: 'chiffres?', en: 'digits?', de: 'Ziffern?|Stellen', zh: '位'},
};

/** Reads the units of figures: `60 s`, `7 days`, `€12`. */
export function unitsIn(text: string, locale: Locale): Units {
  const units = new Map<string, Set<string>>();
  for (const {unit, patterns} of /\d/.test(text) ? MATCHERS[locale] : []) {
    for (const [, figure = ''] of patterns.flatMap((pattern) => [...text.matchAll(pattern)])) {
      const number = figure.replace(/\D/g, '');
      units.set(number, (units.get(number) ?? new Set()).add(unit));
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

const FIGURE = '(?<![\\d.,])(\\d+(?:[.,\\u202F\\u00A0]\\d+)*)';

/** The patterns of each unit: after its figure; before it too, as English and Chinese write currencies. */
const MATCHERS = perLocale((locale) => {
  const end = locale === 'zh' ? '(?![A-Za-z])' : '(?![\\p{L}\\d])';
  return Object.entries(UNITS).map(([unit, written]) => ({
    unit,
    patterns: [
      new RegExp(`${FIGURE}[-\\s\\u00A0\\u202F]?(?:${written[locale]})${end}`, 'gu'),
      ...(/[€$]/.test(unit) ? [new RegExp(`[${unit}][\\s\\u00A0\\u202F]?${FIGURE}`, 'gu')] : []),
    ],
  }));
});
