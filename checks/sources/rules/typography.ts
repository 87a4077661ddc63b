import type {SourceText} from '../../../src/content/load';
import {placeOf} from '../../../src/content/places';
import type {Locale} from '../../../src/site/locales';
import {at, everyText, findPatterns, type PageFinding, type Pattern} from '../../rule';

/** A wrong form; `--fix` replaces it by the right one, where there is only one. */
interface Mark extends Pattern {
  readonly right?: string;
}

const APOSTROPHE = 'straight apostrophe → ’';
const APOSTROPHES: readonly Mark[] = [
  {pattern: /(?<=\p{L})'(?=\p{L})/gu, right: '’', message: APOSTROPHE},
  {pattern: /'/gu, message: APOSTROPHE},
];

const NO_SPACE_BEFORE: Mark = {
  pattern: /[ \u00A0\u202F]+(?=[;:!?])/gu,
  right: '',
  message: 'space before the mark → remove it',
};
const PERCENT: Mark = {
  pattern: /(?<=\d)[ \u00A0]?(?=%)/gu,
  right: '\u202F',
  message: 'no U+202F before % → type it',
};
const ELLIPSIS: Mark = {pattern: /\.\.\./gu, right: '…', message: 'three full stops → …'};

/** Not a year, a port, or the number of a standard: `RFC 6238`. */
const THOUSANDS: Mark = {
  pattern:
    /(?<![\d.,:/\u202F\u00A0-]|\p{Lu}{2,}[ \u00A0-]?)(?!(?:19|20)\d\d(?!\d))\d{4,}(?![\d/:.-]| \p{L}+ \d+\/)/gu,
  message: 'thousands that are not separated → fr 10\u202F000, en and zh 10,000, de 10.000',
};

const DECIMAL: Mark = {
  pattern: /(?<=(?<![\d,])\d+),(?=\d{1,2}(?!\d))/gu,
  right: '.',
  message: 'decimal comma → .',
};

const dash = (right: string, words = right): Mark => ({
  pattern: /(?<=[\p{L}\d)]) - (?=[\p{L}\d(])/gu,
  right,
  message: `hyphen for a dash → ${words}`,
});

const HAN_AND_LATIN = 'no space between a Han character and Latin or code → type one';
const SPACE_BESIDE = 'space beside a full-width mark → remove it';
const HALF_WIDTH = 'half-width mark beside a Han character → ，；：！？（）';

/** Typography of each language (glossary §3), in the order of correction; code is not checked. */
const MARKS: Record<Locale, readonly Mark[]> = {
  fr: [
    ...APOSTROPHES,
    ...straightQuotes('«\u202F$1\u202F»', '« … » with U+202F inside'),
    {pattern: /«[ \u00A0]?(?!\u202F)/gu, right: '«\u202F', message: 'no U+202F after « → type it'},
    {
      pattern: /(?<!\u202F)[ \u00A0]?»/gu,
      right: '\u202F»',
      message: 'no U+202F before » → type it',
    },
    ...spaceBefore(';!?', '\u202F', 'no U+202F before ; ! or ? → type it'),
    ...spaceBefore(':', '\u00A0', 'no U+00A0 before : → type it'),
    PERCENT,
    {
      pattern: /(?<=\d)[ \u00A0](?=\d{3}(?!\d))/gu,
      right: '\u202F',
      message: 'no U+202F between thousands → type it',
    },
    THOUSANDS,
    ELLIPSIS,
    dash('\u00A0–\u00A0', '– between two U+00A0'),
  ],
  // Three full stops are accepted: the specification (§4) wants them in “Search...”.
  en: [
    ...APOSTROPHES,
    ...straightQuotes('“$1”', '“ … ”'),
    NO_SPACE_BEFORE,
    {pattern: /[«»„]/gu, message: 'quotes of another language → “ … ”'},
    THOUSANDS,
    dash('—'),
    DECIMAL,
  ],
  de: [
    ...APOSTROPHES,
    ...straightQuotes('„$1“', '„ … “'),
    NO_SPACE_BEFORE,
    {pattern: /[«»”]/gu, message: 'quotes of another language → „ … “'},
    PERCENT,
    ELLIPSIS,
    THOUSANDS,
  ],
  zh: [
    // Glossary §11.
    {
      pattern: /。(?=”\p{Script=Han})/gu,
      message: '。” before a Chinese sign → leave out the 。 of the message quoted',
    },
    THOUSANDS,
    DECIMAL,
    {pattern: /\.{3,}/gu, right: '……', message: 'full stops → ……'},
    {
      pattern: /(?<=\p{Script=Han})[ \u00A0\u202F]+(?=\p{Script=Han})/gu,
      right: '',
      message: 'space between Han characters → remove it',
    },
    {
      pattern: /(?<=\p{Script=Han})\.(?![\w.])|\.(?=\p{Script=Han})/gu,
      right: '。',
      message: 'full stop beside a Han character → 。',
    },
    ...besideHan({',': '，', ';': '；', ':': '：', '!': '！', '?': '？'}),
    {pattern: /\p{Script=Han}[()]|[()]\p{Script=Han}/gu, message: HALF_WIDTH},
    {
      pattern: /\p{Script=Han}['"]|['"]\p{Script=Han}/gu,
      message: 'straight quote beside a Han character → “ … ”',
    },
    // Not after ）》 nor before （《: the heading's id or a component may follow or precede.
    {
      pattern:
        /(?<!\u2060)[ \u00A0\u202F]+(?=[，。；：！？、）])|(?<=[，。；：！？、（])[ \u00A0\u202F]+(?!\u2060)/gu,
      right: '',
      message: SPACE_BESIDE,
    },
    {
      pattern:
        /(?<=“)[ \u00A0]+|[ \u00A0]+(?=”)|(?<=”)[ \u00A0]+(?=\p{Script=Han})|(?<=\p{Script=Han})[ \u00A0]+(?=“)/gu,
      right: '',
      message: SPACE_BESIDE,
    },
    {
      pattern: /(?<!\u2060)[ \u00A0\u202F](?=[（《》])|(?<=[）《》])[ \u00A0\u202F](?!\u2060)/gu,
      message: SPACE_BESIDE,
    },
    {
      pattern: /(?<=\p{Script=Han})(?=[A-Za-z0-9])|(?<=[A-Za-z0-9])(?=\p{Script=Han})/gu,
      right: ' ',
      message: HAN_AND_LATIN,
    },
    {pattern: /\p{Script=Han}\uFFFC|\uFFFC\p{Script=Han}/gu, message: HAN_AND_LATIN},
  ],
};

function straightQuotes(right: string, quotes: string): readonly Mark[] {
  const message = `straight quote → ${quotes}`;
  return [
    {pattern: /"([^"\n]+)"/gu, right, message},
    {pattern: /"/gu, message},
  ];
}

/** Corrected only at the end of a word: an address has marks too. */
function spaceBefore(marks: string, space: string, message: string): readonly Mark[] {
  return [
    {
      pattern: new RegExp(
        `(?<=[\\p{L}\\d)»…])[ \u00A0\u202F]?(?<!${space})(?=[${marks}](?:\\s|$))`,
        'gu',
      ),
      right: space,
      message,
    },
    {pattern: new RegExp(`(?<![${space}${marks}])[${marks}](?!(?<=:)\\d)`, 'gu'), message},
  ];
}

function besideHan(widths: Readonly<Record<string, string>>): readonly Mark[] {
  return Object.entries(widths).map(([mark, right]) => ({
    pattern: new RegExp(`(?<=\\p{Script=Han})[${mark}]|[${mark}](?=\\p{Script=Han})`, 'gu'),
    right,
    message: HALF_WIDTH,
  }));
}

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
