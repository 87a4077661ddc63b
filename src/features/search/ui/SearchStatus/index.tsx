import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import HelpLink from '../../../../ui/HelpLink';
import styles from './styles.module.css';

interface Props {
  readonly query: string;
  /** A search is running; the previous results are still shown. */
  readonly isBusy: boolean;
  readonly count: number;
  readonly isIncomplete: boolean;
  readonly onRetry: () => void;
}

/** The number of results: visible when there is none, announced in any case; and a warning when some may be missing. */
export default function SearchStatus(props: Props): ReactNode {
  return (
    <>
      <Count {...props} />
      {props.isIncomplete && (
        <p role="alert" className={styles.failure}>
          {props.count === 0 ? (
            <Translate
              id="site.search.failed"
              description="Shown below 'No results.' when the search index could not be fetched">
              La recherche n’a pas pu être chargée.
            </Translate>
          ) : (
            <Translate
              id="site.search.partlyFailed"
              description="Shown above results when one of two search indexes could not be fetched">
              Une partie de la recherche n’a pas pu être chargée.
            </Translate>
          )}{' '}
          <button
            type="button"
            className="button button--secondary button--sm"
            onClick={props.onRetry}>
            <Translate id="site.loadFailure.retry">Réessayer</Translate>
          </button>
        </p>
      )}
    </>
  );
}

function Count({query, isBusy, count}: Props): ReactNode {
  const {selectMessage} = usePluralForm();
  const isAnswered = query.trim() !== '' && (!isBusy || count > 0);
  const isEmpty = isAnswered && count === 0;
  const status = (
    <p role="status" className={isEmpty ? styles.none : 'visually-hidden'}>
      {isAnswered &&
        (isEmpty
          ? translate({
              id: 'site.search.noResults',
              message: 'Aucun résultat.',
              description: 'Shown when nothing matches what the reader typed',
            })
          : selectMessage(
              count,
              translate(
                {
                  id: 'site.search.count',
                  message: 'Un résultat|{count} résultats',
                  description: 'Number of search results, read aloud',
                },
                {count},
              ),
            ))}
    </p>
  );
  return (
    <>
      {status}
      {isEmpty && (
        <p className={styles.help}>
          <HelpLink />
        </p>
      )}
    </>
  );
}
