// Replaces the archive: the frame of the other lists, the newest release first.
import {translate} from '@docusaurus/Translate';
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import ListMetadata from '@site/src/features/histories/ui/ListMetadata';
import ReleaseList from '@site/src/features/histories/ui/ReleaseList';
import {useHistorySection} from '@site/src/features/histories/ui/useHistorySection';
import {useReleases} from '@site/src/features/histories/ui/useReleases';
import BlogLayout from '@theme/BlogLayout';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

export default function BlogArchivePage(): ReactNode {
  const releases = useReleases();
  const {name} = useHistorySection();
  const title = translate({id: 'theme.blog.archive.title', message: 'Archive'});
  const sidebar = {
    title: translate({
      id: 'site.history.sidebar',
      message: 'Historique',
      description: 'Title of the menu of a history',
    }),
    items: releases.map((release) => ({...release, unlisted: false})),
  };
  return (
    <HtmlClassNameProvider className={ThemeClassNames.wrapper.blogPages}>
      <ListMetadata
        title={title}
        description={translate(
          {
            id: 'site.history.archiveDescription',
            message: '{name}\u00A0: toutes les versions et leur date, année par année.',
            description: 'Description of the archive of a history for search engines',
          },
          {name},
        )}
      />
      <BlogLayout sidebar={sidebar}>
        <Heading as="h1">{title}</Heading>
        {[...new Set(releases.map(({date}) => date.slice(0, 4)))].map((year) => (
          <section key={year} className="margin-top--lg">
            <Heading as="h2" id={year}>
              {year}
            </Heading>
            <ReleaseList releases={releases.filter(({date}) => date.startsWith(year))} isGroup />
          </section>
        ))}
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
