// Replaces the list of authors: each with a description and their posts in this history.
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import {translateBlogAuthorsListPageTitle} from '@docusaurus/theme-common/internal';
import ListMetadata from '@site/src/features/histories/ui/ListMetadata';
import {useHistorySection} from '@site/src/features/histories/ui/useHistorySection';
import {useReleases} from '@site/src/features/histories/ui/useReleases';
import BlogLayout from '@theme/BlogLayout';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export default function BlogAuthorsListPage({authors, sidebar}: Props): ReactNode {
  const releases = useReleases();
  const {name: component} = useHistorySection();
  const title = translateBlogAuthorsListPageTitle();
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogAuthorsListPage)}>
      <ListMetadata
        title={title}
        description={translate(
          {
            id: 'site.history.authorsDescription',
            message: '{name}\u00A0: qui rédige les notes de version, et lesquelles.',
            description: 'Description of the list of authors of a history for search engines',
          },
          {name: component},
        )}
      />
      <SearchMetadata tag="blog_authors_list" />
      <BlogLayout sidebar={sidebar}>
        <div className="markdown">
          <Heading as="h1">{title}</Heading>
          {authors
            .filter(({count}) => count > 0)
            .map(({key, name, title: role, page}) => (
              <section key={key}>
                <Heading as="h2" id={key}>
                  {page ? <Link to={page.permalink}>{name}</Link> : name}
                </Heading>
                {role && <p>{role}</p>}
                <ul>
                  {releases
                    .filter((release) => release.authors.some((author) => author.name === name))
                    .map((release) => (
                      <li key={release.permalink}>
                        <Link to={release.permalink}>{release.title}</Link>
                      </li>
                    ))}
                </ul>
              </section>
            ))}
        </div>
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
