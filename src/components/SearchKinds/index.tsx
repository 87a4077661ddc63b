import {translate} from '@docusaurus/Translate';
import {KINDS, type Kind} from '@site/src/search/shared/kinds';
import type {ReactNode} from 'react';
import {kindLabel} from './kindLabel';
import styles from './styles.module.css';

interface Props {
  readonly chosen: Kind | undefined;
  readonly onChoose: (kind: Kind | undefined) => void;
}

/** Narrows the results to one manual or one history. */
export default function SearchKinds({chosen, onChoose}: Props): ReactNode {
  return (
    <div
      className={styles.kinds}
      role="group"
      aria-label={translate({
        id: 'site.search.filter',
        message: 'Filtrer les résultats',
        description: 'Label of the buttons that narrow search results to a kind',
      })}>
      {[undefined, ...KINDS].map((kind) => (
        <button
          key={kind ?? 'all'}
          type="button"
          className={styles.kind}
          aria-pressed={kind === chosen}
          onClick={() => onChoose(kind)}>
          {kind
            ? kindLabel(kind)
            : translate({
                id: 'site.search.filter.all',
                message: 'Tout',
                description: 'Button that shows search results of every kind',
              })}
        </button>
      ))}
    </div>
  );
}
