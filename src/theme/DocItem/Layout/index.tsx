// Wraps what stands around the text of a page: it comes alive in a task of its own.
import InTurn from '@site/src/components/InTurn';
import type LayoutType from '@theme/DocItem/Layout';
import Layout from '@theme-original/DocItem/Layout';
import type {ComponentProps, ReactNode} from 'react';

export default function LayoutWrapper(props: ComponentProps<typeof LayoutType>): ReactNode {
  return (
    <InTurn>
      <Layout {...props} />
    </InTurn>
  );
}
