import Mark from 'mark.js';
import type {Locale} from '../../site/locales';
import {JOINERS, tokensOf} from '../shared/analyzer';

/** Where the highlight stands in the navigation state. */
export const HIGHLIGHT_KEY = 'searchHighlight';

/** What a result sends along to its page (specification §3). */
export interface HighlightState {
  readonly terms: readonly string[];
  readonly isDocsOrBlog: boolean;
}

const HAN = /\p{Script=Han}/u;

/** Controls and drawings are not texts; marks in them would change what they do or show. */
const EXCLUDED = ['button', 'button *', '.hash-link', 'svg', 'svg *', 'script', 'style', 'mark'];

/** A letter or digit of a word that is not Chinese, joiners included. */
const LETTER = `(?:(?!\\p{Script=Han})[\\p{L}\\p{N}\\p{M}${JOINERS}])`;

/**
 * Marks words of the index on the page: each word is read with the same analyzer, so that accents, joiners,
 * elisions and compounds make no difference.
 *
 * @returns removes the marks
 */
export function highlight({terms, isDocsOrBlog}: HighlightState, locale: Locale): () => void {
  const container =
    document.querySelector<HTMLElement>(isDocsOrBlog ? 'article' : 'main') ??
    document.querySelector<HTMLElement>('main');
  if (!container || terms.length === 0) {
    return () => undefined;
  }
  const wanted = new Set(terms);
  const marks: Element[] = [];
  new Mark(container).markRegExp(wordPattern(terms), {
    exclude: EXCLUDED,
    filter: (_node, text) =>
      HAN.test(text) || tokensOf(text, locale).some((word) => wanted.has(word)),
    each: (mark) => marks.push(mark),
  });
  return () => marks.reverse().forEach(unwrap);
}

/** Chinese as far as it is wanted, else whole words with the signs that hold them together. */
function wordPattern(terms: readonly string[]): RegExp {
  const han = chainsOf(terms.filter((term) => HAN.test(term)))
    .sort((a, b) => b.length - a.length)
    .map((chain) => [...chain].join(`[${JOINERS}]*`));
  return new RegExp([...han, `${LETTER}+(?:[-._:@/+]${LETTER}+)*`].join('|'), 'gu');
}

/** Pairs of signs, and what neighbours make together: `密码`, `码生`, `生成` → also `密码生`, `码生成`, `密码生成`. */
function chainsOf(pairs: readonly string[]): string[] {
  const chains = new Set<string>();
  pairs.forEach((first, start) => {
    let chain = first;
    chains.add(chain);
    for (const next of pairs.slice(start + 1)) {
      if (chain.at(-1) !== next.at(0)) {
        return;
      }
      chain += next.slice(1);
      chains.add(chain);
    }
  });
  return [...chains];
}

/**
 * Puts the text of a mark back into the node it was cut from. mark.js would merge neighbours into new nodes,
 * and React would then look for the ones it made.
 */
function unwrap(mark: Element): void {
  const {previousSibling, nextSibling} = mark;
  if (previousSibling instanceof Text) {
    previousSibling.data +=
      mark.textContent + (nextSibling instanceof Text ? nextSibling.data : '');
    if (nextSibling instanceof Text) {
      nextSibling.remove();
    }
    mark.remove();
  } else {
    mark.replaceWith(...mark.childNodes);
  }
}
