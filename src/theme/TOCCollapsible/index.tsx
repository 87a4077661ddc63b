// Replaces the mobile table of contents: sticky below the bar, opens over the text, closes once a section is chosen,
// and works without scripts.
import {fold} from '@site/src/ui/fold';
import {tocLabel} from '@site/src/ui/tocLabel';
import {useDismissal} from '@site/src/ui/useDismissal';
import type {Props} from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import {useRef, type MouseEvent, type ReactNode} from 'react';
import styles from './styles.module.css';

export default function TOCCollapsible({className, ...toc}: Props): ReactNode {
  const bar = useRef<HTMLElement>(null);
  /** @returns what opens it again; nothing where it was closed */
  function close(): HTMLElement | null | undefined {
    const open = '[open]:not([data-closing]) > summary';
    const opener = bar.current?.querySelector<HTMLElement>(open);
    opener?.click();
    return opener;
  }

  useDismissal(bar, (isEscape) => {
    const opener = close();
    if (isEscape) {
      opener?.focus();
    }
  });

  function handleClick(event: MouseEvent<HTMLDetailsElement>) {
    if (event.target instanceof Element && event.target.closest('a')) {
      close();
    } else {
      fold(event);
    }
  }

  const label = tocLabel();
  return (
    <nav ref={bar} className={clsx(styles.bar, className)} aria-label={label}>
      {/* The links inside take the focus and its keys. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <details onClick={handleClick}>
        <summary className={clsx('menu__link--sublist-caret', styles.opener)}>{label}</summary>
        <div className={styles.panel}>
          <TOCItems {...toc} className={clsx('table-of-contents', styles.list)} />
        </div>
      </details>
    </nav>
  );
}
