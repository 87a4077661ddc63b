import {useHistory} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {keep, leftOf, useFollow} from '@site/src/features/search/ui/left';
import {isBlank, useResults} from '@site/src/features/search/ui/useResults';
import type {Kind} from '@site/src/site/kinds';
import {MAX_INPUT_LENGTH} from '@site/src/features/search/shared/settings';
import clsx from 'clsx';
import {
  useEffect,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import Dialog from '../../../../ui/Dialog';
import {loadingLabel, searchLabel} from '../SearchField/searchLabel';
import SearchKinds from '../SearchKinds';
import SearchResult from '../SearchResult';
import SearchStatus, {useCount} from '../SearchStatus';
import SearchSuggestions from '../SearchSuggestions';
import {forgetLabel} from '../SearchSuggestions/labels';
import {searchAddress, useSuggestions} from '../SearchSuggestions/useSuggestions';
import styles from './styles.module.css';
import {useCombobox} from './useCombobox';

interface Props {
  readonly isOpen: boolean;
  /** Returns what was typed in the navbar before the dialog was loaded. */
  readonly takeTyped: () => string;
  readonly onClose: () => void;
}

export default function SearchDialog(props: Props): ReactNode {
  const {isOpen} = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const search = useSearch(props, dialog, input);
  const {query, groups, results, combobox, close, follow} = search;
  const label = searchLabel();
  const countOf = useCount();

  function handleKey(event: KeyboardEvent): void {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      close();
    } else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
      // The dialog is open already, for example after Back: what is typed next replaces the query.
      input.current?.select();
    }
  }

  return (
    <Dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={label}
      isOpen={isOpen}
      isLeftByClick
      onClose={close}
      onKeyDown={handleKey}>
      <div className={styles.panel}>
        <form className={styles.form} onSubmit={search.handleSubmit}>
          <Submit isStalled={search.isStalled} />
          <input
            {...combobox.inputProps}
            ref={input}
            aria-label={label}
            maxLength={MAX_INPUT_LENGTH}
            placeholder={label}
            className={styles.input}
          />
          <Actions isEmpty={query === ''} onClear={search.clear} onCancel={close} />
        </form>
        {query !== '' && <SearchKinds chosen={search.kind} onChoose={search.chooseKind} />}
        <SearchStatus answer={isBlank(query) ? undefined : search.answer} onRetry={search.retry} />
        {isOpen && (groups.length > 0 || results.length > 0) && (
          <div {...combobox.listProps} aria-label={label} className={styles.results}>
            <SearchSuggestions
              groups={groups}
              linkProps={(index) => ({...combobox.optionProps(index), className: styles.result})}
              onFollow={follow}
            />
            {results.map((result, index) => {
              const href = result.document.sectionRoute;
              return (
                <a
                  key={href}
                  {...combobox.optionProps(index)}
                  href={href}
                  className={styles.result}
                  onClick={(event) => follow(event, {href}, index, result)}>
                  <SearchResult result={result} />
                </a>
              );
            })}
          </div>
        )}
        {results.length > 0 && (
          <p className={`quiet ${styles.foot}`} aria-hidden="true">
            <span>{countOf(results.length)}</span>
            <span>
              {translate({
                id: 'site.search.keys',
                message: '↑ ↓ pour choisir · Entrée pour ouvrir · Échap pour fermer',
                description: 'Foot of the search: what its keys do',
              })}
            </span>
          </p>
        )}
        {search.forget && (
          <div className={styles.foot}>
            <button type="button" className={`clean-btn ${styles.action}`} onClick={search.forget}>
              {forgetLabel()}
            </button>
          </div>
        )}
      </div>
    </Dialog>
  );
}

