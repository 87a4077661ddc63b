import {translate} from '@docusaurus/Translate';
import {MAX_INPUT_LENGTH} from '@site/src/search/shared/settings';
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
} from 'react';
import type {SearchDialogProps} from '../SearchDialog';
import styles from './styles.module.css';

/**
 * The field in the navbar. It is there before any code; the dialog that does the work is fetched, with the index,
 * when the reader shows that they want to search.
 */
export default function SearchField(): ReactNode {
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const isComposing = useRef(false);

  const prepare = useCallback(() => {
    import('../SearchDialog')
      .then((module) => setDialog(() => module.default))
      .catch(() => console.warn('The search could not be loaded.'));
  }, []);
  const open = useCallback(() => {
    prepare();
    setOpen(true);
  }, [prepare]);
  const close = useCallback(() => {
    setOpen(false);
    setText('');
  }, []);

  useEffect(() => {
    function handleShortcut(event: KeyboardEvent): void {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        open();
      }
    }
    document.addEventListener('keydown', handleShortcut);
    return () => document.removeEventListener('keydown', handleShortcut);
  }, [open]);

  function handleInput(value: string): void {
    setText(value);
    // What an input method is still composing would be lost on the way to the dialog.
    if (!isComposing.current) {
      open();
    }
  }

  function handleKey({key}: ReactKeyboardEvent): void {
    if ((key === 'Enter' || key === 'ArrowDown') && !isComposing.current) {
      open();
    }
  }

  const placeholder = translate({
    id: 'site.search.placeholder',
    message: 'Rechercher…',
    description: 'Placeholder and label of the search field',
  });
  return (
    <div className={styles.field} role="search" onMouseEnter={prepare} onFocus={prepare}>
      <button type="button" className={styles.button} onClick={open}>
        <span className={styles.label}>
          {translate({
            id: 'site.search.open',
            message: 'Rechercher',
            description: 'Button in the navbar that opens the search',
          })}
        </span>
      </button>
      <input
        type="search"
        className="navbar__search-input"
        // While the dialog is open there is one field with this placeholder: its own.
        placeholder={isOpen && Dialog ? undefined : placeholder}
        aria-label={placeholder}
        aria-haspopup="dialog"
        aria-busy={isOpen && !Dialog}
        autoComplete="off"
        maxLength={MAX_INPUT_LENGTH}
        value={text}
        onClick={open}
        onChange={({currentTarget}) => handleInput(currentTarget.value)}
        onKeyDown={handleKey}
        onCompositionStart={() => {
          isComposing.current = true;
        }}
        onCompositionEnd={({currentTarget}) => {
          isComposing.current = false;
          handleInput(currentTarget.value);
        }}
      />
      {Dialog && <Dialog isOpen={isOpen} initialText={text} onClose={close} />}
    </div>
  );
}
