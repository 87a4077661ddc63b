// Wraps the layout of the histories: every list names its component and links its other lists and feeds.
import HistoryBar from '@site/src/features/histories/ui/HistoryBar';
import BlogLayout from '@theme-original/BlogLayout';
import type {Props} from '@theme/BlogLayout';
import type {ReactNode} from 'react';

export default function BlogLayoutWrapper({children, ...props}: Props): ReactNode {
  return (
    <BlogLayout {...props}>
      {/* A post has a table of contents, a list has none. */}
      {props.toc === undefined && <HistoryBar />}
      {children}
    </BlogLayout>
  );
}