/** What is typed and found, and the acts of the reader. */
function useSearch(
  {isOpen, takeTyped, onClose}: Props,
  dialog: RefObject<HTMLDialogElement | null>,
  input: RefObject<HTMLInputElement | null>,
) {
  const [query, setQuery] = useState('');
  const [kind, setKind] = useState<Kind>();
  const found = useResults(query, kind);
  const {groups, forget} = useSuggestions(query, found.answer);
  const isSuggesting = groups.length > 0;
  const combobox = useCombobox({
    query,
    setQuery,
    count: isSuggesting
      ? groups.reduce((sum, {suggestions}) => sum + suggestions.length, 0)
      : found.results.length,
    // Enter in a field that found nothing, or is empty, opens no page by itself.
    first: isSuggesting ? -1 : 0,
    isCurrent: !found.isBusy || isBlank(query),
  });
  const history = useHistory();
  const searchPage = useBaseUrl('/search');

  const {type} = combobox;
  useOpening(isOpen, takeTyped, input, type, setKind);

  /** Back does not return to what the reader has closed. */
  function close(): void {
    keep('searchDialog');
    onClose();
  }

  /** Closes without restoring the focus, which belongs to the next page. */
  function leave(): void {
    type(query, -1);
    dialog.current?.close();
    if (document.activeElement instanceof HTMLElement) {
      document.activeElement.blur();
    }
    onClose();
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (!isBlank(query)) {
      keep('searchDialog');
      leave();
      history.push(searchAddress(searchPage, query));
    }
  }

  /** The focused button disappears. */
  function inField(act: () => void): void {
    act();
    input.current?.focus();
  }

  function tryQuery(next: string): void {
    setKind(undefined);
    inField(() => type(next));
  }

  return {
    ...found,
    query,
    kind,
    groups,
    combobox,
    close,
    handleSubmit,
    follow: useFollow('searchDialog', {query, kind}, tryQuery, leave),
    chooseKind: (next: Kind | undefined) => inField(() => setKind(next)),
    clear: () => inField(() => type('')),
    retry: () => inField(found.retry),
    forget: forget && (() => inField(forget)),
  };
}

/** When the dialog opens, its field holds what was typed before, or what the reader left. */
function useOpening(
  isOpen: boolean,
  takeTyped: () => string,
  input: RefObject<HTMLInputElement | null>,
  type: (query: string, index?: number) => void,
  setKind: (kind: Kind | undefined) => void,
): void {
  useEffect(() => {
    if (!isOpen) {
      return;
    }
    const typed = takeTyped().slice(0, MAX_INPUT_LENGTH);
    const left = leftOf('searchDialog');
    input.current?.focus();
    if (left) {
      setKind(left.kind);
      type(left.query, left.index);
    } else if (typed !== '') {
      type(typed);
    } else {
      input.current?.select();
    }
  }, [isOpen, takeTyped, input, type, setKind]);
}

function Submit({isStalled}: {readonly isStalled: boolean}): ReactNode {
  return isStalled ? (
    <span className={clsx('spinner', styles.loading)} role="img" aria-label={loadingLabel()} />
  ) : (
    <button type="submit" className={clsx('clean-btn magnifier', styles.submit)}>
      <span className="visually-hidden">
        {translate({
          id: 'site.search.submit',
          message: 'Valider',
          description: 'Button that shows all results on their own page',
        })}
      </span>
    </button>
  );
}

interface ActionsProps {
  readonly isEmpty: boolean;
  readonly onClear: () => void;
  readonly onCancel: () => void;
}

/** The buttons behind the field. */
function Actions({isEmpty, onClear, onCancel}: ActionsProps): ReactNode {
  return (
    <>
      <button
        type="button"
        className={clsx('clean-btn', styles.action, styles.clear)}
        hidden={isEmpty}
        onClick={onClear}>
        <span className="visually-hidden">
          {translate({
            id: 'site.search.clear',
            message: 'Effacer',
            description: 'Button that empties the search field',
          })}
        </span>
      </button>
      <button type="button" className={`clean-btn ${styles.action}`} onClick={onCancel}>
        {translate({
          id: 'site.search.cancel',
          message: 'Annuler',
          description: 'Button that closes the search',
        })}
      </button>
    </>
  );
}
