// Wraps the layout of the histories: every list names its component and links the lists and feeds beside it.
import HistoryBar from '@site/src/components/HistoryBar';
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
