// Wraps the layout of the histories: every page announces its feeds; every list names its component and links its other
// lists and feeds.
import FeedLinks from '@site/src/features/histories/ui/FeedLinks';
import HistoryBar from '@site/src/features/histories/ui/HistoryBar';
import {useHistorySection} from '@site/src/features/histories/ui/useHistorySection';
import BlogLayout from '@theme-original/BlogLayout';
import type {Props} from '@theme/BlogLayout';
import type {ReactNode} from 'react';

export default function BlogLayoutWrapper({children, ...props}: Props): ReactNode {
  return (
    <BlogLayout {...props}>
      <FeedLinks histories={[useHistorySection()]} />
      {/* A post has a table of contents, a list has none. */}
      {props.toc === undefined && <HistoryBar />}
      {children}
    </BlogLayout>
  );
}
