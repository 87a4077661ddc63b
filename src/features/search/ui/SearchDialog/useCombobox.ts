import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
} from 'react';

export interface Combobox {
  /** Types a text in place of what is there. */
  readonly type: (text: string) => void;
  readonly inputProps: ComponentProps<'input'>;
  readonly listProps: ComponentProps<'div'>;
  readonly optionProps: (index: number) => ComponentProps<'a'>;
}

interface Options {
  readonly query: string;
  readonly setQuery: (query: string) => void;
  /** How many options there are. */
  readonly count: number;
  /** The options answer what is typed; else Enter sends the form. */
  readonly isCurrent: boolean;
}

/**
 * A field that controls a list of links (ARIA combobox): the focus stays in the field, the arrows choose, Enter
 * clicks the chosen link with the keys that are held, so that Ctrl opens a tab as everywhere.
 *
 * The first is chosen as soon as there is one. What an input method is still composing is no query yet.
 */
export function useCombobox({query, setQuery, count, isCurrent}: Options): Combobox {
  const list = useId();
  const chosen = useRef<HTMLAnchorElement>(null);
  const [text, setText] = useState('');
  const [choice, setChoice] = useState({query: '', index: 0});
  const index = choice.query === query && choice.index < count ? choice.index : 0;

  // In braces: browsers return a promise, which React would take for a clean-up.
  useEffect(() => {
    void chosen.current?.scrollIntoView({block: 'nearest'});
  }, [index]);

  const type = useCallback(
    (typed: string) => {
      setText(typed);
      setQuery(typed);
    },
    [setQuery],
  );

  function handleKey(event: KeyboardEvent): void {
    const {key, nativeEvent, ctrlKey, metaKey, shiftKey} = event;
    const step = {ArrowDown: 1, ArrowUp: -1}[key];
    if (nativeEvent.isComposing || count === 0) {
      return;
    }
    if (step !== undefined) {
      event.preventDefault();
      setChoice({query, index: (index + step + count) % count});
    } else if (key === 'Enter' && isCurrent) {
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
      'aria-activedescendant': count > 0 ? idOf(index) : undefined,
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
