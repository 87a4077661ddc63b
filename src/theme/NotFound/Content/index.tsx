// Replaces the theme's texts by ours, in the language of the address; inside and outside the manual.
import type {Props} from '@theme/NotFound/Content';
import {lazy, Suspense, type ReactNode} from 'react';

/** Every page of the manual knows the component, hardly one shows it: its code is a chunk of its own. */
const NotFound = lazy(() => import('@site/src/features/notFound/ui/NotFound'));

export default function NotFoundContent(props: Props): ReactNode {
  return (
    <Suspense>
      <NotFound {...props} />
    </Suspense>
  );
}
