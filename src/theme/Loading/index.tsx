// Replaces the core fallback: a page that is late or fails to load says so, with "Retry", translated, inside the layout.
import LoadFailure from '@site/src/ui/LoadFailure';
import {InsideLayout} from '@site/src/ui/LoadFailure/insideLayout';
import StandaloneLayout from '@site/src/ui/StandaloneLayout';
import {useContext, useEffect, useState, type ReactNode} from 'react';

interface Props {
  readonly error?: unknown;
  /** The page has been awaited for a moment; a navigation has awaited it for ten seconds before. */
  readonly pastDelay?: boolean;
  readonly retry: () => void;
}

export default function Loading({error, pastDelay, retry}: Props): ReactNode {
  const isInsideLayout = useContext(InsideLayout);
  const [hasTriedAgain, setHasTriedAgain] = useState(false);
  const [isShown, setShown] = useState(false);
  // The error may be remembered from a parent route that failed at the same time. Each route therefore tries once more
  // by itself, and one "Retry" is enough for all.
  const isWorthAnotherTry = Boolean(error) && !hasTriedAgain;
  // From then on until the page comes: "Retry" keeps its focus.
  if (!isShown && (error ? hasTriedAgain : pastDelay)) {
    setShown(true);
  }
  useEffect(() => {
    if (!isWorthAnotherTry) {
      return undefined;
    }
    const frame = requestAnimationFrame(() => {
      setHasTriedAgain(true);
      retry();
    });
    return () => cancelAnimationFrame(frame);
  }, [isWorthAnotherTry, retry]);
  useEffect(() => {
    if (isShown) {
      focusIfLost('[role="alert"] button');
    }
    return () => focusIfLost('h1');
  }, [isShown]);

  if (!isShown) {
    return null;
  }
  const failure = <LoadFailure error={isWorthAnotherTry ? undefined : error} retry={retry} />;
  return isInsideLayout ? failure : <StandaloneLayout>{failure}</StandaloneLayout>;
}

/** The link that was followed, or the button, is gone: the next Tab starts at what has come instead. */
function focusIfLost(selector: string): void {
  const element = document.querySelector<HTMLElement>(selector);
  if (element && document.activeElement === document.body) {
    element.tabIndex = element.localName === 'h1' ? -1 : 0;
    element.focus();
  }
}
