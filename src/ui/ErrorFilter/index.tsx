import {lazy, Suspense, type ReactNode} from 'react';

/** Every page of the manual knows the component, one shows it: its code is a chunk of its own. */
const Filter = lazy(() => import('./Filter'));

/** The field before the list of error codes. */
export default function ErrorFilter(): ReactNode {
  return (
    <Suspense>
      <Filter />
    </Suspense>
  );
}
