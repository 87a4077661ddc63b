import {useHistory} from '@docusaurus/router';
import {useCallback, type MouseEvent} from 'react';
import type {SearchResult} from '../shared/types';
import {HIGHLIGHT_KEY, type HighlightState} from './highlight';

/**
 * Follows the link of a result: its words travel in the navigation state, never in the address (specification §2).
 * Clicks for a new tab or window are left to the browser.
 *
 * @returns a click handler; true when the page is left
 */
export function useOpenResult(): (event: MouseEvent, result: SearchResult) => boolean {
  const history = useHistory();
  return useCallback(
    (event, {document: {sectionRoute, type}, terms}) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0) {
        return false;
      }
      event.preventDefault();
      const highlight: HighlightState = {terms, isDocsOrBlog: type !== 'page'};
      history.push(sectionRoute, {[HIGHLIGHT_KEY]: highlight});
      return true;
    },
    [history],
  );
}
