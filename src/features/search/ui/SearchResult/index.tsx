import {kindOf} from '@site/src/site/kinds';
import type {SearchResult as Result} from '@site/src/features/search/shared/types';
import type {ReactNode} from 'react';
import {kindLabel} from '../SearchKinds/kindLabel';
import styles from './styles.module.css';

interface Props {
  readonly result: Result;
}

export default function SearchResult({result: {document, excerpt = []}}: Props): ReactNode {
  const {sectionRoute, sectionTitle, pageTitle, breadcrumb = []} = document;
  const kind = kindOf(sectionRoute);
  const badge = kind && kindLabel(kind);
  const categories = breadcrumb[0] === badge ? breadcrumb.slice(1) : breadcrumb;
  const path = [...categories, ...(pageTitle === sectionTitle ? [] : [pageTitle])];
  return (
    <span className={styles.result}>
      <span className={styles.title}>{sectionTitle}</span>
      {path.length > 0 && <span className={`quiet ${styles.path}`}>{path.join(' › ')}</span>}
      {badge && <span className={`pill quiet ${styles.kind}`}>{badge}</span>}
      {excerpt.length > 0 && (
        <span className={styles.excerpt}>
          {excerpt.map(({text, isMarked}, index) =>
            isMarked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
          )}
        </span>
      )}
    </span>
  );
}
