import {useHistory} from '@docusaurus/router';
import {useCallback} from 'react';
import type {SearchResult} from '../shared/types';
import {HIGHLIGHT_KEY, type HighlightState} from './highlight';

/** Goes to a result; its words travel in the navigation state, never in the address (specification §2). */
export function useOpenResult(): (result: SearchResult) => void {
  const history = useHistory();
  return useCallback(
    ({document: {sectionRoute, type}, terms}) => {
      const highlight: HighlightState = {terms, isDocsOrBlog: type !== 'page'};
      history.push(sectionRoute, {[HIGHLIGHT_KEY]: highlight});
    },
    [history],
  );
}
