import type {Sources} from '../../../src/content/load';
import {perLocale, type Locale} from '../../../src/site/locales';
import type {Finding} from '../../finding';
import {everyMatch, everyPage, everyText} from '../../rule';
import {WORDS} from '../../words/lists';

/** The plain words from two to ten. */
const NUMBER_WORDS = perLocale((locale) =>
  Array.from({length: 9}, (_, index) => WORDS[locale].numbers.get(`${index + 2}`)?.split('|')[0]),
);

const QUANTITY = perLocale((locale) => {
  const numbers = [...NUMBER_WORDS[locale], '[2-9]', '10'].join('|');
  return new RegExp(
    `(?<![\\p{Script=Latin}\\d,.十第])(${numbers})[ \\u00A0\\u202F]?(${WORDS[locale].counted})(?!\\p{Script=Latin})`,
    'giu',
  );
});

/** The same quantity is written the same way everywhere in a page. */
export const quantities = everyPage(({locale, prose}) => {
  const words = NUMBER_WORDS[locale];
  const first = new Map<string, string>();
  return prose.flatMap((run) =>
    everyMatch(run, QUANTITY[locale], ([found, number = '', thing = '']) => {
      const isWord = !/\d/.test(number);
      const value = isWord ? words.indexOf(number.toLowerCase()) + 2 : Number(number);
      const key = `${value} ${thing}`;
      const before = first.get(key) ?? found;
      first.set(key, before);
      return /\d/.test(before) === isWord
        ? `“${found}”, but “${before}” above → one spelling of a quantity in a page`
        : undefined;
    }),
  );
});

/** Lines of the manual that ask and then order, per language (glossary §§9, 11). */
const QUESTION_AND_ORDER: Partial<
  Record<Locale, {readonly pattern: RegExp; readonly most: number}>
> = {
  de: {pattern: /\? \p{Lu}\p{L}+ Sie(?!\p{L})/gu, most: 25},
  zh: {pattern: /？请/gu, most: 6},
};

export function questionsWithOrders(sources: Sources): Finding[] {
  return Object.entries(QUESTION_AND_ORDER).flatMap(([locale, {pattern, most}]) => {
    const message = `a question followed by an order, of which a language has at most ${most} → write “If …, …” or two lines`;
    const all = everyText((text) =>
      text.locale === locale ? everyMatch(text, pattern, () => message) : [],
    );
    return all(sources).slice(most);
  });
}
