import Translate from '@docusaurus/Translate';
import {useEffect, useRef, type MouseEvent, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** What the drawing shows. */
  readonly label: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** A drawing over the page, at a size at which it can be read; what is larger than the screen is panned. */
export default function Enlarged({label, children, onClose}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => dialog.current?.showModal(), []);

  function handleClick(event: MouseEvent) {
    // What lies around the dialog is its own backdrop.
    if (event.target === dialog.current) {
      dialog.current.close();
    }
  }

  return (
    // Escape and the button do the same for the keyboard.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={label}
      onClick={handleClick}
      onClose={onClose}>
      {/* A region that scrolls takes the focus, so that the arrow keys move it. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.large} tabIndex={0} role="group" aria-label={label}>
        {children}
      </div>
      <form method="dialog" className={styles.bar}>
        <button className="button button--secondary button--sm">
          <Translate id="site.space.close" description="Button that closes the dialog">
            Fermer
          </Translate>
        </button>
      </form>
    </dialog>
  );
}
