// Replaces the theme's box, whose closed content no browser finds: the element alone, which a search of the browser or
// a link to a section opens; a click folds it in a time that its height gives (specification §9).
import {prefersReducedMotion} from '@docusaurus/theme-common';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Details';
import clsx from 'clsx';
import {useRef, type MouseEvent, type ReactNode} from 'react';
import styles from './styles.module.css';

/** In ms; the theme's own curve. */
function durationOf(height: number): number {
  const lines = height / 36;
  return prefersReducedMotion() ? 1 : Math.round((4 + 15 * lines ** 0.25 + lines / 5) * 10);
}

export default function Details({summary, children, className, ...props}: Props): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  const content = useRef<HTMLDivElement>(null);

  function fold(event: MouseEvent<HTMLDetailsElement>): void {
    const box = event.currentTarget;
    const opener = event.target instanceof Element ? event.target.closest('summary') : null;
    const part = content.current;
    if (opener?.parentElement !== box || !part) {
      return;
    }
    event.preventDefault();
    const isOpening = !box.open || box.hasAttribute('data-closing');
    part.getAnimations().forEach((animation) => animation.cancel());
    box.open = true;
    box.toggleAttribute('data-closing', !isOpening);
    const height = part.offsetHeight;
    const heights = ['0', `${height}px`];
    const animation = part.animate(
      {height: isOpening ? heights : heights.reverse(), overflow: ['clip', 'clip']},
      {duration: durationOf(height), easing: 'ease-in-out'},
    );
    animation.onfinish = () => {
      box.open = isOpening;
      box.removeAttribute('data-closing');
    };
  }

  return (
    // The summary inside takes the focus and its keys.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <details {...props} className={clsx(styles.box, className)} onClick={fold}>
      {typeof summary === 'string' ? <summary>{summary}</summary> : summary}
      <div ref={content}>
        <div className={styles.content}>{children}</div>
      </div>
    </details>
  );
}
