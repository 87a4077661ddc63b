// Replaces the core fallback: a page that fails to load shows its error and "Retry", translated, inside the layout.
import LoadFailure from '@site/src/ui/LoadFailure';
import {InsideLayout} from '@site/src/ui/LoadFailure/insideLayout';
import StandaloneLayout from '@site/src/ui/StandaloneLayout';
import {useContext, useEffect, useState, type ReactNode} from 'react';

interface Props {
  readonly error?: unknown;
  readonly retry: () => void;
}

export default function Loading({error, retry}: Props): ReactNode {
  const isInsideLayout = useContext(InsideLayout);
  const [hasTriedAgain, setHasTriedAgain] = useState(false);
  // The error may be remembered from a parent route that failed at the same time. Each route therefore tries once more
  // by itself, and one "Retry" is enough for all.
  const isWorthAnotherTry = Boolean(error) && !hasTriedAgain;
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

  if (!error || isWorthAnotherTry) {
    return null;
  }
  const failure = <LoadFailure error={error} retry={retry} />;
  return isInsideLayout ? failure : <StandaloneLayout>{failure}</StandaloneLayout>;
}
