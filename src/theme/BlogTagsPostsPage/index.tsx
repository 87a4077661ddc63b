// Wraps the list of a tag's posts: each of its pages has its own title and description.
import {useBlogTagsPostsPageTitle} from '@docusaurus/theme-common/internal';
import ListMetadata from '@site/src/features/histories/ui/ListMetadata';
import type {Props} from '@theme/BlogTagsPostsPage';
import BlogTagsPostsPage from '@theme-original/BlogTagsPostsPage';
import type {ReactNode} from 'react';

export default function BlogTagsPostsPageWrapper(props: Props): ReactNode {
  const {tag, listMetadata} = props;
  return (
    <>
      <BlogTagsPostsPage {...props} />
      <ListMetadata
        title={useBlogTagsPostsPageTitle(tag)}
        description={tag.description ?? ''}
        page={listMetadata.page}
      />
    </>
  );
}
