import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly query: string;
  /** True while an answer is on its way: the last one is still shown. */
  readonly isBusy: boolean;
  readonly count: number;
}

/** How many results there are: seen when there is none, heard in any case. */
export default function SearchStatus({query, isBusy, count}: Props): ReactNode {
  const {selectMessage} = usePluralForm();
  const isAnswered = query.trim() !== '' && (!isBusy || count > 0);
  return (
    <p role="status" className={isAnswered && count === 0 ? styles.none : 'visually-hidden'}>
      {isAnswered &&
        (count === 0
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
}
