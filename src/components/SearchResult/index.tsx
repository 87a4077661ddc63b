import {kindOf} from '@site/src/search/shared/kinds';
import type {SearchDocument} from '@site/src/search/shared/types';
import type {ReactNode} from 'react';
import {kindLabel} from '../SearchKinds/kindLabel';
import styles from './styles.module.css';

interface Props {
  readonly document: SearchDocument;
}

/** What tells one result from another: its section, the way to it, and what it is about. */
export default function SearchResult({document}: Props): ReactNode {
  const {sectionRoute, sectionTitle, pageTitle, breadcrumb = []} = document;
  const kind = kindOf(sectionRoute);
  const badge = kind && kindLabel(kind);
  const categories = breadcrumb[0] === badge ? breadcrumb.slice(1) : breadcrumb;
  const path = [...categories, ...(pageTitle === sectionTitle ? [] : [pageTitle])];
  return (
    <span className={styles.result}>
      <span className={styles.title}>{sectionTitle}</span>
      {path.length > 0 && <span className={styles.path}>{path.join(' › ')}</span>}
      {badge && <span className={styles.kind}>{badge}</span>}
    </span>
  );
}
