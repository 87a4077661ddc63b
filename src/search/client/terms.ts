import type {Locale} from '../../site/locales';
import {chunksOf, pairsOf, runOf} from '../shared/analyzer';
import {LANGUAGES} from '../shared/languages';

/** A word of the query with the longer words it may be part of: `auto` of `auto fill` may be of `autofill`. */
export interface QueryTerm {
  readonly text: string;
  /** Typed as one word: `add-on` for `add`. */
  readonly wholes: readonly string[];
  /** Typed as two: `autofill` for `auto` of `auto fill`. */
  readonly pairs: readonly string[];
  readonly isHan: boolean;
}

/** More are not looked at: nobody types them, and each costs time. */
const MAX_TERMS = 24;

/**
 * The words of a query. Its words without meaning are left out unless there are no others; signs that mean
 * something to lunr are no words.
 */
export function termsOf(input: string, locale: Locale): QueryTerm[] {
  const {stopWords} = LANGUAGES[locale];
  const chunks = chunksOf(input, locale).flatMap((chunk) =>
    chunk.isHan
      ? splitAtStopWords(chunk.parts, stopWords).map((parts) => ({...chunk, parts}))
      : [chunk],
  );
  const terms: QueryTerm[] = [];
  chunks.forEach(({parts, wholes, isHan}, index) => {
    if (isHan) {
      terms.push(...parts.map((text) => ({text, wholes: [], pairs: [], isHan})));
      return;
    }
    const before = chunks[index - 1];
    const after = chunks[index + 1];
    const joined = [
      ...(before && !before.isHan ? [`${before.parts.at(-1)}${parts[0]}`] : []),
      ...(after && !after.isHan ? [`${parts.at(-1)}${after.parts[0]}`] : []),
    ];
    terms.push(...parts.map((text) => ({text, wholes, pairs: joined, isHan})));
  });
  const telling = terms.filter(
    ({text}) => !stopWords.has(text) && (text.length > 1 || isNumber(text)),
  );
  return unique(telling.length > 0 ? telling : terms).slice(0, MAX_TERMS);
}

function isNumber(text: string): boolean {
  return /^\d+$/.test(text) || /\p{Script=Han}/u.test(text);
}

/** `怎么把用户添加到文件夹` → `用户添加`, `文件夹`; a short run is left as it is, it may be half a word. */
function splitAtStopWords(
  pairs: readonly string[],
  stopWords: ReadonlySet<string>,
): readonly (readonly string[])[] {
  const run = runOf(pairs);
  const words = [...stopWords]
    .filter((word) => /\p{Script=Han}/u.test(word))
    .sort((a, b) => b.length - a.length);
  if (words.length === 0 || [...run].length < 5) {
    return [pairs];
  }
  const pieces = run.split(new RegExp(words.join('|'), 'u'));
  const telling = pieces.filter((piece) => [...piece].length > 1);
  return telling.length > 0 ? telling.map(pairsOf) : [pairs];
}

function unique(terms: readonly QueryTerm[]): QueryTerm[] {
  const seen = new Map<string, QueryTerm>();
  for (const term of terms) {
    const same = seen.get(term.text);
    seen.set(
      term.text,
      same
        ? {...same, wholes: [...same.wholes, ...term.wholes], pairs: [...same.pairs, ...term.pairs]}
        : term,
    );
  }
  return [...seen.values()];
}
