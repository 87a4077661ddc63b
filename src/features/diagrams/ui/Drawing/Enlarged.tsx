import type {ReactNode} from 'react';
import Dialog, {CloseButton} from '../../../../ui/Dialog';
import styles from './styles.module.css';

interface Props {
  readonly label: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** A drawing in a dialog at a readable size; larger than the screen, it can be panned. */
export default function Enlarged({label, children, onClose}: Props): ReactNode {
  return (
    <Dialog className={styles.dialog} aria-label={label} isLeftByClick onClose={onClose}>
      {/* Focusable, so that the arrow keys scroll it. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.large} tabIndex={0} role="group" aria-label={label}>
        {children}
      </div>
      <div className={styles.bar}>
        <span>{label}</span>
        <CloseButton className="button--secondary" />
      </div>
    </Dialog>
  );
}
