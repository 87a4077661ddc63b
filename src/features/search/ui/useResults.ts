import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useLayoutEffect, useState} from 'react';
import {toLocale} from '../../../site/locales';
import {kindOf, type Kind} from '../../../site/kinds';
import {STALL_THRESHOLD} from '../shared/settings';
import type {Answer} from '../browser/engine';
import {searcherOf} from '../browser/browserSearcher';

export interface Results {
  /** The last answer, shown until the next one; before anything is typed, the first sections of the help page. */
  readonly answer: Answered | undefined;
  /** None before anything is typed. */
  readonly results: Answer['results'];
  /** The answer is to an earlier query, or there is none yet. */
  readonly isBusy: boolean;
  /** It takes so long that the reader is told (specification §4). */
  readonly isStalled: boolean;
  /** Fetches the missing indexes again and repeats the search. */
  readonly retry: () => void;
}

export interface Answered extends Answer {
  readonly query: string;
  readonly kind: Kind | undefined;
}

export const isBlank = (query: string): boolean => query.trim() === '';

/** Results for a query. The index is fetched on first use; the texts after the first results, which do not wait. */
export function useResults(query: string, kind: Kind | undefined): Results {
  const {siteConfig, i18n} = useDocusaurusContext();
  const searcher = searcherOf(siteConfig.baseUrl, toLocale(i18n.currentLocale));
  const from = kindOf(useLocation().pathname);
  const [answer, setAnswer] = useState<Answered>();
  const [stalledQuery, setStalledQuery] = useState<string>();
  const [hasTexts, setHasTexts] = useState(false);
  const [retries, setRetries] = useState(0);

  // A layout effect: the search starts with the key press, not a frame later.
  useLayoutEffect(() => {
    let isOver = false;
    const stall = setTimeout(() => setStalledQuery(query), STALL_THRESHOLD);
    void searcher.search({input: query, kind, from}).then((found) => {
      clearTimeout(stall);
      if (!isOver) {
        setAnswer({...found, query, kind});
        setStalledQuery(undefined);
        if (!isBlank(query) && found.results.length > 0) {
          void searcher.loadTexts().then(() => setHasTexts(true));
        }
      }
    });
    return () => {
      isOver = true;
      clearTimeout(stall);
    };
  }, [searcher, query, kind, from, hasTexts, retries]);

  const isBusy = answer?.query !== query || answer.kind !== kind;
  const shown = answer && isBlank(answer.query) === isBlank(query) ? answer : undefined;
  return {
    answer: shown,
    results: isBlank(query) ? [] : (shown?.results ?? []),
    isBusy,
    isStalled: isBusy && !isBlank(query) && stalledQuery === query,
    retry: () => {
      // Cleared first, so that the same status is announced again.
      setAnswer(undefined);
      void searcher.loadAgain(answer?.missing ?? []).then(() => setRetries((count) => count + 1));
    },
  };
}
