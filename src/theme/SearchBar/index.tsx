// Replaces the search package's bar by a field whose dialog and index are fetched on first use.
import {useLocation} from '@docusaurus/router';
import SearchField from '@site/src/features/search/ui/SearchField';
import type {HighlightState} from '@site/src/features/search/ui/highlight';
import {useEffect, type ReactNode} from 'react';

export default function SearchBar(): ReactNode {
  const {state} = useLocation<
    {readonly searchHighlight?: HighlightState; readonly searchDialog?: unknown} | undefined
  >();
  const wanted = state?.searchHighlight;
  useEffect(() => {
    if (wanted) {
      void import('@site/src/features/search/ui/showHighlight')
        .then((module) => module.showHighlight(wanted))
        // Highlighting is optional: without it the page is still the result.
        .catch(console.warn);
    }
  }, [wanted]);
  return <SearchField left={state?.searchDialog} />;
}
