import type {Page} from '../../../src/content/page';
import {placeOf} from '../../../src/content/places';
import {at, everyPage, everyText, findPatterns, type PageFinding, type Pattern} from '../../rule';
import {WORDS} from '../../words/lists';

/** Invisible and lost characters, with an explanation. */
const INVISIBLE: readonly (readonly [pattern: RegExp, message: string])[] = [
  [/\uFFFD/, 'a character was lost (U+FFFD) → save the file as UTF-8 and type it again'],
  [/[ÃÂ][\u0080-\u00BF]|â€/, 'UTF-8 that was read as another encoding → type the text again'],
  [/[\u00AD\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/, 'an invisible character → delete it'],
  [/[\u0000-\u0008\u000B\u000C\u000E-\u001F]/, 'a control character → delete it'],
  [/\p{L}\p{M}/u, 'a letter and its accent as two characters → type the letter as one (NFC)'],
];

const NOTES =
  /\b(?:TODO|FIXME|TBD|XXX)\b|\blorem ipsum\b|\?\?\?|(?<!\p{L})à compléter\b|\bto be (?:done|completed)\b|待补充|待翻译/iu;

/** Bytes that no editor shows, and that are not read. */
export const encoding = everyPage(({file}, {files}) => {
  const text = files.get(file) ?? '';
  return [
    text.startsWith('\uFEFF')
      ? 'starts with a byte order mark → save it as UTF-8 without one (--fix)'
      : undefined,
    text.includes('\r\n')
      ? 'has the line ends of Windows (CRLF) → save it with LF (--fix)'
      : undefined,
  ].flatMap((message) => at(1, message));
});

/** No character is invisible or lost, and no note to oneself is published. */
export const lines = everyPage(({lines: all}: Page) =>
  all.flatMap((content, index): PageFinding[] => {
    const wrong = INVISIBLE.find(([pattern]) => pattern.test(content));
    const note = NOTES.exec(content)?.[0];
    return [
      wrong?.[1],
      note && `“${note}” is a note to the writer → do it, then delete the note`,
    ].flatMap((message) => at(index + 1, message));
  }),
);

/** Syntax of Markdown that was not parsed as such, and typing errors. */
const SLIPS: readonly Pattern[] = [
  {pattern: /\*+/gu, message: 'stars that would be printed → close the bold or italics'},
  {
    pattern: /(?<![\p{L}\d])_{1,2}(?=\p{L})|__/gu,
    message: 'underscores that would be printed → **…**',
  },
  {pattern: /`/gu, message: 'a backtick that would be printed → close the code'},
  {pattern: /\]\s?\(|\]\[|~~/gu, message: 'a link that is not read → [text](address)'},
  {pattern: /\[\^[^\]\n]+\]/gu, message: 'a footnote that is not read → say it in the sentence'},
  {
    pattern: /^\|.*\|(?:\n\|.*)*$/gmu,
    message: 'a table that is not read → a row | --- | below its first one',
  },
  {pattern: /(?<=\S) {2,}(?=\S)/gu, message: 'two spaces → one'},
  {
    pattern: /(?<=\p{Ll}{2}\. )(?!mac|mid)\p{Ll}{2}/gu,
    message: 'a sentence without a capital → write one',
  },
  {pattern: /[,;](?=[,;.])|(?<!\.)\.\.(?!\.)|。。|，，/gu, message: 'two marks in a row → one'},
];

export const slips = everyText((text) => {
  const twice = {pattern: WORDS[text.locale].twice, message: 'a word twice → once'};
  const last = {
    pattern: /(?<!\.)[.:;,。：；，]\s*$/gu,
    message: 'a mark at the end of a title → delete it',
  };
  return placeOf(text.file)
    ? findPatterns(text, [...SLIPS, twice, ...(text.isTitle ? [last] : [])])
    : [];
});

/** The characters of simplified Chinese: the two levels of GB 2312. */
const SIMPLIFIED = simplified();

/** Chinese pages contain no traditional character. */
export const simplifiedChinese = everyText(({locale, text, line}) => {
  const foreign = locale === 'zh' ? [...text].filter(isForeign) : [];
  return foreign.length === 0
    ? []
    : at(line, `${foreign.join(' ')}: no simplified Chinese → write the simplified character`);
});

function isForeign(character: string): boolean {
  return /\p{Script=Han}/u.test(character) && !SIMPLIFIED.has(character);
}

function simplified(): ReadonlySet<string> {
  const decoder = new TextDecoder('gbk');
  const rows = Array.from({length: 0xf7 - 0xb0 + 1}, (_, row) => 0xb0 + row);
  const cells = Array.from({length: 0xfe - 0xa1 + 1}, (_, cell) => 0xa1 + cell);
  const bytes = rows.flatMap((row) => cells.flatMap((cell) => [row, cell]));
  return new Set(decoder.decode(Uint8Array.from(bytes)));
}
