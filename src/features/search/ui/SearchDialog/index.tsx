import {useHistory} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useOpenResult} from '@site/src/features/search/ui/useOpenResult';
import {useResults} from '@site/src/features/search/ui/useResults';
import type {Kind} from '@site/src/features/search/shared/kinds';
import {MAX_INPUT_LENGTH} from '@site/src/features/search/shared/settings';
import clsx from 'clsx';
import {
  useEffect,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import Dialog from '../../../../ui/Dialog';
import {searchLabel} from '../SearchField/searchLabel';
import SearchKinds from '../SearchKinds';
import SearchResult from '../SearchResult';
import SearchStatus from '../SearchStatus';
import {ShortcutList} from '../../../../ui/Shortcuts';
import {shortcutsLabel} from '../../../../ui/Shortcuts/shortcutsLabel';
import styles from './styles.module.css';
import {useCombobox} from './useCombobox';

export interface SearchDialogProps {
  readonly isOpen: boolean;
  /** Returns what was typed in the navbar before the dialog was loaded. */
  readonly takeTyped: () => string;
  readonly onClose: () => void;
}

export default function SearchDialog({isOpen, takeTyped, onClose}: SearchDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [kind, setKind] = useState<Kind>();
  const [isListOpen, setListOpen] = useState(false);
  const {results, isBusy, isStalled, isIncomplete, retry} = useResults(query, kind);
  const combobox = useCombobox({query, setQuery, count: results.length, isCurrent: !isBusy});
  const openResult = useOpenResult();
  const history = useHistory();
  const searchPage = useBaseUrl('/search');

  const {type} = combobox;
  useEffect(() => {
    if (!isOpen) {
      return;
    }
    const typed = takeTyped().slice(0, MAX_INPUT_LENGTH);
    input.current?.focus();
    if (typed !== '') {
      type(typed);
    } else {
      input.current?.select();
    }
  }, [isOpen, takeTyped, type]);

  /** Closes without restoring the focus, which belongs to the next page. */
  function leave(): void {
    dialog.current?.close();
    if (document.activeElement instanceof HTMLElement) {
      document.activeElement.blur();
    }
    onClose();
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (query.trim() !== '') {
      leave();
      history.push(`${searchPage}?q=${encodeURIComponent(query)}`);
    }
  }

  function choose(next: Kind | undefined): void {
    setKind(next);
    input.current?.focus();
  }

  function clear(): void {
    type('');
    input.current?.focus();
  }

  function retryHere(): void {
    retry();
    // The focused button disappears.
    input.current?.focus();
  }

  function handleKey(event: KeyboardEvent): void {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      onClose();
    }
  }

  const label = searchLabel();
  return (
    <>
      <Dialog
        ref={dialog}
        className={styles.dialog}
        aria-label={label}
        isOpen={isOpen}
        isLeftByClick
        onClose={onClose}
        onKeyDown={handleKey}>
        <div className={styles.panel}>
          <form className={styles.form} onSubmit={handleSubmit}>
            {isStalled ? (
              <span
                className={styles.loading}
                role="img"
                aria-label={translate({
                  id: 'site.search.loading',
                  message: 'Chargement…',
                  description: 'Shown while the search index is slow to arrive',
                })}
              />
            ) : (
              <button type="submit" className={styles.submit}>
                <span className="visually-hidden">
                  {translate({
                    id: 'site.search.submit',
                    message: 'Valider',
                    description: 'Button that shows all results on their own page',
                  })}
                </span>
              </button>
            )}
            <input
              {...combobox.inputProps}
              ref={input}
              aria-label={label}
              maxLength={MAX_INPUT_LENGTH}
              placeholder={label}
              className={styles.input}
            />
            <button
              type="button"
              className={clsx(styles.action, styles.clear)}
              hidden={query === ''}
              onClick={clear}>
              <span>
                {translate({
                  id: 'site.search.clear',
                  message: 'Effacer',
                  description: 'Button that empties the search field',
                })}
              </span>
            </button>
            <button type="button" className={styles.action} onClick={onClose}>
              {translate({
                id: 'site.search.cancel',
                message: 'Annuler',
                description: 'Button that closes the search',
              })}
            </button>
          </form>
          {query !== '' && <SearchKinds chosen={kind} onChoose={choose} />}
          <SearchStatus
            {...{query, isBusy, isIncomplete}}
            count={results.length}
            onRetry={retryHere}
          />
          {isOpen && results.length > 0 && (
            <div {...combobox.listProps} aria-label={label} className={styles.results}>
              {results.map((result, index) => (
                <a
                  key={result.document.sectionRoute}
                  {...combobox.optionProps(index)}
                  href={result.document.sectionRoute}
                  className={styles.result}
                  onClick={(event) => openResult(event, result) && leave()}>
                  <SearchResult result={result} />
                </a>
              ))}
            </div>
          )}
          <button
            type="button"
            className={clsx(styles.action, styles.shortcuts)}
            onClick={() => setListOpen(true)}>
            {shortcutsLabel()}
          </button>
        </div>
      </Dialog>
      {/* Outside the dialog, whose keys it must not trigger. */}
      {isListOpen && <ShortcutList onClose={() => setListOpen(false)} />}
    </>
  );
}
