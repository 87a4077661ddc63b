// Wraps the table of contents in a named landmark: beside a release post it is outside `main`.
import {tocLabel} from '@site/src/ui/tocLabel';
import type TOCType from '@theme/TOC';
import TOC from '@theme-original/TOC';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

export default function TOCWrapper(props: ComponentProps<typeof TOCType>): ReactNode {
  return (
    <nav aria-label={tocLabel()} className={styles.column}>
      <TOC {...props} />
    </nav>
  );
}
