import {useHistory} from '@docusaurus/router';
import {useCallback, type MouseEvent} from 'react';
import type {Kind} from '../../../site/kinds';
import type {SearchResult} from '../shared/types';
import {HIGHLIGHT_KEY, type HighlightState} from './highlight';

/** What Back restores of the search that a reader has left through one of its links. */
export interface Left {
  readonly query: string;
  readonly kind: Kind | undefined;
  /** Number of the link. */
  readonly index: number;
}

/** Keys of the two places in the state of an entry of the history; `SearchBar` knows the first, too. */
export type Place = 'searchDialog' | 'searchPage';

interface Entry {
  readonly state?: Readonly<Record<string, unknown>>;
}

const entryNow = (): Entry | null => window.history.state as Entry | null;

/** What the current entry keeps. */
export function leftOf(place: Place): Left | undefined {
  return entryNow()?.state?.[place] as Left | undefined;
}

/** Changes the router's state of the current entry, without the router, which would scroll; `undefined` removes a key. */
export function keep(key: string, value?: Left): void {
  const entry = entryNow();
  const state = Object.entries({...entry?.state, [key]: value}).filter(([, kept]) => kept);
  window.history.replaceState({...entry, state: Object.fromEntries(state)}, '');
}

/** The browser is asked for nothing but to follow the link here. */
export function isPlain({ctrlKey, metaKey, shiftKey, altKey, button}: MouseEvent): boolean {
  return !(ctrlKey || metaKey || shiftKey || altKey) && button === 0;
}

/**
 * A click handler that leaves the search through a link. A result's words to highlight travel in the navigation state,
 * never in the address (specification §2).
 * @returns true when the page is left, false when the browser opens a tab or window
 */
export function useLeave(
  place: Place,
): (event: MouseEvent, route: string, left: Left, result?: SearchResult) => boolean {
  const history = useHistory();
  return useCallback(
    (event, route, left, result) => {
      if (!isPlain(event)) {
        return false;
      }
      event.preventDefault();
      keep(place, left);
      const highlight: HighlightState | undefined = result && {
        terms: result.terms,
        isDocsOrBlog: result.document.type !== 'page',
        excerpt: result.excerpt,
      };
      history.push(route, {[HIGHLIGHT_KEY]: highlight});
      return true;
    },
    [history, place],
  );
}
