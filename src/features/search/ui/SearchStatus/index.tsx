import Icon from '@site/src/ui/Icon';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import type {Answer} from '../../browser/engine';
import {nearestLabel, noResults} from '../SearchSuggestions/labels';
import styles from './styles.module.css';

interface Props {
  /** The answer to what is typed, if there is one. */
  readonly answer: Answer | undefined;
  readonly onRetry: () => void;
  /** Else the number is only read aloud, unless there is no result. */
  readonly isVisible?: boolean;
}

/** The number of results or how weak they are, announced; with "Retry" if there is none and an index is missing. */
export default function SearchStatus({answer, onRetry, isVisible}: Props): ReactNode {
  const countOf = useCount();
  const count = answer?.results.length;
  const isEmpty = count === 0;
  const isWeak = answer?.results[0]?.isWeak === true;
  return (
    <>
      <p
        role="status"
        className={isEmpty || isWeak || isVisible ? styles.status : 'visually-hidden'}>
        {isEmpty && <Icon className={styles.icon} name="compass" />}
        <span>
          {isEmpty
            ? noResults()
            : isWeak
              ? translate({
                  id: 'site.search.perhaps',
                  message: 'Aucune réponse sûre. Peut-être\u00A0:',
                  description: 'Above search results that match little of what was typed',
                })
              : count !== undefined && countOf(count)}
        </span>
        {answer && answer.nearest.length > 0 && (
          <span className="visually-hidden">
            {` ${nearestLabel()} ${answer.nearest.join(', ')}`}
          </span>
        )}
      </p>
      {isEmpty && answer && answer.missing.length > 0 && (
        <p className={styles.status}>
          <button type="button" className="button button--secondary button--sm" onClick={onRetry}>
            <Translate id="site.loadFailure.retry">Réessayer</Translate>
          </button>
        </p>
      )}
    </>
  );
}

/** Says how many results there are. */
export function useCount(): (count: number) => string {
  const {selectMessage} = usePluralForm();
  return (count) =>
    selectMessage(
      count,
      translate(
        {
          id: 'site.search.count',
          message: 'Un résultat|{count} résultats',
          description: 'Number of search results',
        },
        {count},
      ),
    );
}
