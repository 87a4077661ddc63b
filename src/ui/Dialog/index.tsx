import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import {useLayoutEffect, useRef, type ComponentProps, type ReactNode, type RefObject} from 'react';
import styles from './styles.module.css';

interface DialogProps extends Omit<ComponentProps<'dialog'>, 'open' | 'ref'> {
  readonly ref?: RefObject<HTMLDialogElement | null>;
  /** Omitted: the dialog is open while mounted. */
  readonly isOpen?: boolean;
  readonly isLeftByClick?: boolean;
  /** Called when it has closed or the reader has clicked beside it. */
  readonly onClose: () => void;
}

/** A native modal dialog: traps the focus and restores it. Named by `aria-label` or `aria-labelledby`. */
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

  // A layout effect: the `close` event must not arrive after the dialog is to open again.
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
      // Outside its content, the dialog element is its own backdrop.
      onClick={({target}) => isLeftByClick && target === dialog.current && dialog.current.close()}
      // The event is asynchronous: the dialog may be open again.
      onClose={() => !dialog.current?.open && onClose()}
    />
  );
}

export function Buttons({children}: {readonly children: ReactNode}): ReactNode {
  return <div className="buttons">{children}</div>;
}

export function CloseButton({className}: {readonly className: string}): ReactNode {
  return (
    <button
      type="button"
      className={clsx('button', className)}
      onClick={({currentTarget}) => currentTarget.closest('dialog')?.close()}>
      <Translate id="site.dialog.close" description="Button">
        Fermer
      </Translate>
    </button>
  );
}
