// Wraps the table of contents in a named landmark: beside a release post it stands outside `main`. Below it, always
// in sight, a link reports a problem with the section in view.
import {translate} from '@docusaurus/Translate';
import ReportLink from '@site/src/components/ReportLink';
import type TOCType from '@theme/TOC';
import TOC from '@theme-original/TOC';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

export default function TOCWrapper(props: ComponentProps<typeof TOCType>): ReactNode {
  const label = translate({
    id: 'theme.TOCCollapsible.toggleButtonLabel',
    message: 'On this page',
    description: 'The label used by the button on the collapsible TOC component',
  });
  return (
    <div className={styles.column}>
      <nav aria-label={label}>
        <TOC {...props} />
      </nav>
      <p className={styles.report}>
        <ReportLink />
      </p>
    </div>
  );
}
