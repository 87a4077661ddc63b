import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {BRAND, LINKS} from '@site/src/site/brand';
import {
  CHANGES_FEED,
  type ChangesWords,
  type ManualChanges,
  type ShownChange,
  type ShownPage,
  type ShownSection,
} from '@site/src/site/changes';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import ReleaseDate from '../../../histories/ui/ReleaseDate';
import styles from './styles.module.css';

interface Props {
  /** Built by src/features/changes/build/plugin.ts. */
  readonly manual: ManualChanges;
}

interface WithWords {
  readonly words: ChangesWords;
}

/** The changes of the manual, newest first: pages, sections, old and new text. */
export default function RecentChanges({manual: {words, changes}}: Props): ReactNode {
  const feed = useBaseUrl(CHANGES_FEED);
  return (
    <Layout>
      <main className="container margin-vert--lg">
        <PageMetadata title={words.title} description={words.description} />
        <div className="markdown">
          <Heading as="h1">{words.title}</Heading>
          {changes ? (
            <>
              <Head>
                <link
                  rel="alternate"
                  type="application/atom+xml"
                  title={words.title}
                  href={BRAND.siteUrl + feed}
                />
              </Head>
              <p>{words.description}</p>
              <p>
                {/* A file, not a route. */}
                <a href={feed}>{words.subscribe}</a>
              </p>
              {changes.map((change, index) => (
                <section key={change.commit} id={change.commit}>
                  {dayOf(change) !== dayOf(changes[index - 1]) && (
                    <h2>
                      <ReleaseDate date={change.date} />
                    </h2>
                  )}
                  <Change words={words} {...change} />
                </section>
              ))}
            </>
          ) : (
            <p>{words.unknown}</p>
          )}
        </div>
      </main>
    </Layout>
  );
}

/** In UTC, as it is shown. */
function dayOf(change: ShownChange | undefined): string | undefined {
  return change && new Date(change.date).toISOString().slice(0, 10);
}

function Change({words, commit, pages}: ShownChange & WithWords): ReactNode {
  return (
    <>
      <ul>
        {pages.map((page, index) => (
          <Page key={index} words={words} {...page} />
        ))}
      </ul>
      <p>
        <Link href={LINKS.commit + commit}>{words.whole}</Link>
      </p>
    </>
  );
}

function Page({words, kind, title, permalink, sections}: ShownPage & WithWords): ReactNode {
  return (
    <li>
      <Linked to={permalink}>{title}</Linked>
      {kind !== 'changed' && ` (${words[kind]})`}
      {sections.length > 0 && (
        <ul>
          {sections.map((section, index) => (
            <Section key={index} words={words} {...section} />
          ))}
        </ul>
      )}
    </li>
  );
}

function Section({words, title, permalink, before, after}: ShownSection & WithWords): ReactNode {
  return (
    <li>
      <Linked to={permalink}>{title || words.opening}</Linked>
      {before.length + after.length > 0 && (
        <details>
          <summary>{words.quote}</summary>
          {before.length > 0 && (
            <del className={styles.quote}>
              <Lines lines={before} />
            </del>
          )}
          {after.length > 0 && (
            <ins className={styles.quote}>
              <Lines lines={after} />
            </ins>
          )}
        </details>
      )}
    </li>
  );
}

function Lines({lines}: {readonly lines: readonly string[]}): ReactNode {
  return lines.map((line, index) => <p key={index}>{line}</p>);
}

function Linked({
  to,
  children,
}: {
  readonly to: string | undefined;
  readonly children: ReactNode;
}): ReactNode {
  return to === undefined ? children : <Link to={to}>{children}</Link>;
}
