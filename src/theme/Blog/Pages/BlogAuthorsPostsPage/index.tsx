// Wraps the page of an author: each of its pages has its own title and description; without posts it is `noindex`.
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import {useBlogAuthorPageTitle} from '@docusaurus/theme-common/internal';
import ListMetadata from '@site/src/features/histories/ui/ListMetadata';
import {useHistorySection} from '@site/src/features/histories/ui/useHistorySection';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsPostsPage';
import BlogAuthorsPostsPage from '@theme-original/Blog/Pages/BlogAuthorsPostsPage';
import type {ReactNode} from 'react';

export default function BlogAuthorsPostsPageWrapper(props: Props): ReactNode {
  const {author, listMetadata} = props;
  const {name} = useHistorySection();
  return (
    <>
      <BlogAuthorsPostsPage {...props} />
      {author.count === 0 && (
        <Head>
          <meta name="robots" content="noindex, follow" />
        </Head>
      )}
      <ListMetadata
        title={useBlogAuthorPageTitle(author)}
        description={translate(
          {
            id: 'site.history.authorDescription',
            message:
              '{name}\u00A0: les notes de version rédigées par cet auteur ({author}), de la plus récente à la plus ancienne.',
            description: 'Description of the page of an author for search engines',
          },
          {name, author: author.name ?? author.key},
        )}
        page={listMetadata.page}
      />
    </>
  );
}
