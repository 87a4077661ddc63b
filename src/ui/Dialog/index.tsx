import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import {useLayoutEffect, useRef, type ComponentProps, type ReactNode, type RefObject} from 'react';
import styles from './styles.module.css';

interface DialogProps extends Omit<ComponentProps<'dialog'>, 'open' | 'ref'> {
  readonly ref?: RefObject<HTMLDialogElement | null>;
  /** Without it, the dialog is open as long as it is there. */
  readonly isOpen?: boolean;
  /** A click beside it closes it. */
  readonly isLeftByClick?: boolean;
  /** It has closed, or the reader has clicked beside it. */
  readonly onClose: () => void;
}

/**
 * The frame of every dialog: a native one over the page, which keeps the focus inside and gives it back. Named by
 * `aria-label` or `aria-labelledby`.
 */
export default function Dialog({
  ref,
  isOpen = true,
  isLeftByClick = false,
  onClose,
  className,
  ...props
}: DialogProps): ReactNode {
  const own = useRef<HTMLDialogElement>(null);
  const dialog = ref ?? own;

  // Before anything else can happen: the event of a dialog that closes must not come after it is to open again.
  useLayoutEffect(() => {
    if (isOpen) {
      dialog.current?.showModal();
    } else {
      dialog.current?.close();
    }
  }, [dialog, isOpen]);

  return (
    // Escape and a button do the same for the keyboard.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      {...props}
      ref={dialog}
      className={clsx(styles.dialog, className)}
      // What lies around the dialog is its own backdrop.
      onClick={({target}) => isLeftByClick && target === dialog.current && dialog.current.close()}
      // The event comes late: it may have been opened again.
      onClose={() => !dialog.current?.open && onClose()}
    />
  );
}

/** The buttons of a dialog, in a row. */
export function Buttons({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.buttons}>{children}</div>;
}

/** The button that closes the dialog it stands in. */
export function CloseButton({className}: {readonly className: string}): ReactNode {
  return (
    <button
      type="button"
      className={clsx('button', className)}
      onClick={({currentTarget}) => currentTarget.closest('dialog')?.close()}>
      <Translate id="site.dialog.close" description="Button that closes a dialog">
        Fermer
      </Translate>
    </button>
  );
}
