import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

interface Props {
  readonly children: ReactNode;
}

/** The layout outside any page: brings the route context that it needs, as Docusaurus does for its Not Found page. */
export default function StandaloneLayout({children}: Props): ReactNode {
  return (
    <RouteContextProvider value={{plugin: {name: 'native', id: 'default'}}}>
      <Layout>{children}</Layout>
    </RouteContextProvider>
  );
}
