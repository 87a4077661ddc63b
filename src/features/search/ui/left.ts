import {useHistory} from '@docusaurus/router';
import type {MouseEvent} from 'react';
import type {Kind} from '../../../site/kinds';
import type {SearchResult} from '../shared/types';
import {HIGHLIGHT_KEY, type HighlightState} from './highlight';
import type {Target} from './SearchSuggestions/useSuggestions';

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

/**
 * What a click on one of the search's links does: it tries another query, or leaves the search. A result's words to
 * highlight travel in the navigation state, never in the address (specification §2). Where the browser opens a tab or
 * window, nothing.
 */
export function useFollow(
  place: Place,
  left: Omit<Left, 'index'>,
  tryQuery: (query: string) => void,
  onLeave?: () => void,
): (event: MouseEvent, to: Target, index: number, result?: SearchResult) => void {
  const history = useHistory();
  return (event, {href, query}, index, result) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0) {
      return;
    }
    event.preventDefault();
    if (query !== undefined) {
      tryQuery(query);
      return;
    }
    keep(place, {...left, index});
    const highlight: HighlightState | undefined = result && {
      terms: result.terms,
      isDocsOrBlog: result.document.type !== 'page',
      excerpt: result.excerpt,
    };
    history.push(href, {[HIGHLIGHT_KEY]: highlight});
    onLeave?.();
  };
}
