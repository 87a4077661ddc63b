// Replaces the list of authors: each with a description and their releases in this history.
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {translateBlogAuthorsListPageTitle} from '@docusaurus/theme-common/internal';
import ReleaseGroups from '@site/src/features/histories/ui/ReleaseGroups';
import {useHistorySection} from '@site/src/features/histories/ui/useHistorySection';
import {useReleases} from '@site/src/features/histories/ui/useReleases';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';
import type {ReactNode} from 'react';

export default function BlogAuthorsListPage({authors, sidebar}: Props): ReactNode {
  const releases = useReleases();
  const {name: component} = useHistorySection();
  return (
    <ReleaseGroups
      title={translateBlogAuthorsListPageTitle()}
      description={translate(
        {
          id: 'site.history.authorsDescription',
          message: '{name}\u00A0: qui rédige les notes de version, et lesquelles.',
          description: 'Description of the list of authors of a history for search engines',
        },
        {name: component},
      )}
      sidebar={sidebar}
      isBrief
      groups={authors
        .filter(({count}) => count > 0)
        .map(({key, name = key, title, page}) => ({
          id: key,
          heading: page ? <Link to={page.permalink}>{name}</Link> : name,
          text: title,
          releases: releases.filter((release) => release.authors.includes(name)),
        }))}
    />
  );
}
