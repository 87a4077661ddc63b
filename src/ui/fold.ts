import {prefersReducedMotion} from '@docusaurus/theme-common';
import type {MouseEvent} from 'react';

/** In ms; the theme's own curve. */
function durationOf(height: number): number {
  const lines = height / 36;
  return prefersReducedMotion() ? 1 : Math.round((4 + 15 * lines ** 0.25 + lines / 5) * 10);
}

/**
 * Handles a click on `<details>` with one element beside its summary: that folds in a time that its height gives
 * (specification §9).
 */
export function fold(event: MouseEvent<HTMLDetailsElement>): void {
  const box = event.currentTarget;
  const opener = event.target instanceof Element ? event.target.closest('summary') : null;
  const content = opener?.nextElementSibling;
  if (opener?.parentElement !== box || !(content instanceof HTMLElement)) {
    return;
  }
  event.preventDefault();
  const isOpening = !box.open || box.hasAttribute('data-closing');
  content.getAnimations().forEach((animation) => animation.cancel());
  box.open = true;
  box.toggleAttribute('data-closing', !isOpening);
  const height = content.offsetHeight;
  const heights = ['0', `${height}px`];
  const animation = content.animate(
    {height: isOpening ? heights : heights.reverse(), overflow: ['clip', 'clip']},
    {duration: durationOf(height), easing: 'ease-in-out'},
  );
  animation.onfinish = () => {
    box.open = isOpening;
    box.removeAttribute('data-closing');
  };
}
