import {useContextualSearchFilters} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useEffect, useMemo} from 'react';
import {toLocale} from '../../site/locales';
import type {SearchResult} from '../shared/types';
import {searcherOf} from './browserSearcher';
import type {SearchRequest} from './query';

/** Searches in the language of the page; the index begins to load when this is first used. */
export function useSearcher(): (request: SearchRequest) => Promise<readonly SearchResult[]> {
  const {siteConfig, i18n} = useDocusaurusContext();
  const locale = toLocale(i18n.currentLocale);
  const searcher = searcherOf(siteConfig.baseUrl, locale);
  const tags = useContextualSearchFilters().tags.join();
  useEffect(() => {
    void searcher.load(tags.split(','));
  }, [searcher, tags]);
  return useMemo(() => (request) => searcher.search(tags.split(','), request), [searcher, tags]);
}
