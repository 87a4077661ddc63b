import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {BRAND, LINKS} from '@site/src/site/brand';
import {
  CHANGES_FEED,
  type ManualChanges,
  type ShownChange,
  type ShownPage,
  type ShownSection,
} from '@site/src/site/changes';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import ReleaseDate from '../ReleaseDate';
import styles from './styles.module.css';

interface Props {
  /** Made while building (src/config/changes.ts). */
  readonly history: ManualChanges;
}

/** What changed in the manual, newest first: pages, sections, what they said and what they say. */
export default function RecentChanges({history: {changes}}: Props): ReactNode {
  const feed = useBaseUrl(CHANGES_FEED);
  const title = translate({
    id: 'site.changes.title',
    message: 'Modifications récentes du manuel',
    description: 'Title of the page that says what changed in the manual',
  });
  const description = translate({
    id: 'site.changes.description',
    message:
      'Suivez ce qui change dans le manuel\u00A0: pages ajoutées ou retirées, sections modifiées, et ce qu’elles disaient avant.',
    description: 'Description of the page that says what changed in the manual',
  });
  return (
    <Layout>
      <main className="container margin-vert--lg">
        <PageMetadata title={title} description={description} />
        <div className="markdown">
          <Heading as="h1">{title}</Heading>
          {changes ? (
            <>
              <Head>
                <link
                  rel="alternate"
                  type="application/atom+xml"
                  title={title}
                  href={BRAND.siteUrl + feed}
                />
              </Head>
              <p>
                <Translate
                  id="site.changes.introduction"
                  description="Below the title; {feed} is a link"
                  values={{feed: <a href={feed}>Atom</a>}}>
                  {
                    'Ce que chaque modification a ajouté, changé ou retiré, la plus récente d’abord. Pour en être averti, abonnez-vous au flux {feed}.'
                  }
                </Translate>
              </p>
              {changes.map((change) => (
                <Change key={change.commit} {...change} />
              ))}
            </>
          ) : (
            <p>
              <Translate
                id="site.changes.unknown"
                description="In place of the changes where the site was built without Git">
                {
                  'Ce site a été construit sans l’historique de ses sources\u00A0: les modifications ne sont pas connues ici.'
                }
              </Translate>
            </p>
          )}
        </div>
      </main>
    </Layout>
  );
}

function Change({commit, date, why, pages}: ShownChange): ReactNode {
  return (
    <section id={commit} className={styles.change}>
      <h2 className={styles.heading}>
        <ReleaseDate date={date} />
      </h2>
      {why !== undefined && <p>{why}</p>}
      <ul>
        {pages.map((page) => (
          <Page key={page.permalink ?? page.title} {...page} />
        ))}
      </ul>
      <p className={styles.whole}>
        <Link href={LINKS.commit + commit}>
          <Translate id="site.changes.whole" description="Link to the commit of a change">
            Toute la modification
          </Translate>
        </Link>
      </p>
    </section>
  );
}

function Page({kind, title, permalink, sections}: ShownPage): ReactNode {
  return (
    <li>
      <Linked to={permalink}>{title}</Linked>
      {kind === 'added' && (
        <>
          {' '}
          (
          <Translate id="site.changes.added" description="Beside the name of a page">
            nouvelle page
          </Translate>
          )
        </>
      )}
      {kind === 'removed' && (
        <>
          {' '}
          (
          <Translate id="site.changes.removed" description="Beside the name of a page">
            page retirée
          </Translate>
          )
        </>
      )}
      {sections.length > 0 && (
        <ul>
          {sections.map((section) => (
            <Section key={section.permalink ?? section.title} {...section} />
          ))}
        </ul>
      )}
    </li>
  );
}

function Section({title, permalink, before, after}: ShownSection): ReactNode {
  return (
    <li>
      <Linked to={permalink}>
        {title === '' ? (
          <Translate id="site.changes.opening" description="What stands above the first section">
            Début de la page
          </Translate>
        ) : (
          title
        )}
      </Linked>
      {before.length + after.length > 0 && (
        <details>
          <summary>
            <Translate id="site.changes.quote" description="Opens the old and the new text">
              Avant et après
            </Translate>
          </summary>
          {before.length > 0 && (
            <del className={styles.before}>
              <Lines lines={before} />
            </del>
          )}
          {after.length > 0 && (
            <ins className={styles.after}>
              <Lines lines={after} />
            </ins>
          )}
        </details>
      )}
    </li>
  );
}

function Lines({lines}: {readonly lines: readonly string[]}): ReactNode {
  return lines.map((line, index) => <p key={`${index}${line}`}>{line}</p>);
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
