// Wraps the sidebar: it comes alive in a task of its own.
import InTurn from '@site/src/components/InTurn';
import type DocSidebarType from '@theme/DocSidebar';
import DocSidebar from '@theme-original/DocSidebar';
import type {ComponentProps, ReactNode} from 'react';

export default function DocSidebarWrapper(props: ComponentProps<typeof DocSidebarType>): ReactNode {
  return (
    <InTurn>
      <DocSidebar {...props} />
    </InTurn>
  );
}
