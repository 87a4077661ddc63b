// Ejected from theme-classic 3.10.2 for a heading, the section's policy and a filter above the releases; no structured data.
import {HtmlClassNameProvider, ThemeClassNames, useHistorySelector} from '@docusaurus/theme-common';
import HistoryPolicy from '@site/src/features/histories/ui/HistoryPolicy';
import ListMetadata from '@site/src/features/histories/ui/ListMetadata';
import ReleaseFilter from '@site/src/features/histories/ui/ReleaseFilter';
import {
  chosenReleases,
  readChoice,
  writeChoice,
} from '@site/src/features/histories/ui/ReleaseFilter/choice';
import ReleaseList from '@site/src/features/histories/ui/ReleaseList';
import {useReleases} from '@site/src/features/histories/ui/useReleases';
import {RELEASE_KINDS} from '@site/src/site/releases';
import BlogLayout from '@theme/BlogLayout';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import type {Props} from '@theme/BlogListPage';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export default function BlogListPage({metadata, items, sidebar}: Props): ReactNode {
  const {blogTitle, blogDescription, page} = metadata;
  const releases = useReleases();
  const choice = readChoice(
    useHistorySelector(({location}) => location.search),
    releases,
  );
  const chosen = writeChoice(choice) ? chosenReleases(releases, choice) : undefined;
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogListPage)}>
      <ListMetadata title={blogTitle} description={blogDescription} page={page} />
      <SearchMetadata tag="blog_posts_list" />
      <BlogLayout sidebar={sidebar}>
        <Heading as="h1">{blogTitle}</Heading>
        <p>{blogDescription}</p>
        <ReleaseFilter releases={releases} choice={choice} count={chosen?.length} />
        {chosen ? (
          <ReleaseList
            releases={chosen}
            kinds={choice.kinds.length > 0 ? choice.kinds : RELEASE_KINDS}
          />
        ) : (
          <>
            <BlogPostItems items={items} />
            <BlogListPaginator metadata={metadata} />
          </>
        )}
        <HistoryPolicy />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
