import {useId, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** One of the drawn screens; the page gets its drawing while building (src/features/screens/build/remark.ts). */
  readonly id: string;
  readonly title?: string;
  readonly description?: string;
  readonly caption?: string;
  /** One SVG a line. */
  readonly panels?: string;
}

/** A drawn screen with its caption; what it shows is said in words to those who do not see it, and on paper. */
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
