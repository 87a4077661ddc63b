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

/** Characters on both sides of the first mark of an excerpt, by which its place on the page is known. */
const AROUND = 10;

/** Elements whose text an excerpt quotes. */
const BLOCKS = 'p, li, tr, pre, summary, figcaption, div';

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

/** The mark whose surroundings read as those of the first one in an excerpt. */
function markOf(excerpt: readonly ExcerptPart[], marks: readonly Element[]): Element | undefined {
  const at = excerpt.findIndex(({isMarked}) => isMarked);
  const [before = '', word = '', after = ''] = [at - 1, at, at + 1].map(
    (index) => excerpt[index]?.text,
  );
  const around = lettersOf(before.slice(-AROUND) + word + after.slice(0, AROUND));
  return at < 0
    ? undefined
    : marks.find((mark) => lettersOf(mark.closest(BLOCKS)?.textContent ?? '').includes(around));
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
