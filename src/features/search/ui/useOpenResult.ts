import {useHistory} from '@docusaurus/router';
import {useCallback, type MouseEvent} from 'react';
import type {SearchResult} from '../shared/types';
import {HIGHLIGHT_KEY, type HighlightState} from './highlight';

/**
 * A click handler that passes a result's words in the navigation state, never in the address (specification §2).
 * @returns true when the page is left, false when the browser opens a tab or window
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
