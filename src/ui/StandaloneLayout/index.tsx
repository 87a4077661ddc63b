import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

interface Props {
  readonly children: ReactNode;
}

/**
 * The layout for content outside any page. Pages bring the route context that the layout needs; this brings its own, as
 * Docusaurus does for its Not Found page.
 */
export default function StandaloneLayout({children}: Props): ReactNode {
  return (
    <RouteContextProvider value={{plugin: {name: 'native', id: 'default'}}}>
      <Layout>{children}</Layout>
    </RouteContextProvider>
  );
}
