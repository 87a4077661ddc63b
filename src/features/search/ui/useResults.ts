import {useContextualSearchFilters} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useEffect, useLayoutEffect, useState} from 'react';
import {toLocale} from '../../../site/locales';
import type {Kind} from '../shared/kinds';
import {STALL_THRESHOLD} from '../shared/settings';
import type {SearchResult} from '../shared/types';
import {searcherOf} from '../browser/browserSearcher';

export interface Results {
  /** The last answer, shown until the next one is there. */
  readonly results: readonly SearchResult[];
  /** True while an answer is on its way. */
  readonly isBusy: boolean;
  /** True once it takes so long that the reader should be told (specification §4). */
  readonly isStalled: boolean;
  /** True when an index could not be fetched: some or all results are missing. */
  readonly isIncomplete: boolean;
  /** Fetches again what is missing, and searches again. */
  readonly retry: () => void;
}

interface Answer {
  readonly query: string;
  readonly kind: Kind | undefined;
  readonly results: readonly SearchResult[];
  readonly missing: readonly string[];
}

/**
 * Results for what is typed, in the language of the page. The index begins to load when this is first used; the
 * texts when the first results are there, so that these wait for nothing.
 */
export function useResults(query: string, kind: Kind | undefined): Results {
  const {siteConfig, i18n} = useDocusaurusContext();
  const searcher = searcherOf(siteConfig.baseUrl, toLocale(i18n.currentLocale));
  const tags = useContextualSearchFilters().tags.join();
  const [answer, setAnswer] = useState<Answer>();
  const [stalledQuery, setStalledQuery] = useState<string>();
  const [hasTexts, setHasTexts] = useState(false);
  const [retries, setRetries] = useState(0);
  const isTyped = query.trim() !== '';

  useEffect(() => {
    void searcher.load(tags.split(','));
  }, [searcher, tags]);

  // The question is sent with the key, not a frame later.
  useLayoutEffect(() => {
    if (!isTyped) {
      return;
    }
    let isOver = false;
    const stall = setTimeout(() => setStalledQuery(query), STALL_THRESHOLD);
    void searcher.search(tags.split(','), {input: query, kind}).then(({results, missing}) => {
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
  }, [searcher, tags, query, kind, isTyped, hasTexts, retries]);

  const isBusy = isTyped && (answer?.query !== query || answer.kind !== kind);
  return {
    results: isTyped ? (answer?.results ?? []) : [],
    isBusy,
    isStalled: isBusy && stalledQuery === query,
    isIncomplete: isTyped && answer !== undefined && answer.missing.length > 0,
    retry: () => {
      // What is said again is announced again.
      setAnswer(undefined);
      void searcher.loadAgain(answer?.missing ?? []).then(() => setRetries((count) => count + 1));
    },
  };
}
