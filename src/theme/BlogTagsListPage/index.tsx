// Replaces the list of tags: each with its description and its versions.
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {translateTagsPageTitle} from '@docusaurus/theme-common';
import ReleaseGroups from '@site/src/features/histories/ui/ReleaseGroups';
import {useHistorySection} from '@site/src/features/histories/ui/useHistorySection';
import {useReleases} from '@site/src/features/histories/ui/useReleases';
import type {Props} from '@theme/BlogTagsListPage';
import type {ReactNode} from 'react';

export default function BlogTagsListPage({tags, sidebar}: Props): ReactNode {
  const releases = useReleases();
  const {name} = useHistorySection();
  return (
    <ReleaseGroups
      title={translateTagsPageTitle()}
      description={translate(
        {
          id: 'site.history.tagsDescription',
          message: '{name}\u00A0: les tags des notes de version et les notes de chacun.',
          description: 'Description of the list of tags of a history for search engines',
        },
        {name},
      )}
      sidebar={sidebar}
      isBrief
      groups={tags.map(({label, permalink, description}) => ({
        id: label,
        heading: <Link to={permalink}>{label}</Link>,
        text: description,
        releases: releases.filter((release) => release.tags.includes(label)),
      }))}
    />
  );
}
