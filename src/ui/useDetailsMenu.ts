import {useEffect, type RefObject} from 'react';

/**
 * Closes an open `details` menu, as its `summary` would, on Escape, a click elsewhere or loss of focus.
 * @param part the element, or one inside
 */
export function useDetailsMenu(part: RefObject<Element | null>): void {
  useEffect(() => {
    const leave = (event: Event) => {
      const menu = part.current?.closest('details');
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
      const isOutside =
        event.type !== 'keydown' && event.target instanceof Node && !menu?.contains(event.target);
      // One with an animation is still open while it closes.
      if (menu?.open && menu.dataset.collapsed !== 'true' && (isEscape || isOutside)) {
        const summary = menu.querySelector('summary');
        summary?.click();
        if (isEscape) {
          summary?.focus();
        }
      }
    };
    const events = ['keydown', 'pointerdown', 'focusin'];
    events.forEach((name) => document.addEventListener(name, leave));
    return () => events.forEach((name) => document.removeEventListener(name, leave));
  }, [part]);
}
