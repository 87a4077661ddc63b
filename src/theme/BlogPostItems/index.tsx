// Replaces the openings of posts, one below the other, by a list of releases.
import ReleaseList from '@site/src/features/histories/ui/ReleaseList';
import {useReleases} from '@site/src/features/histories/ui/useReleases';
import type {Props} from '@theme/BlogPostItems';
import type {ReactNode} from 'react';

export default function BlogPostItems({items}: Props): ReactNode {
  const releases = new Map(useReleases().map((release) => [release.permalink, release]));
  return (
    <ReleaseList
      releases={items.flatMap(({content}) => releases.get(content.metadata.permalink) ?? [])}
    />
  );
}
