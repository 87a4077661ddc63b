import {translate} from '@docusaurus/Translate';
import {MAX_INPUT_LENGTH} from '@site/src/features/search/shared/settings';
import clsx from 'clsx';
import {useCallback, useEffect, useRef, useState, type ReactNode, type SyntheticEvent} from 'react';
import {LoadError, useLazyDialog} from '../../../../ui/LazyDialog';
import {loadingLabel, searchLabel} from './searchLabel';
import styles from './styles.module.css';

const load = () => import('../SearchDialog');

interface Props {
  /** What Back returns to: the dialog opens with it. */
  readonly left: unknown;
}

/**
 * The field in the navbar, small since on every page: fetches dialog and index on use, and hands over what was typed.
 */
export default function SearchField({left}: Props): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const {Dialog, hasFailed, prepare, fetch, retry} = useLazyDialog(load);
  const [isOpen, setOpen] = useState(false);
  const [seen, setSeen] = useState<unknown>();

  // On the way back it opens; on the way back from there it closes.
  if (left !== seen) {
    setSeen(left);
    setOpen(Boolean(left));
  }
  useEffect(() => {
    if (isOpen) {
      fetch();
    }
  }, [isOpen, fetch]);

  const open = (): void => setOpen(true);
  const close = (): void => setOpen(false);
  const takeTyped = useCallback(() => {
    const typed = field.current?.value ?? '';
    if (field.current) {
      field.current.value = '';
    }
    return typed;
  }, []);
  /** Text that an input method is still composing would be lost in the dialog. */
  const openWhenComposed = (event: SyntheticEvent<unknown, InputEvent | KeyboardEvent>): void => {
    if (!event.nativeEvent.isComposing) {
      // Else the Enter key would reach the dialog's field and submit it.
      event.preventDefault();
      open();
    }
  };

  useEffect(() => {
    const handleShortcut = (event: KeyboardEvent): void => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        setOpen(true);
        if (!Dialog) {
          // Takes the letters that are typed before the dialog is there.
          field.current?.focus();
        }
      }
    };
    document.addEventListener('keydown', handleShortcut);
    return () => document.removeEventListener('keydown', handleShortcut);
  }, [Dialog]);

  const isBusy = isOpen && !Dialog && !hasFailed;
  const label = searchLabel();
  return (
    <>
      <div
        className={`scripted ${styles.field}`}
        role="search"
        aria-busy={isBusy}
        onMouseEnter={prepare}
        onFocus={prepare}>
        <span role="status" className="visually-hidden">
          {isBusy && loadingLabel()}
        </span>
        <button
          type="button"
          className={clsx('clean-btn magnifier', styles.button)}
          aria-label={translate({
            id: 'site.search.open',
            message: 'Rechercher',
            description: 'Button',
          })}
          onClick={open}>
          <span className={clsx('spinner', styles.spinner)} />
        </button>
        <input
          ref={field}
          type="search"
          className="navbar__search-input"
          // While the dialog is open, only its own field has the placeholder.
          placeholder={isOpen && Dialog ? undefined : label}
          aria-label={label}
          maxLength={MAX_INPUT_LENGTH}
          onClick={open}
          onInput={openWhenComposed}
          onCompositionEnd={open}
          onKeyDown={(event) => event.key === 'Enter' && openWhenComposed(event)}
        />
        {Dialog && <Dialog takeTyped={takeTyped} isOpen={isOpen} onClose={close} />}
      </div>
      {!Dialog && isOpen && hasFailed && <LoadError onRetry={retry} onClose={close} />}
    </>
  );
}
