import {perLocale, type Locale} from '../../src/site/locales';
import {WORDS} from '../words/lists';

/** Figure → its units. */
export type Units = ReadonlyMap<string, ReadonlySet<string>>;

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
  return [...WORDS[locale].units].map(([unit, written]) => ({
    unit,
    patterns: [
      new RegExp(`${FIGURE}[-\\s\\u00A0\\u202F]?(?:${written})${end}`, 'gu'),
      ...(/[€$]/.test(unit) ? [new RegExp(`[${unit}][\\s\\u00A0\\u202F]?${FIGURE}`, 'gu')] : []),
    ],
  }));
});
