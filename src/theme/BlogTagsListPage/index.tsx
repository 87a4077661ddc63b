// Wraps the list of tags: it has a description of its own.
import {translate} from '@docusaurus/Translate';
import {translateTagsPageTitle} from '@docusaurus/theme-common';
import ListMetadata from '@site/src/features/histories/ui/ListMetadata';
import {useHistorySection} from '@site/src/features/histories/ui/useHistorySection';
import type {Props} from '@theme/BlogTagsListPage';
import BlogTagsListPage from '@theme-original/BlogTagsListPage';
import type {ReactNode} from 'react';

export default function BlogTagsListPageWrapper(props: Props): ReactNode {
  const {name} = useHistorySection();
  return (
    <>
      <BlogTagsListPage {...props} />
      <ListMetadata
        title={translateTagsPageTitle()}
        description={translate(
          {
            id: 'site.history.tagsDescription',
            message: '{name}\u00A0: les tags des notes de version et le nombre de notes de chacun.',
            description: 'Description of the list of tags of a history for search engines',
          },
          {name},
        )}
      />
    </>
  );
}
