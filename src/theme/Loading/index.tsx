// Replaces the core fallback: a page that fails to load shows its error and "Retry", translated, inside the layout.
import LoadFailure from '@site/src/components/LoadFailure';
import {InsideLayout} from '@site/src/components/LoadFailure/insideLayout';
import StandaloneLayout from '@site/src/components/StandaloneLayout';
import {useContext, type ReactNode} from 'react';

interface Props {
  readonly error?: unknown;
  readonly retry: () => void;
}

export default function Loading({error, retry}: Props): ReactNode {
  const isInsideLayout = useContext(InsideLayout);
  if (!error) {
    return null;
  }
  const failure = <LoadFailure error={error} retry={retry} />;
  return isInsideLayout ? failure : <StandaloneLayout>{failure}</StandaloneLayout>;
}
