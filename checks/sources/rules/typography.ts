import type {SourceText} from '../../../src/content/load';
import {placeOf} from '../../../src/content/places';
import {perLocale, type Locale} from '../../../src/site/locales';
import {at, everyText, findPatterns, type PageFinding} from '../../rule';
import {WORDS} from '../../words/lists';

type Mark = (typeof MARKS)['fr'][number];

/** Wrong forms; `--fix` replaces one by the right one, where there is only one. */
const MARKS = perLocale((locale) =>
  [...WORDS[locale].marks].flatMap(([message, marks]) =>
    marks.map(({find, right}) => ({pattern: find, right, message})),
  ),
);

/** The quotation marks of each language, with the spaces inside. */
export const QUOTES: Record<Locale, readonly [opening: string, closing: string]> = {
  fr: ['«\u202F', '\u202F»'],
  en: ['“', '”'],
  de: ['„', '“'],
  zh: ['“', '”'],
};

/** A text of a language with its marks corrected. */
export function marked(text: string, locale: Locale): string {
  return MARKS[locale].reduce(corrected, text);
}

function corrected(text: string, {pattern, right}: Mark): string {
  return right === undefined ? text : text.replace(pattern, right);
}

/** Spaces, quotes and punctuation marks are those of the language. */
export const typography = everyText((text) => {
  const canFix = placeOf(text.file) !== undefined;
  let rest: SourceText = text;
  const found = MARKS[text.locale].flatMap((mark) => {
    const {right, message} = mark;
    const faults = findPatterns(rest, [
      {...mark, message: canFix && right !== undefined ? `${message} (--fix)` : message},
    ]);
    // A fault that one row corrects is none of the next.
    rest = {...rest, text: corrected(rest.text, mark)};
    return faults;
  });
  return [...found, ...unpairedQuotes(text)];
});

function unpairedQuotes({locale, text, line}: SourceText): PageFinding[] {
  const [open, close] = QUOTES[locale].map((mark) => mark.trim());
  const marks = [...text].filter((mark) => mark === open || mark === close);
  const isPaired =
    marks.length % 2 === 0 &&
    marks.every((mark, index) => mark === (index % 2 === 0 ? open : close));
  return isPaired
    ? []
    : at(line, `quotes that do not pair → open with ${open}, close with ${close}`);
}
