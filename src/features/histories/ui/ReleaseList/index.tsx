import Link from '@docusaurus/Link';
import type {Release, ReleaseKind} from '@site/src/site/releases';
import Heading from '@theme/Heading';
import LastUpdated from '@theme/LastUpdated';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import LocalDate from '../../../../ui/LocalDate';
import {useReadingTime} from '../useReadingTime';
import {MARKED_KINDS, releaseKindLabel, useMark} from './kinds';
import styles from './styles.module.css';

interface Props {
  readonly releases: readonly Release[];
  /** Sections whose entries are listed; without them each release shows counts. */
  readonly kinds?: readonly ReleaseKind[];
  /** In a group of releases: below its heading, each on one line. */
  readonly isGroup?: boolean;
}

/** Releases as a changelog: date, version and marks on one line, then what they bring (specification §2). */
export default function ReleaseList({releases, kinds, isGroup}: Props): ReactNode {
  const readingTimeText = useReadingTime();
  return releases.map((release) => (
    <article key={release.permalink} className={styles.release}>
      <LocalDate className={styles.date} date={release.date} />
      <Heading as={isGroup ? 'h3' : 'h2'} className={styles.title}>
        <Link to={release.permalink}>{release.title}</Link>
      </Heading>
      {kinds ? <Entries {...release} kinds={kinds} /> : !isGroup && <Marks {...release} />}
      {!kinds && <p>{release.description}</p>}
      <p className={styles.small}>
        {release.readingTime !== undefined && <span>{readingTimeText(release.readingTime)}</span>}
        {release.readingTime !== undefined && release.updated !== undefined && <span>{' · '}</span>}
        {release.updated !== undefined && <LastUpdated lastUpdatedAt={release.updated} />}
      </p>
    </article>
  ));
}

function Marks({entries}: Release): ReactNode {
  const markOf = useMark();
  return (
    <ul className={clsx('clean-list', styles.marks)}>
      {MARKED_KINDS.flatMap((kind) => {
        const count = entries[kind]?.length;
        return count === undefined
          ? []
          : [
              <li key={kind} className={clsx('badge', styles[kind])}>
                {markOf(kind, count)}
              </li>,
            ];
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
                  <span>{rest}</span>
                </li>
              ))}
            </ul>
          </section>,
        ]
      : [];
  });
}
