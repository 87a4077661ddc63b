// Wraps the line with a post's date: a menu beside it copies or opens the post as Markdown.
import PageMenu from '@site/src/features/twins/ui/PageMenu';
import type {Props} from '@theme/BlogPostItem/Header/Info';
import Info from '@theme-original/BlogPostItem/Header/Info';
import type {ReactNode} from 'react';

export default function BlogPostItemHeaderInfoWrapper(props: Props): ReactNode {
  return (
    <PageMenu>
      <Info {...props} />
    </PageMenu>
  );
}
