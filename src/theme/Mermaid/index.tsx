// Wraps the theme's component, which renders in the browser on the dev server; what is published shows drawings made
// before.
import Drawing, {type DrawingProps} from '@site/src/features/diagrams/ui/Drawing';
import type {Props} from '@theme/Mermaid';
import {Suspense, lazy, type ReactNode} from 'react';

/** Left out of what is published: Mermaid is larger than all other scripts together. */
const Live =
  process.env.NODE_ENV === 'production' ? undefined : lazy(() => import('@theme-original/Mermaid'));

export default function Mermaid(props: DrawingProps | Props): ReactNode {
  return 'drawing' in props ? (
    <Drawing {...props} />
  ) : (
    Live && (
      <Suspense>
        <Live {...props} />
      </Suspense>
    )
  );
}
