import type {Locale} from '../../../site/locales';
import {LANGUAGES} from './languages';

/** Invisible characters that join words or hint at breaks: soft hyphen, zero-width signs, variation selectors. */
export const JOINERS =
  '\\u00AD\\u034F\\u061C\\u180E\\u200B-\\u200F\\u2060-\\u2064\\uFE00-\\uFE0F\\uFEFF';

const JOINER = new RegExp(`[${JOINERS}]`, 'g');
const APOSTROPHE = /[’‘‛ʼ＇`´′]/g;
const DASH = /[\u2010-\u2013\u2212]/g;
const HAN = /\p{Script=Han}/u;
/** A run of Chinese, or letters and digits joined by signs of code and compounds. */
const CHUNK =
  /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+(?:[-'._:@/+]+(?:(?!\p{Script=Han})[\p{L}\p{N}])+)*/gu;
const PART = /[\p{L}\p{N}]+/gu;
const VERSION = /^(?:v|(\p{L}*))(\d+(?:\.\d+)+)$/u;

/** A word of the text with all its indexed forms. */
export interface Chunk {
  /** The word and its parts: `redirect_uri` gives `redirect` and `uri`. */
  readonly parts: readonly string[];
  /** Forms of the whole: `redirect_uri`; `signon` for `sign-on`. Empty for a single part. */
  readonly wholes: readonly string[];
  readonly isHan: boolean;
}

/** Normalizes a text: without joiners, case, accents, typographic variants. German `ae`, `oe`, `ue` become umlauts. */
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

/** Tokenizes a text; the same for index and query. */
export function chunksOf(text: string, locale: Locale): Chunk[] {
  return (fold(text, locale).match(CHUNK) ?? []).flatMap((chunk) =>
    HAN.test(chunk) ? [{parts: pairsOf(chunk), wholes: [], isHan: true}] : readChunk(chunk, locale),
  );
}

export function tokensOf(text: string, locale: Locale): string[] {
  return chunksOf(text, locale).flatMap(formsOf);
}

export function formsOf({parts, wholes}: Chunk): readonly string[] {
  return [...parts, ...wholes];
}

export function isHan(text: string): boolean {
  return /^\p{Script=Han}+$/u.test(text);
}

/** A label that is no word of the index: of several words, or of more signs than a pair. */
export function isPhrase(label: string): boolean {
  return label.includes(' ') || /^\p{Script=Han}{3,}$/u.test(label);
}

/** A title or a query as words only, with one space between; Chinese without any. */
export function plain(text: string, locale: Locale): string {
  return plainOf(chunksOf(text, locale));
}

/** {@link plain} for words that are already cut. */
export function plainOf(chunks: readonly Chunk[]): string {
  return chunks.map(({parts, isHan}) => (isHan ? runOf(parts) : parts.join(' '))).join(' ');
}

/** Han runs are indexed as pairs: no dictionary knows every word, and readers type half of them. */
export function pairsOf(run: string): string[] {
  const signs = [...run];
  return signs.length < 2 ? signs : signs.slice(1).map((sign, index) => `${signs[index]}${sign}`);
}

/** A query without question words, in a language that writes without spaces; unchanged if nothing else is left. */
export function withoutAsking(text: string, locale: Locale): string {
  const {areWordsApart, stopWords} = LANGUAGES[locale];
  const asking = areWordsApart ? [] : [...stopWords].filter(isHan);
  const rest = asking.reduce((left, word) => left.replaceAll(word, ' '), text);
  return rest.trim() === '' ? text : rest;
}

/** The inverse of {@link pairsOf}. */
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

/** Name and number of a version. Few words contain a point: the regular expression runs on those only. */
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
