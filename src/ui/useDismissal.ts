import {useEffect, useEffectEvent, type RefObject} from 'react';

/** Calls `dismiss` on Escape, a press elsewhere or loss of focus. */
export function useDismissal(
  part: RefObject<Element | null>,
  dismiss: (isEscape: boolean) => void,
): void {
  const handle = useEffectEvent((event: Event) => {
    const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
    const isOutside =
      event.type !== 'keydown' &&
      event.target instanceof Node &&
      !part.current?.contains(event.target);
    if (isEscape || isOutside) {
      dismiss(isEscape);
    }
  });
  useEffect(() => {
    const listen = (event: Event) => handle(event);
    const events = ['keydown', 'pointerdown', 'focusin'];
    events.forEach((name) => document.addEventListener(name, listen));
    return () => events.forEach((name) => document.removeEventListener(name, listen));
  }, []);
}
