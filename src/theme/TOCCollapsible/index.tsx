// Replaces the mobile table of contents: sticky below the bar, opens over the text, closes once a section is chosen,
// and works without scripts.
import {Collapsible, useCollapsible} from '@docusaurus/theme-common';
import {tocLabel} from '@site/src/ui/tocLabel';
import {useDismissal} from '@site/src/ui/useDismissal';
import type {Props} from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import {useEffect, useRef, useState, type MouseEvent, type ReactNode} from 'react';
import styles from './styles.module.css';

export default function TOCCollapsible({className, ...toc}: Props): ReactNode {
  const menu = useRef<HTMLDetailsElement>(null);
  const {collapsed, setCollapsed} = useCollapsible({initialState: true});
  // The element stays open until the animation that closes it has ended.
  const [isOpen, setOpen] = useState(false);
  useDismissal(menu, (isEscape) => {
    if (!collapsed) {
      toggle();
      if (isEscape) {
        menu.current?.querySelector('summary')?.focus();
      }
    }
  });

  // The reader may have opened it before hydration.
  useEffect(() => {
    if (menu.current?.open) {
      setCollapsed(false);
    }
  }, [setCollapsed]);

  function toggle() {
    setOpen(true);
    setCollapsed(!collapsed);
  }

  function handleClick(event: MouseEvent) {
    const target = event.target instanceof Element ? event.target : undefined;
    const link = target?.closest('a');
    if (target?.closest('summary')) {
      event.preventDefault();
      toggle();
    } else if (link) {
      // The browser focuses the target of a link only when it is focusable.
      document
        .getElementById(decodeURIComponent(link.hash.slice(1)))
        ?.setAttribute('tabindex', '-1');
      setCollapsed(true);
    }
  }

  const label = tocLabel();
  return (
    <nav className={clsx(styles.bar, className)} aria-label={label}>
      {/* The links inside take the focus and its keys. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <details
        ref={menu}
        open={isOpen || !collapsed}
        data-collapsed={collapsed}
        onClick={handleClick}>
        <summary className={clsx('menu__link--sublist-caret', styles.opener)}>{label}</summary>
        <Collapsible
          lazy={false}
          collapsed={collapsed}
          className={styles.panel}
          onCollapseTransitionEnd={(isCollapsed) => setOpen(!isCollapsed)}>
          <TOCItems {...toc} className={clsx('table-of-contents', styles.list)} />
        </Collapsible>
      </details>
    </nav>
  );
}
