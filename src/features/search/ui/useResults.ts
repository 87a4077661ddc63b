import {useLocation} from '@docusaurus/router';
import {useContextualSearchFilters} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useEffect, useLayoutEffect, useState} from 'react';
import {toLocale} from '../../../site/locales';
import {kindOf, type Kind} from '../shared/kinds';
import {STALL_THRESHOLD} from '../shared/settings';
import type {SearchResult} from '../shared/types';
import {searcherOf} from '../browser/browserSearcher';

export interface Results {
  /** The last results, shown until the next ones. */
  readonly results: readonly SearchResult[];
  readonly isBusy: boolean;
  /** It takes so long that the reader is told (specification §4). */
  readonly isStalled: boolean;
  /** An index could not be fetched: some or all results are missing. */
  readonly isIncomplete: boolean;
  /** Fetches the missing indexes again and repeats the search. */
  readonly retry: () => void;
}

interface Answer {
  readonly query: string;
  readonly kind: Kind | undefined;
  readonly results: readonly SearchResult[];
  readonly missing: readonly string[];
}

/** Results for a query. The index is fetched on first use; the texts after the first results, which do not wait. */
export function useResults(query: string, kind: Kind | undefined): Results {
  const {siteConfig, i18n} = useDocusaurusContext();
  const searcher = searcherOf(siteConfig.baseUrl, toLocale(i18n.currentLocale));
  const tags = useContextualSearchFilters().tags.join();
  const from = kindOf(useLocation().pathname);
  const [answer, setAnswer] = useState<Answer>();
  const [stalledQuery, setStalledQuery] = useState<string>();
  const [hasTexts, setHasTexts] = useState(false);
  const [retries, setRetries] = useState(0);
  const isTyped = query.trim() !== '';

  useEffect(() => {
    void searcher.load(tags.split(','));
  }, [searcher, tags]);

  // A layout effect: the search starts with the key press, not a frame later.
  useLayoutEffect(() => {
    if (!isTyped) {
      return;
    }
    let isOver = false;
    const stall = setTimeout(() => setStalledQuery(query), STALL_THRESHOLD);
    void searcher.search(tags.split(','), {input: query, kind, from}).then(({results, missing}) => {
      clearTimeout(stall);
      if (!isOver) {
        setAnswer({query, kind, results, missing});
        setStalledQuery(undefined);
        if (results.length > 0) {
          void searcher.loadTexts(tags.split(',')).then(() => setHasTexts(true));
        }
      }
    });
    return () => {
      isOver = true;
      clearTimeout(stall);
    };
  }, [searcher, tags, query, kind, from, isTyped, hasTexts, retries]);

  const isBusy = isTyped && (answer?.query !== query || answer.kind !== kind);
  return {
    results: isTyped ? (answer?.results ?? []) : [],
    isBusy,
    isStalled: isBusy && stalledQuery === query,
    isIncomplete: isTyped && answer !== undefined && answer.missing.length > 0,
    retry: () => {
      // Cleared first, so that the same status is announced again.
      setAnswer(undefined);
      void searcher.loadAgain(answer?.missing ?? []).then(() => setRetries((count) => count + 1));
    },
  };
}
