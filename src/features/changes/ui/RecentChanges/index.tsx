import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import {Details} from '@docusaurus/theme-common/Details';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {BRAND, LINKS} from '@site/src/site/brand';
import {
  CHANGES_FEED,
  type ChangesWords,
  type ManualChanges,
  type ShownPage,
  type ShownSection,
} from '@site/src/site/changes';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import LocalDate from '../../../../ui/LocalDate';
import styles from './styles.module.css';

/** A page with more changed sections than these shows how many; the reader opens the list. */
const MAX_OPEN = 3;

interface Props {
  /** Built by src/features/changes/build/plugin.ts. */
  readonly manual: ManualChanges;
}

interface WithWords {
  readonly words: ChangesWords;
}

/** What changed in the manual: days, newest first, their pages, sections, old and new text. */
export default function RecentChanges({manual: {words, days}}: Props): ReactNode {
  const feed = useBaseUrl(CHANGES_FEED);
  return (
    <Layout>
      <main className="container margin-vert--lg">
        <PageMetadata title={words.title} description={words.description} />
        <div className="markdown">
          <Heading as="h1">{words.title}</Heading>
          {days ? (
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
              {days.map(({day, range, pages}) => (
                <section key={day} className={styles.day}>
                  <Heading as="h2" id={day}>
                    <LocalDate date={day} dateStyle="long" />
                  </Heading>
                  <div>
                    {pages.map((page, index) => (
                      <Page key={index} words={words} {...page} />
                    ))}
                    {range && (
                      <p>
                        <Link href={LINKS.compare + range}>{words.whole}</Link>
                      </p>
                    )}
                  </div>
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

function Page({words, kind, title, permalink, sections}: ShownPage & WithWords): ReactNode {
  const list = sections.length > 0 && (
    <ul className="clean-list">
      {sections.map((section, index) => (
        <Section key={index} words={words} {...section} />
      ))}
    </ul>
  );
  return (
    <div className={styles.page}>
      <h3>
        <Linked to={permalink}>{title}</Linked>{' '}
        {kind !== 'changed' && <span className="badge badge--secondary">{words[kind]}</span>}
      </h3>
      {sections.length > MAX_OPEN ? (
        <Details summary={words.sections.replace('{count}', String(sections.length))}>
          {list}
        </Details>
      ) : (
        list
      )}
    </div>
  );
}

function Section({words, title, permalink, before, after}: ShownSection & WithWords): ReactNode {
  return (
    <li>
      <Linked to={permalink}>{title || words.opening}</Linked>
      {before.length + after.length > 0 && (
        <Details
          summary={
            before.length === 0 ? words.come : after.length === 0 ? words.gone : words.quote
          }>
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
        </Details>
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
