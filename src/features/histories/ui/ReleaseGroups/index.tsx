import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import type {Release} from '@site/src/site/releases';
import BlogLayout, {type Props as LayoutProps} from '@theme/BlogLayout';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import ListMetadata from '../ListMetadata';
import ReleaseList from '../ReleaseList';
import styles from './styles.module.css';

interface Props extends Pick<LayoutProps, 'sidebar'> {
  readonly title: string;
  /** One line of versions for each group, whose heading leads to its releases. */
  readonly isBrief?: boolean;
  /** For search engines. */
  readonly description: string;
  readonly groups: readonly {
    readonly id: string;
    readonly heading: ReactNode;
    readonly text?: string | undefined;
    readonly releases: readonly Release[];
  }[];
}

/** A page of a history that lists its releases by year, tag or author. */
export default function ReleaseGroups({
  title,
  description,
  sidebar,
  groups,
  isBrief,
}: Props): ReactNode {
  return (
    <HtmlClassNameProvider className={ThemeClassNames.wrapper.blogPages}>
      <ListMetadata title={title} description={description} />
      <BlogLayout sidebar={sidebar}>
        <Heading as="h1">{title}</Heading>
        {groups.map(({id, heading, text, releases}) => (
          <section key={id} className="margin-top--lg">
            <Heading as="h2" id={id}>
              {heading}
            </Heading>
            {text && <p>{text}</p>}
            {isBrief ? (
              <Versions releases={releases} />
            ) : (
              <ReleaseList releases={releases} isGroup />
            )}
          </section>
        ))}
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}

function Versions({releases}: {readonly releases: readonly Release[]}): ReactNode {
  return (
    <ul className={clsx('clean-list', styles.versions)}>
      {releases.map(({permalink, title, version}) => (
        <li key={permalink}>
          <Link to={permalink} title={title}>
            {version}
          </Link>
        </li>
      ))}
    </ul>
  );
}
