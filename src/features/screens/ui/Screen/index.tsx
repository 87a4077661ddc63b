import {useId, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** The build replaces it by the drawing (src/features/screens/node/remark.ts). */
  readonly id: string;
  readonly title?: string;
  readonly description?: string;
  readonly caption?: string;
  /** What the numbers in the drawing mean, one per line. */
  readonly notes?: string;
  /** HTML. */
  readonly panels?: string;
}

/**
 * A drawn screen with its caption, the meaning of its numbers, and a description for screen readers. A
 * number and its line are lit together, under the pointer and with the focus: hence the tab stop.
 */
export default function Screen({title, description, caption, notes, panels}: Props): ReactNode {
  const descriptionId = useId();
  return (
    // The attribute keeps the drawing out of the search (src/config/search.ts).
    <figure className={styles.screen} data-screen>
      <div
        className={styles.panels}
        role="img"
        aria-label={title}
        aria-describedby={descriptionId}
        dangerouslySetInnerHTML={{__html: panels ?? ''}}
      />
      {caption && (
        <figcaption className={`quiet ${styles.caption}`}>
          <span>{caption}</span>
          {notes && (
            <ol className={styles.notes}>
              {notes.split('\n').map((note, index) => (
                // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
                <li key={note} className={`n${index + 1}`} tabIndex={0}>
                  {note}
                </li>
              ))}
            </ol>
          )}
        </figcaption>
      )}
      <p id={descriptionId} className="visually-hidden">
        {description}
      </p>
    </figure>
  );
}
