// Ejected from theme-classic 3.10.2 for an accessible name, Home and End, and one choice for all tabs of a group on
// every page, which the address can name; opens the tab of what the browser's own search or a link finds.
import {translate} from '@docusaurus/Translate';
import {
  TabsProvider,
  sanitizeTabsChildren,
  useScrollPositionBlocker,
  useTabs,
  useTabsContextValue,
} from '@docusaurus/theme-common/internal';
import {tabGroupOf, type TabGroup} from '@site/src/ui/tabGroups';
import {useTabChoice} from '@site/src/ui/useTabChoice';
import type {Props} from '@theme/Tabs';
import clsx from 'clsx';
import {useEffect, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import styles from './styles.module.css';

const NAMES: Readonly<Record<TabGroup, () => string>> = {
  os: () =>
    translate({
      id: 'site.tabs.system',
      message: 'Système',
      description: 'Name of a group of tabs: one for each operating system',
    }),
  browser: () =>
    translate({
      id: 'site.tabs.browser',
      message: 'Navigateur',
      description: 'Name of a group of tabs: one for each browser',
    }),
  source: () =>
    translate({
      id: 'site.tabs.source',
      message: 'Source',
      description: 'Name of a group of tabs: one for each place that passwords are imported from',
    }),
  directory: () =>
    translate({
      id: 'site.tabs.directory',
      message: 'Annuaire',
      description: 'Name of a group of tabs: one for each directory of accounts',
    }),
  protocol: () =>
    translate({
      id: 'site.tabs.protocol',
      message: 'Protocole',
      description: 'Name of a group of tabs: one for each protocol of single sign-on',
    }),
};

export default function Tabs(props: Props): ReactNode {
  const value = useTabsContextValue(props);
  const values = value.tabValues.map((tab) => tab.value);
  const group = tabGroupOf(values);
  const [chosen = value.selectedValue, choose] = useTabChoice(group, values);
  // Shown, not chosen: until the next choice, and on this page alone.
  const [found, setFound] = useState<{readonly value: string; readonly instead: string}>();
  const selectedValue = found?.instead === chosen ? found.value : chosen;
  const selectValue = (next: string) => {
    setFound(undefined);
    value.selectValue(next);
    choose(next);
  };
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    function show(event: Event) {
      const panel = event.target;
      if (panel instanceof HTMLElement && panel.parentElement === element && panel.dataset.value) {
        const next = {value: panel.dataset.value, instead: chosen};
        if (event.isTrusted) {
          // The browser scrolls there at once.
          flushSync(() => setFound(next));
        } else {
          setFound(next);
        }
      }
    }
    element?.addEventListener('beforematch', show);
    return () => element?.removeEventListener('beforematch', show);
  }, [chosen]);
  return (
    <TabsProvider value={{...value, selectedValue, selectValue}}>
      <div ref={box} className={clsx('theme-tabs-container', styles.spaced)}>
        <TabList label={group && NAMES[group]()} />
        {sanitizeTabsChildren(props.children)}
      </div>
    </TabsProvider>
  );
}

function TabList({label}: {readonly label: string | undefined}): ReactNode {
  const {selectedValue, selectValue, tabValues} = useTabs();
  const {blockElementScrollPositionUntilNextRender} = useScrollPositionBlocker();

  function choose(tab: HTMLElement, value: string) {
    // A click of Safari does not.
    tab.focus();
    if (value !== selectedValue) {
      blockElementScrollPositionUntilNextRender(tab);
      selectValue(value);
    }
  }

  function handleKeyDown(event: KeyboardEvent) {
    const tabs = [...event.currentTarget.querySelectorAll('button')];
    const current = tabValues.findIndex(({value}) => value === selectedValue);
    const next = {
      ArrowRight: (current + 1) % tabs.length,
      ArrowLeft: current - 1,
      Home: 0,
      End: -1,
    }[event.key];
    if (next !== undefined) {
      event.preventDefault();
      tabs.at(next)?.click();
    }
  }

  return (
    // The tabs inside take the focus.
    // eslint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      role="tablist"
      aria-label={label}
      className={clsx('tabs fading scripted', styles.spaced)}
      onKeyDown={handleKeyDown}>
      {tabValues.map(({value, label: name = value}) => (
        <button
          key={value}
          type="button"
          role="tab"
          tabIndex={selectedValue === value ? 0 : -1}
          aria-selected={selectedValue === value}
          className={clsx(
            'tabs__item',
            styles.tab,
            selectedValue === value && 'tabs__item--active',
          )}
          onClick={({currentTarget}) => choose(currentTarget, value)}>
          {name}
        </button>
      ))}
    </div>
  );
}
