// Replaces the archive: the frame of the other lists, the newest release first.
import {translate} from '@docusaurus/Translate';
import ReleaseGroups from '@site/src/features/histories/ui/ReleaseGroups';
import {useHistorySection} from '@site/src/features/histories/ui/useHistorySection';
import {useReleases} from '@site/src/features/histories/ui/useReleases';
import type {ReactNode} from 'react';

export default function BlogArchivePage(): ReactNode {
  const releases = useReleases();
  const {name} = useHistorySection();
  return (
    <ReleaseGroups
      title={translate({id: 'theme.blog.archive.title', message: 'Archive'})}
      description={translate(
        {
          id: 'site.history.archiveDescription',
          message: '{name}\u00A0: toutes les versions et leur date, année par année.',
          description: 'Description of the archive of a history for search engines',
        },
        {name},
      )}
      sidebar={{
        title: translate({
          id: 'site.history.sidebar',
          message: 'Historique',
          description: 'Title of the menu of a history',
        }),
        items: releases.map((release) => ({...release, unlisted: false})),
      }}
      groups={[...new Set(releases.map(({date}) => date.slice(0, 4)))].map((year) => ({
        id: year,
        heading: year,
        releases: releases.filter(({date}) => date.startsWith(year)),
      }))}
    />
  );
}
