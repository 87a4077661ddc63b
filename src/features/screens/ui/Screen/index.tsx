import {useId, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** The build replaces it by the drawing (src/features/screens/build/remark.ts). */
  readonly id: string;
  readonly title?: string;
  readonly description?: string;
  readonly caption?: string;
  /** One SVG per line. */
  readonly panels?: string;
}

/** A drawn screen with its caption, and a description for screen readers and paper. */
export default function Screen({title, description, caption, panels = ''}: Props): ReactNode {
  const descriptionId = useId();
  return (
    // The attribute keeps the drawing out of the search (src/config/search.ts).
    <figure className={styles.screen} data-screen>
      <div className={styles.panels} role="img" aria-label={title} aria-describedby={descriptionId}>
        {panels.split('\n').map((svg) => (
          <div key={svg} className={styles.panel} dangerouslySetInnerHTML={{__html: svg}} />
        ))}
      </div>
      <figcaption className={styles.caption}>{caption}</figcaption>
      <p id={descriptionId} className={styles.description}>
        {description}
      </p>
    </figure>
  );
}
