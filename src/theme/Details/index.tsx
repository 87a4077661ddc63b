// Replaces the theme's box, whose closed content no browser finds: the element alone, which a search of the browser or
// a link to a section opens.
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {fold} from '@site/src/ui/fold';
import type {Props} from '@theme/Details';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function Details({summary, children, className, ...props}: Props): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return (
    // The summary inside takes the focus and its keys.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <details
      {...props}
      className={clsx(styles.box, className)}
      onClick={fold}
      // For the button that wraps lines, the theme measures code on mount and on `resize`; a closed box has no width.
      onToggle={() => window.dispatchEvent(new Event('resize'))}>
      {typeof summary === 'string' ? <summary>{summary}</summary> : summary}
      <div>
        <div className={styles.content}>{children}</div>
      </div>
    </details>
  );
}
