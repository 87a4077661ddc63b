import Mark from 'mark.js';
import type {Locale} from '../../../site/locales';
import {reveal} from '../../../ui/reveal';
import {wantedWords} from '../browser/wantedWords';
import type {ExcerptPart} from '../shared/types';

export const HIGHLIGHT_KEY = 'searchHighlight';

/** Data that a result passes to its page (specification §3). */
export interface HighlightState {
  readonly terms: readonly string[];
  readonly isDocsOrBlog: boolean;
  /** The sentence that the reader has chosen. */
  readonly excerpt?: readonly ExcerptPart[] | undefined;
}

/** Letters from the first mark of an excerpt on, by which its place on the page is known. */
const KNOWN = 40;

/** Elements whose text an excerpt quotes, each alone. */
const BLOCKS = 'p, li, tr, pre, summary, figcaption, h1, h2, h3, h4, div';

/** Controls, links elsewhere and drawings, which marks would change. */
const EXCLUDED = [
  ...['button', 'button *', 'nav', 'nav *', '.hash-link', 'svg', 'svg *'],
  ...['script', 'style', 'mark'],
];

/**
 * Highlights words of the index on the page, found with its analyzer, and opens the box or tab with the excerpt of the
 * result, else with the first word in the section of the address.
 * @returns removes the marks
 */
export function highlight(
  {terms, isDocsOrBlog, excerpt = []}: HighlightState,
  locale: Locale,
): () => void {
  const container =
    document.querySelector<HTMLElement>(isDocsOrBlog ? 'article' : 'main') ??
    document.querySelector<HTMLElement>('main');
  if (!container || terms.length === 0) {
    return () => undefined;
  }
  const {pattern, wantedIn} = wantedWords(terms, locale);
  const marks: Element[] = [];
  new Mark(container).markRegExp(pattern, {
    exclude: EXCLUDED,
    filter: (_node, text) => wantedIn(text).length > 0,
    each: (mark) => marks.push(mark),
  });
  const section = document.getElementById(window.location.hash.slice(1));
  // In the text below the heading: what is inside the heading follows and is contained.
  const isBelow = (mark: Element): boolean =>
    section?.compareDocumentPosition(mark) === Node.DOCUMENT_POSITION_FOLLOWING;
  const inSection = marks.filter(isBelow);
  const found = markOf(excerpt, inSection) ?? inSection[0] ?? marks[0];
  if (found) {
    reveal(found);
  }
  return () => marks.reverse().forEach(unwrap);
}

/** The first mark of the block that reads most like an excerpt from its first mark on. */
function markOf(excerpt: readonly ExcerptPart[], marks: readonly Element[]): Element | undefined {
  const at = excerpt.findIndex(({isMarked}) => isMarked);
  if (at < 0) {
    return undefined;
  }
  const [word = '', ...rest] = excerpt.slice(at).map(({text}) => lettersOf(text));
  const wanted = [word, ...rest].join('').slice(0, KNOWN);
  let best = {mark: undefined as Element | undefined, length: Math.max(word.length, 1) - 1};
  for (const mark of marks) {
    const block = lettersOf(mark.closest(BLOCKS)?.textContent ?? '');
    let {length} = wanted;
    while (length > best.length && !block.includes(wanted.slice(0, length))) {
      length -= 1;
    }
    if (length > best.length) {
      best = {mark, length};
    }
  }
  return best.mark;
}

/** The index separates cells and joins lines in its own way. */
function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Restores the text node that a mark was cut from: mark.js would merge it into a new one, unknown to React. */
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
