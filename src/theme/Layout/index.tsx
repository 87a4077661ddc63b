// Wraps the theme's layout: a context tells components below that they are inside it.
import {InsideLayout} from '@site/src/ui/LoadFailure/insideLayout';
import type LayoutType from '@theme/Layout';
import Layout from '@theme-original/Layout';
import type {ComponentProps, ReactNode} from 'react';

export default function LayoutWrapper({
  children,
  ...props
}: ComponentProps<typeof LayoutType>): ReactNode {
  return (
    <Layout {...props}>
      <InsideLayout.Provider value>{children}</InsideLayout.Provider>
    </Layout>
  );
}
