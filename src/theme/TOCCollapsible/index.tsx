// Replaces the mobile table of contents: sticky below the bar, opens over the text, closes once a section is chosen,
// and works without scripts.
import {tocLabel} from '@site/src/ui/tocLabel';
import {useDetailsMenu} from '@site/src/ui/useDetailsMenu';
import type {Props} from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import {useRef, type MouseEvent, type ReactNode} from 'react';
import styles from './styles.module.css';

export default function TOCCollapsible({className, ...toc}: Props): ReactNode {
  const menu = useRef<HTMLDetailsElement>(null);
  useDetailsMenu(menu);

  function handleClick({target}: MouseEvent) {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link && menu.current) {
      // The browser focuses the target of a link only when it is focusable.
      document
        .getElementById(decodeURIComponent(link.hash.slice(1)))
        ?.setAttribute('tabindex', '-1');
      menu.current.open = false;
    }
  }

  const label = tocLabel();
  return (
    <nav className={clsx(styles.bar, className)} aria-label={label}>
      {/* The links inside take the focus and its keys. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <details ref={menu} onClick={handleClick}>
        <summary className={styles.opener}>{label}</summary>
        <TOCItems {...toc} className={clsx('table-of-contents', styles.list)} />
      </details>
    </nav>
  );
}
