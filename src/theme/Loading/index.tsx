// Replaces the core fallback: a page that fails to load shows its error and "Retry", translated, inside the layout.
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import LoadFailure from '@site/src/components/LoadFailure';
import {InsideLayout} from '@site/src/components/LoadFailure/insideLayout';
import Layout from '@theme/Layout';
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
  return isInsideLayout ? (
    failure
  ) : (
    // Outside a page there is no route context, which the layout needs: the value of the Not Found page.
    <RouteContextProvider value={{plugin: {name: 'native', id: 'default'}}}>
      <Layout>{failure}</Layout>
    </RouteContextProvider>
  );
}
