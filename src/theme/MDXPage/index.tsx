// Wraps pages outside manual and histories: their text is set as everywhere else.
import type MDXPageType from '@theme/MDXPage';
import MDXPage from '@theme-original/MDXPage';
import {useMemo, type ComponentProps, type ReactNode} from 'react';

export default function MDXPageWrapper({content}: ComponentProps<typeof MDXPageType>): ReactNode {
  const marked = useMemo(() => {
    const Content = content;
    return Object.assign(
      () => (
        <div className="markdown">
          <Content />
        </div>
      ),
      content,
    );
  }, [content]);
  return <MDXPage content={marked} />;
}
