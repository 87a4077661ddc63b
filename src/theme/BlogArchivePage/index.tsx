// Replaces the archive: the header of its history, years below the title, the newest release first, in readable colours.
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import ListMetadata from '@site/src/features/histories/ui/ListMetadata';
import ReleaseDate from '@site/src/features/histories/ui/ReleaseDate';
import {useHistorySection} from '@site/src/features/histories/ui/useHistorySection';
import {useReleases} from '@site/src/features/histories/ui/useReleases';
import BlogLayout from '@theme/BlogLayout';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

export default function BlogArchivePage(): ReactNode {
  const releases = useReleases();
  const {name} = useHistorySection();
  const title = translate({id: 'theme.blog.archive.title', message: 'Archive'});
  const years = new Set(releases.map(({date}) => date.slice(0, 4)));
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
      <BlogLayout>
        <div className="markdown">
          <Heading as="h1">{title}</Heading>
          {[...years].map((year) => (
            <section key={year}>
              <Heading as="h2" id={year}>
                {year}
              </Heading>
              <ul>
                {releases
                  .filter(({date}) => date.startsWith(year))
                  .map(({permalink, title: release, date}) => (
                    <li key={permalink}>
                      <Link to={permalink}>{release}</Link> <ReleaseDate date={date} />
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
