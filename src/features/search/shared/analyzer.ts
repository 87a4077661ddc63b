import type {Locale} from '../../../site/locales';
import {LANGUAGES} from './languages';

/** Characters that join or hint at breaks without being seen: soft hyphen, zero-width signs, variation selectors. */
export const JOINERS =
  '\\u00AD\\u034F\\u061C\\u180E\\u200B-\\u200F\\u2060-\\u2064\\uFE00-\\uFE0F\\uFEFF';

const JOINER = new RegExp(`[${JOINERS}]`, 'g');
const APOSTROPHE = /[’‘‛ʼ＇`´′]/g;
const DASH = /[\u2010-\u2013\u2212]/g;
const HAN = /\p{Script=Han}/u;
/** A run of Chinese, or letters and digits held together by signs that code and compounds use. */
const CHUNK =
  /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+(?:[-'._:@/+]+(?:(?!\p{Script=Han})[\p{L}\p{N}])+)*/gu;
const PART = /[\p{L}\p{N}]+/gu;
const VERSION = /^(?:v|(\p{L}*))(\d+(?:\.\d+)+)$/u;

/** A word of the text with every form under which it is found. */
export interface Chunk {
  /** The word and its parts: `redirect_uri` gives `redirect` and `uri`. */
  readonly parts: readonly string[];
  /** Forms of the whole: `redirect_uri`; `signon` for `sign-on`. Empty when there is one part. */
  readonly wholes: readonly string[];
  readonly isHan: boolean;
}

/**
 * Writes a text as words are compared: without joiners, case, accents, typographic variants.
 * In German, `ae`, `oe`, `ue` are the umlauts of those who have none on their keyboard.
 */
export function fold(text: string, locale: Locale): string {
  const plain = text
    // Before NFKC, which takes the acute accent for a space.
    .replace(APOSTROPHE, "'")
    .normalize('NFKC')
    // After it, too: `″` is two primes.
    .replace(APOSTROPHE, "'")
    .replace(JOINER, '')
    .replace(DASH, '-')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .normalize('NFC');
  return locale === 'de' ? plain.replace(/ae|oe|(?<![aeq])ue/g, (pair) => pair.charAt(0)) : plain;
}

/** Cuts a text into words; the same for what is indexed and what is asked. */
export function chunksOf(text: string, locale: Locale): Chunk[] {
  return (fold(text, locale).match(CHUNK) ?? []).flatMap((chunk) =>
    HAN.test(chunk) ? [{parts: pairsOf(chunk), wholes: [], isHan: true}] : readChunk(chunk, locale),
  );
}

/** Every form of every word of a text, as often as it occurs. */
export function tokensOf(text: string, locale: Locale): string[] {
  return chunksOf(text, locale).flatMap(formsOf);
}

/** Every form of a word. */
export function formsOf({parts, wholes}: Chunk): readonly string[] {
  return [...parts, ...wholes];
}

/** True for a run of Chinese. */
export function isHan(text: string): boolean {
  return /^\p{Script=Han}+$/u.test(text);
}

/** A title or a query as words only, one space between; Chinese without any. */
export function plain(text: string, locale: Locale): string {
  return plainOf(chunksOf(text, locale));
}

/** Words that were cut already, written as {@link plain} does. */
export function plainOf(chunks: readonly Chunk[]): string {
  return chunks.map(({parts, isHan}) => (isHan ? runOf(parts) : parts.join(' '))).join(' ');
}

/** Han runs are indexed as pairs: no dictionary knows every word, and readers type half of them. */
export function pairsOf(run: string): string[] {
  const signs = [...run];
  return signs.length < 2 ? signs : signs.slice(1).map((sign, index) => `${signs[index]}${sign}`);
}

/** A question without the words that only ask, in a language that does not set them apart; all of it, if that is all. */
export function withoutAsking(text: string, locale: Locale): string {
  const {areWordsApart, stopWords} = LANGUAGES[locale];
  const asking = areWordsApart ? [] : [...stopWords].filter(isHan);
  const rest = asking.reduce((left, word) => left.replaceAll(word, ' '), text);
  return rest.trim() === '' ? text : rest;
}

/** The run that was cut into these pairs. */
export function runOf(pairs: readonly string[]): string {
  return pairs.map((pair, index) => (index === 0 ? pair : [...pair].at(-1))).join('');
}

function readChunk(chunk: string, locale: Locale): Chunk[] {
  const bare = withoutClitics(chunk, locale);
  const version = versionIn(bare);
  if (version) {
    const [, name = '', number = ''] = version;
    return [...(name === '' ? [] : [word(name)]), word(number)];
  }
  const pieces = bare.split(/[-'_:@/+]+/).flatMap((piece) => {
    const found = versionIn(piece);
    return found ? found.slice(1).filter(Boolean) : (piece.match(PART) ?? []);
  });
  if (pieces.length < 2) {
    return pieces.map(word);
  }
  const joined = bare.replace(/[-']/g, '');
  const parts = pieces.filter((piece) => piece.length > 1 || /\d/.test(piece));
  return [parts.length === 0 ? word(joined) : {parts, wholes: [joined], isHan: false}];
}

/** Name and number of a version. Few words hold a point: only those are worth the expression's time. */
function versionIn(text: string): RegExpExecArray | null {
  return text.includes('.') ? VERSION.exec(text) : null;
}

function word(text: string): Chunk {
  return {parts: [text], wholes: [], isHan: false};
}

/** `l'accès` → `accès`, `user's` → `user`. */
function withoutClitics(chunk: string, locale: Locale): string {
  const rest = chunk.replace(/'s$/, '');
  const [first = '', ...others] = rest.split("'");
  return others.length > 0 && LANGUAGES[locale].elisions.has(first) ? others.join("'") : rest;
}
