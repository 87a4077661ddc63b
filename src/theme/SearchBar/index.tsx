// Wraps the search package's bar: its code is fetched on first use only, and its English label is translated.
import {translate} from '@docusaurus/Translate';
import {useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';

interface Props {
  /** Told when the field is opened and closed. */
  readonly handleSearchBarToggle?: (isOpen: boolean) => void;
}

const loadSearchBar = () =>
  import('@theme-original/SearchBar') as Promise<{default: ComponentType<Props>}>;

export default function SearchBarWrapper(props: Props): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const [Bar, setBar] = useState<ComponentType<Props>>();
  const label = translate({
    id: 'site.search.placeholder',
    message: 'Rechercher…',
    description: 'Placeholder and label of the search field',
  });

  const load = useCallback(() => {
    loadSearchBar()
      .then((module) => setBar(() => module.default))
      .catch(() => console.warn('The search could not be loaded.'));
  }, []);

  useEffect(() => {
    function handleShortcut(event: KeyboardEvent) {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k' && !Bar) {
        event.preventDefault();
        load();
      }
    }
    document.addEventListener('keydown', handleShortcut);
    return () => document.removeEventListener('keydown', handleShortcut);
  }, [Bar, load]);

  useEffect(() => {
    if (Bar) {
      const input = container.current?.querySelector('input');
      input?.setAttribute('aria-label', label);
      input?.setAttribute('placeholder', label);
      input?.focus();
    }
  }, [Bar, label]);

  return (
    <div ref={container} role="search">
      {Bar ? (
        <Bar {...props} />
      ) : (
        <div className="navbar__search">
          <input
            type="search"
            className="navbar__search-input"
            placeholder={label}
            aria-label={label}
            maxLength={512}
            onFocus={load}
            onMouseEnter={() => void loadSearchBar()}
          />
        </div>
      )}
    </div>
  );
}
