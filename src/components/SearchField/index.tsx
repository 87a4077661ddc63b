import {translate} from '@docusaurus/Translate';
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import type {SearchDialogProps} from '../SearchDialog';
import {searchLabel} from './searchLabel';
import styles from './styles.module.css';

/**
 * The field in the navbar, on every page and therefore small: all it does is fetch the dialog, and with it the
 * index, when the reader shows that they want to search, and hand over what they typed meanwhile.
 */
export default function SearchField(): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();
  const [isOpen, setOpen] = useState(false);

  const prepare = (): void => {
    import('../SearchDialog')
      .then((module) => setDialog(() => module.default))
      .catch(() => console.warn('The search could not be loaded.'));
  };
  const open = useCallback(() => {
    prepare();
    setOpen(true);
  }, []);
  /** What an input method is still composing would be lost on the way to the dialog. */
  const openWhenComposed = (event: SyntheticEvent<unknown, InputEvent | KeyboardEvent>): void => {
    if (!event.nativeEvent.isComposing) {
      // Else the rest of an Enter would reach the dialog's field, and send what it still holds.
      event.preventDefault();
      open();
    }
  };

  useEffect(() => {
    const handleShortcut = (event: KeyboardEvent): void => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        open();
      }
    };
    document.addEventListener('keydown', handleShortcut);
    return () => document.removeEventListener('keydown', handleShortcut);
  }, [open]);

  const label = searchLabel();
  return (
    <div className={styles.field} role="search" onMouseEnter={prepare} onFocus={prepare}>
      <button
        type="button"
        className={styles.button}
        aria-label={translate({
          id: 'site.search.open',
          message: 'Rechercher',
          description: 'Button in the navbar that opens the search',
        })}
        onClick={open}
      />
      <input
        ref={field}
        type="search"
        className="navbar__search-input"
        // While the dialog is open there is one field with this placeholder: its own.
        placeholder={isOpen && Dialog ? undefined : label}
        aria-label={label}
        maxLength={512}
        onClick={open}
        onInput={openWhenComposed}
        onCompositionEnd={open}
        onKeyDown={(event) => event.key === 'Enter' && openWhenComposed(event)}
      />
      {Dialog && <Dialog field={field} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </div>
  );
}
