import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import {RELEASE_KINDS, type Release, type ReleaseKind} from '@site/src/site/releases';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import {Fragment, type ReactNode} from 'react';
import ReleaseDate from '../ReleaseDate';
import {releaseKindLabel, useKindCount} from './kinds';
import styles from './styles.module.css';

interface Props {
  readonly releases: readonly Release[];
  /** Sections whose entries are listed; without them each release shows counts. */
  readonly kinds?: readonly ReleaseKind[];
}

/** Releases as a changelog: date, version, content, author (specification §2). */
export default function ReleaseList({releases, kinds}: Props): ReactNode {
  return releases.map((release) => (
    <article key={release.permalink} className={styles.release}>
      <ReleaseDate className={styles.date} date={release.date} />
      <div>
        <Heading as="h2" className={styles.title}>
          <Link to={release.permalink}>{release.title}</Link>
        </Heading>
        {kinds ? (
          <Entries {...release} kinds={kinds} />
        ) : (
          <>
            <Counts {...release} />
            <p>{release.description}</p>
          </>
        )}
        <Byline {...release} />
      </div>
    </article>
  ));
}

function Counts({entries}: Release): ReactNode {
  const countOf = useKindCount();
  return (
    <ul className={clsx('clean-list', styles.counts)}>
      {RELEASE_KINDS.flatMap((kind) => {
        const count = entries[kind]?.length;
        return count === undefined ? [] : [<li key={kind}>{countOf(kind, count)}</li>];
      })}
    </ul>
  );
}

function Entries({entries, permalink, kinds}: Release & Required<Pick<Props, 'kinds'>>): ReactNode {
  return kinds.flatMap((kind) => {
    const list = entries[kind];
    return list
      ? [
          <section key={kind}>
            <Heading as="h3" className={styles.kind}>
              <Link to={`${permalink}#${kind}`}>{releaseKindLabel(kind)}</Link>
            </Heading>
            <ul>
              {list.map(([subject, rest]) => (
                <li key={subject + rest}>
                  <strong>{subject}</strong>
                  {rest}
                </li>
              ))}
            </ul>
          </section>,
        ]
      : [];
  });
}

function Byline({authors, readingTime, updated}: Release): ReactNode {
  const {selectMessage} = usePluralForm();
  const minutes = readingTime === undefined ? undefined : Math.ceil(readingTime);
  return (
    <p className={styles.byline}>
      {authors.map(({name, permalink}, index) => (
        <Fragment key={name}>
          {index > 0 && ' · '}
          {permalink === undefined ? name : <Link to={permalink}>{name}</Link>}
        </Fragment>
      ))}
      {minutes !== undefined &&
        ` · ${selectMessage(
          minutes,
          translate(
            {
              id: 'theme.blog.post.readingTime.plurals',
              message: 'One min read|{readingTime} min read',
              description: 'Pluralized label for "{readingTime} min read"',
            },
            {readingTime: minutes},
          ),
        )}`}
      {updated !== undefined && (
        <>
          {' · '}
          <Translate
            id="site.releases.updated"
            description="When the notes of a release were last changed"
            values={{date: <ReleaseDate date={updated} />}}>
            {'mise à jour le {date}'}
          </Translate>
        </>
      )}
    </p>
  );
}
