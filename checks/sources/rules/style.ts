import {perLocale, type Locale} from '../../../src/site/locales';
import {LABELS} from '../../../src/content/labels';
import {at, everyMatch, everyPage} from '../../rule';
import {QUOTES} from './typography';

const QUOTED = perLocale((locale) => {
  const [opening, closing] = QUOTES[locale];
  return new RegExp(`${opening}([^${opening.trim()}${closing.trim()}]+)${closing}`, 'gu');
});

/** Keys of the keyboards of other languages (glossary §3). */
const FOREIGN_KEYS: Record<Locale, Readonly<Record<string, string>>> = {
  fr: {Strg: 'Ctrl', Umschalt: 'Shift'},
  en: {Strg: 'Ctrl', Umschalt: 'Shift'},
  de: {Ctrl: 'Strg', Shift: 'Umschalt', Enter: 'Eingabe', Delete: 'Entf'},
  zh: {Strg: 'Ctrl', Umschalt: 'Shift'},
};

export const keys = everyPage(({locale, inlineCode}) =>
  inlineCode.flatMap(({line, code}) => {
    const key = FOREIGN_KEYS[locale][code];
    return at(line, key && `\`${code}\` is on the keyboards of another language → \`${key}\``);
  }),
);

/** Words of the interface are bold, never quoted; headings have no bold. */
export const quotedLabels = everyPage((page) => {
  const labels = labelsOf(page.locale);
  return page.prose
    .filter(({isTitle}) => !isTitle)
    .flatMap((run) =>
      everyMatch(run, QUOTED[page.locale], ([quoted, label = '']) =>
        labels.has(label) ? `${quoted} is a label of the interface → **${label}**` : undefined,
      ),
    );
});

/** Labels of two words or more: a single word may be quoted as a word. */
function labelsOf(locale: Locale): ReadonlySet<string> {
  return new Set(
    Object.values(LABELS[locale]).filter((label) =>
      locale === 'zh' ? label.length > 4 : label.includes(' '),
    ),
  );
}

/** English and German sentences write durations in words; symbols are for tables and code (glossary §3). */
const DURATION: Partial<Record<Locale, RegExp>> = {
  en: /\b\d+ ?(?:h|s|min|d)\b(?!\.\d)/gu,
  de: /\b\d+[\s\u00A0\u202F]?(?:h|s|min|Std\.|Min\.|Sek\.)(?![\p{L}\d])/gu,
};

export const durations = everyPage((page) => {
  const symbol = DURATION[page.locale];
  if (!symbol) {
    return [];
  }
  const isInTable = (line: number) =>
    page.tables.some((table) => line >= table.line && line <= table.line + table.rows);
  return page.prose
    .filter(({line}) => !isInTable(line))
    .flatMap((run) => everyMatch(run, symbol, ([found]) => `“${found}” → write the unit in words`));
});
