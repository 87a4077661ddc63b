import type {Locale} from '../../../src/site/locales';
import {placeOf} from '../../../src/content/places';
import {marked} from '../../fix';
import {everyText, findPatterns, type PageFinding, type Pattern} from '../../rule';
import type {SourceText} from '../../../src/content/load';

const STRAIGHT_APOSTROPHE: Pattern = {pattern: /'/gu, message: 'straight apostrophe → ’'};

/** Typography of each language (glossary §3); code is not checked. */
const PATTERNS: Record<Locale, readonly Pattern[]> = {
  fr: [
    STRAIGHT_APOSTROPHE,
    {pattern: /"[^"\n]*"?/gu, message: 'straight quote → « … » with U+202F inside'},
    {pattern: /(?<![\u202F;!?])[;!?]/gu, message: 'no U+202F before ; ! or ? → type it'},
    {pattern: /(?<!\u00A0):(?!\d)/gu, message: 'no U+00A0 before : → type it'},
    {pattern: /«(?!\u202F)/gu, message: 'no U+202F after « → type it'},
    {pattern: /(?<!\u202F)»/gu, message: 'no U+202F before » → type it'},
    {pattern: /\d[ \u00A0]?%/gu, message: 'no U+202F before % → type it'},
    {pattern: /\d[ \u00A0]\d{3}(?!\d)/gu, message: 'no U+202F between thousands → type it'},
    {pattern: /\.\.\./gu, message: 'three full stops → …'},
  ],
  en: [
    STRAIGHT_APOSTROPHE,
    {pattern: /"[^"\n]*"?/gu, message: 'straight quote → “ … ”'},
    {pattern: /[\u0020\u00A0\u202F][;:!?]/gu, message: 'space before the mark → remove it'},
    // Three full stops are accepted: the specification (§4) wants them in “Search...”.
    {pattern: /[«»„]/gu, message: 'quotes of another language → “ … ”'},
  ],
  de: [
    STRAIGHT_APOSTROPHE,
    {pattern: /"[^"\n]*"?/gu, message: 'straight quote → „ … “'},
    {pattern: /[\u0020\u00A0\u202F][;:!?]/gu, message: 'space before the mark → remove it'},
    {pattern: /[«»”]/gu, message: 'quotes of another language → „ … “'},
    {pattern: /\d[ \u00A0]?%/gu, message: 'no U+202F before % → type it'},
    {pattern: /\.\.\./gu, message: 'three full stops → …'},
  ],
  zh: [
    {
      pattern: /\p{Script=Han}[,;:!?()]|[,;:!?()]\p{Script=Han}/gu,
      message: 'half-width mark beside a Han character → ，；：！？（）',
    },
    {
      pattern: /\p{Script=Han}['"]|['"]\p{Script=Han}/gu,
      message: 'straight quote beside a Han character → “ … ”',
    },
    {
      pattern:
        /(?<!\u2060)[ \u00A0\u202F][，。；：！？、（）《》]|[，。；：！？、（）《》][ \u00A0\u202F](?!\u2060)/gu,
      message: 'space beside a full-width mark → remove it',
    },
    {
      pattern: /\p{Script=Han}[A-Za-z0-9\uFFFC]|[A-Za-z0-9\uFFFC]\p{Script=Han}/gu,
      message: 'no space between a Han character and Latin or code → type one',
    },
  ],
};

const QUOTES: Record<Locale, {open: string; close: string}> = {
  fr: {open: '«', close: '»'},
  en: {open: '“', close: '”'},
  de: {open: '„', close: '“'},
  zh: {open: '“', close: '”'},
};

/** Spaces, quotes and punctuation marks are those of the language. */
export const typography = everyText((text) => {
  const found = findPatterns(text, PATTERNS[text.locale]);
  const mended = {...text, text: marked(text.text, text.locale)};
  const isFixed =
    placeOf(text.file) && found.length > findPatterns(mended, PATTERNS[text.locale]).length;
  return [
    ...found.map(({message, ...rest}) => ({
      ...rest,
      message: isFixed ? `${message} (--fix)` : message,
    })),
    ...unpairedQuotes(text),
  ];
});

function unpairedQuotes({locale, text, line}: SourceText): PageFinding[] {
  const {open, close} = QUOTES[locale];
  const marks = [...text].filter((mark) => mark === open || mark === close);
  const isPaired =
    marks.length % 2 === 0 &&
    marks.every((mark, index) => mark === (index % 2 === 0 ? open : close));
  return isPaired
    ? []
    : [{line, message: `quotes that do not pair → open with ${open}, close with ${close}`}];
}
