// Replaces the search package's bar by a field whose dialog and index are fetched on first use.
import SearchField from '@site/src/components/SearchField';
import {useHighlight} from '@site/src/search/client/useHighlight';
import type {ReactNode} from 'react';

export default function SearchBar(): ReactNode {
  useHighlight();
  return <SearchField />;
}
