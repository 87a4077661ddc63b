import {perLocale, type Locale} from '../../../src/site/locales';
import {LABELS} from '../../../src/content/labels';
import {at, everyMatch, everyPage} from '../../rule';
import {WORDS} from '../../words/lists';
import {QUOTES} from './typography';

const QUOTED = perLocale((locale) => {
  const [opening, closing] = QUOTES[locale];
  return new RegExp(`${opening}([^${opening.trim()}${closing.trim()}]+)${closing}`, 'gu');
});

export const keys = everyPage(({locale, inlineCode}) =>
  inlineCode.flatMap(({line, code}) => {
    const key = WORDS[locale].keys.get(code);
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
export const durations = everyPage((page) => {
  const symbol = WORDS[page.locale].durations;
  if (!symbol) {
    return [];
  }
  const isInTable = (line: number) =>
    page.tables.some((table) => line >= table.line && line <= table.line + table.rows);
  return page.prose
    .filter(({line}) => !isInTable(line))
    .flatMap((run) => everyMatch(run, symbol, ([found]) => `“${found}” → write the unit in words`));
});
