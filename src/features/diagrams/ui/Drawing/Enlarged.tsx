import type {ReactNode} from 'react';
import Dialog, {CloseButton} from '../../../../ui/Dialog';
import styles from './styles.module.css';

interface Props {
  /** What the drawing shows. */
  readonly label: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** A drawing over the page, at a size at which it can be read; what is larger than the screen is panned. */
export default function Enlarged({label, children, onClose}: Props): ReactNode {
  return (
    <Dialog className={styles.dialog} aria-label={label} isLeftByClick onClose={onClose}>
      {/* A region that scrolls takes the focus, so that the arrow keys move it. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.large} tabIndex={0} role="group" aria-label={label}>
        {children}
      </div>
      <div className={styles.bar}>
        <CloseButton className="button--secondary button--sm" />
      </div>
    </Dialog>
  );
}
