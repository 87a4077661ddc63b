import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

interface Props {
  readonly children: ReactNode;
}

/**
 * The layout around what stands in the place of a page. A page brings the route context that the layout
 * needs; without a page, this one does, as Docusaurus itself does for its Not Found page.
 */
export default function StandaloneLayout({children}: Props): ReactNode {
  return (
    <RouteContextProvider value={{plugin: {name: 'native', id: 'default'}}}>
      <Layout>{children}</Layout>
    </RouteContextProvider>
  );
}
