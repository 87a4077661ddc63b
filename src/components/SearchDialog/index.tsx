import {createAutocomplete, type AutocompleteState} from '@algolia/autocomplete-core';
import {useHistory} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useOpenResult} from '@site/src/search/client/useOpenResult';
import {useSearcher} from '@site/src/search/client/useSearcher';
import type {Kind} from '@site/src/search/shared/kinds';
import {MAX_INPUT_LENGTH, STALL_THRESHOLD} from '@site/src/search/shared/settings';
import type {SearchResult as Result} from '@site/src/search/shared/types';
import {openInNewTab} from '@site/src/space/interception';
import clsx from 'clsx';
import {
  useEffect,
  useMemo,
  useRef,
  useState,
  type BaseSyntheticEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import {searchLabel} from '../SearchField/searchLabel';
import SearchKinds from '../SearchKinds';
import SearchResult from '../SearchResult';
import SearchStatus from '../SearchStatus';
import styles from './styles.module.css';

export interface SearchDialogProps {
  readonly isOpen: boolean;
  /** The field in the navbar, which holds what was typed before the dialog was there. */
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onClose: () => void;
}

/** autocomplete-core wants its items to be plain records. */
type Item = Result & Record<string, unknown>;

/** The search itself: a combobox in a native dialog, which keeps the focus inside and gives it back. */
export default function SearchDialog({isOpen, field, onClose}: SearchDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [kind, setKind] = useState<Kind>();
  const [state, setState] = useState<AutocompleteState<Item>>();
  const search = useSearcher();
  const openResult = useOpenResult();
  const history = useHistory();
  const searchPage = useBaseUrl('/search');

  // What the autocomplete calls must be what the last render knows; it is itself made once.
  const latest = useRef({search, kind, go, showAll});
  useEffect(() => {
    latest.current = {search, kind, go, showAll};
  });
  const autocomplete = useMemo(
    () =>
      createAutocomplete<Item, BaseSyntheticEvent, MouseEvent, KeyboardEvent>({
        id: 'search',
        defaultActiveItemId: 0,
        stallThreshold: STALL_THRESHOLD,
        ignoreCompositionEvents: true,
        onStateChange: ({state: next}) => setState(next),
        onSubmit: ({state: {query}}) => latest.current.showAll(query),
        navigator: {
          navigate: ({item}) => latest.current.go(item),
          navigateNewTab: ({itemUrl}) => openInNewTab(itemUrl),
          navigateNewWindow: ({itemUrl}) => openInNewTab(itemUrl),
        },
        getSources: ({query}) => [
          {
            sourceId: 'sections',
            getItemUrl: ({item}) => item.document.sectionRoute,
            getItems: async () =>
              [
                ...(await latest.current.search({input: query, kind: latest.current.kind})),
              ] as Item[],
          },
        ],
      }),
    [],
  );

  useEffect(() => {
    if (!isOpen) {
      dialog.current?.close();
      return;
    }
    dialog.current?.showModal();
    const typed = field.current?.value.slice(0, MAX_INPUT_LENGTH);
    if (field.current && typed) {
      field.current.value = '';
      autocomplete.setQuery(typed);
      void autocomplete.refresh();
    }
    input.current?.focus();
    if (!typed) {
      input.current?.select();
    }
  }, [isOpen, field, autocomplete]);

  function go(item: Item): void {
    leave();
    openResult(item);
  }

  function showAll(query: string): void {
    if (query.trim() !== '') {
      leave();
      history.push(`${searchPage}?q=${encodeURIComponent(query)}`);
    }
  }

  /** Closes on the way to a page: the focus belongs there, not to the field that opened the dialog. */
  function leave(): void {
    dialog.current?.close();
    (document.activeElement as HTMLElement | null)?.blur();
    onClose();
  }

  function choose(next: Kind | undefined): void {
    setKind(next);
    latest.current.kind = next;
    void autocomplete.refresh();
    input.current?.focus();
  }

  /** autocomplete-core would swallow Escape, and forget the results on Tab. */
  function handleKeyCapture(event: KeyboardEvent): void {
    if (event.key === 'Tab' || (event.key === 'Escape' && !event.nativeEvent.isComposing)) {
      event.stopPropagation();
      if (event.key === 'Escape') {
        event.preventDefault();
        onClose();
      }
    }
  }

  function handleItemClick(event: MouseEvent, item: Item): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button === 1) {
      openInNewTab(item.document.sectionRoute);
    } else {
      go(item);
    }
  }

  const {query = '', status = 'idle', collections = []} = state ?? {};
  const [collection] = collections;
  const items = query === '' ? [] : (collection?.items ?? []);
  const list = collection && autocomplete.getListProps({source: collection.source});
  const label = searchLabel();
  return (
    // A click beside the dialog closes it; the keyboard has Escape and Cancel.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={label}
      // The event comes late: the reader may have opened the search again.
      onClose={() => !dialog.current?.open && onClose()}
      onKeyDownCapture={handleKeyCapture}
      onClick={({target}) => target === dialog.current && onClose()}>
      <div className={styles.panel}>
        <form {...autocomplete.getFormProps({inputElement: null})} className={styles.form}>
          {status === 'stalled' ? (
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
          <label {...autocomplete.getLabelProps()} className="visually-hidden">
            {label}
          </label>
          <input
            {...autocomplete.getInputProps({
              inputElement: null,
              maxLength: MAX_INPUT_LENGTH,
            })}
            ref={input}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={items.length > 0}
            aria-controls={items.length > 0 ? list?.id : undefined}
            placeholder={label}
            className={styles.input}
          />
          <button type="reset" className={clsx(styles.action, styles.clear)} hidden={query === ''}>
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
        <SearchStatus query={query} isBusy={status !== 'idle'} count={items.length} />
        {collection && items.length > 0 && (
          <ul {...list} className={styles.results}>
            {items.map((item) => (
              // The keyboard acts on the field, as in every combobox.
              // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
              <li
                key={item.document.sectionRoute}
                {...autocomplete.getItemProps({item, source: collection.source})}
                className={styles.result}
                onClick={(event) => handleItemClick(event, item)}
                onAuxClick={(event) => event.button === 1 && handleItemClick(event, item)}>
                <SearchResult document={item.document} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </dialog>
  );
}
