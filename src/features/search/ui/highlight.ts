import Mark from 'mark.js';
import type {Locale} from '../../../site/locales';
import {reveal} from '../../../ui/reveal';
import {wantedWords} from '../browser/wantedWords';

export const HIGHLIGHT_KEY = 'searchHighlight';

/** Data that a result passes to its page (specification §3). */
export interface HighlightState {
  readonly terms: readonly string[];
  readonly isDocsOrBlog: boolean;
}

/** Controls, links elsewhere and drawings, which marks would change. */
const EXCLUDED = [
  ...['button', 'button *', 'nav', 'nav *', '.hash-link', 'svg', 'svg *'],
  ...['script', 'style', 'mark'],
];

/**
 * Highlights words of the index on the page, found with its analyzer, and opens the box or tab that holds the first of
 * them in the section of the address.
 * @returns removes the marks
 */
export function highlight({terms, isDocsOrBlog}: HighlightState, locale: Locale): () => void {
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
  const [first] = [...marks.filter(isBelow), ...marks];
  if (first) {
    reveal(first);
  }
  return () => marks.reverse().forEach(unwrap);
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
