import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
} from 'react';

/** In ms: some browsers send the Enter key that ends a composition after its end, as an ordinary one. */
const ENTER_OF_COMPOSITION = 120;

export interface Combobox {
  /** @param option number of the option to choose; -1 for the one that is chosen at once */
  readonly type: (text: string, option?: number) => void;
  readonly inputProps: ComponentProps<'input'>;
  readonly listProps: ComponentProps<'div'>;
  readonly optionProps: (index: number) => ComponentProps<'a'>;
}

interface Options {
  readonly query: string;
  readonly setQuery: (query: string) => void;
  readonly count: number;
  /** Number of the option that is chosen at once; -1 for none. */
  readonly first: number;
  /** The options match the query; else Enter submits the form. */
  readonly isCurrent: boolean;
}

/**
 * An ARIA combobox over a list of links: the focus stays in the field, the arrows choose, Enter clicks the chosen link
 * with the modifiers held. Text still being composed is not a query.
 */
export function useCombobox({query, setQuery, count, first, isCurrent}: Options): Combobox {
  const list = useId();
  const chosen = useRef<HTMLAnchorElement>(null);
  const [text, setText] = useState('');
  const [choice, setChoice] = useState({query: '', index: -1});
  const isKnown = choice.query === query && choice.index >= 0 && choice.index < count;
  const index = isKnown ? choice.index : first;

  // In the field of the navbar, too, which opens the dialog.
  const composed = useRef(-Infinity);
  useEffect(() => {
    const note = ({timeStamp}: Event): void => void (composed.current = timeStamp);
    document.addEventListener('compositionend', note);
    return () => document.removeEventListener('compositionend', note);
  }, []);

  // In braces: browsers return a promise, which React would take for a clean-up.
  useEffect(() => {
    void chosen.current?.scrollIntoView({block: 'nearest'});
  }, [index]);

  const type = useCallback(
    (typed: string, option?: number) => {
      setText(typed);
      setQuery(typed);
      if (option !== undefined) {
        setChoice({query: typed, index: option});
      }
    },
    [setQuery],
  );

  function handleKey(event: KeyboardEvent): void {
    const {key, nativeEvent, ctrlKey, metaKey, shiftKey} = event;
    const step = {ArrowDown: 1, ArrowUp: -1}[key];
    if (nativeEvent.isComposing) {
      return;
    }
    if (key === 'Enter' && nativeEvent.timeStamp - composed.current < ENTER_OF_COMPOSITION) {
      event.preventDefault();
    } else if (step !== undefined && count > 0) {
      event.preventDefault();
      const from = Math.max(index, step === 1 ? -1 : 0);
      setChoice({query, index: (from + step + count) % count});
    } else if (key === 'Enter' && isCurrent && index >= 0) {
      event.preventDefault();
      chosen.current?.dispatchEvent(
        new MouseEvent('click', {bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey}),
      );
    }
  }

  const idOf = (option: number): string => `${list}-${option}`;
  return {
    type,
    inputProps: {
      type: 'text',
      role: 'combobox',
      value: text,
      autoComplete: 'off',
      autoCorrect: 'off',
      autoCapitalize: 'off',
      spellCheck: false,
      enterKeyHint: 'search',
      'aria-autocomplete': 'list',
      'aria-expanded': count > 0,
      'aria-controls': count > 0 ? list : undefined,
      'aria-activedescendant': count > 0 && index >= 0 ? idOf(index) : undefined,
      onChange: ({currentTarget: {value}, nativeEvent}) =>
        'isComposing' in nativeEvent && nativeEvent.isComposing ? setText(value) : type(value),
      onCompositionEnd: ({currentTarget: {value}}) => type(value),
      onKeyDown: handleKey,
    },
    listProps: {role: 'listbox', id: list},
    optionProps: (option) => ({
      role: 'option',
      id: idOf(option),
      ref: option === index ? chosen : undefined,
      'aria-selected': option === index,
      tabIndex: -1,
      onMouseMove: () => setChoice({query, index: option}),
    }),
  };
}
