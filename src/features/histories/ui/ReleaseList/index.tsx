import Link from '@docusaurus/Link';
import type {Release, ReleaseKind} from '@site/src/site/releases';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import LocalDate from '../../../../ui/LocalDate';
import {useReadingTime} from '../useReadingTime';
import {COUNTED_KINDS, releaseKindLabel, useMark} from './kinds';
import styles from './styles.module.css';

interface Props {
  readonly releases: readonly Release[];
  /** Sections whose entries are listed. */
  readonly kinds?: readonly ReleaseKind[];
  /** In a group of releases: below its heading, each on one line, without its text. */
  readonly isGroup?: boolean;
}

/** Releases as a changelog: date, version and marks on one line, then what they bring. */
export default function ReleaseList({releases, kinds, isGroup}: Props): ReactNode {
  const readingTimeText = useReadingTime();
  const markOf = useMark();
  return releases.map((release) => (
    <article key={release.permalink} className={styles.release}>
      <LocalDate className={`quiet ${styles.date}`} date={release.date} />
      <Heading as={isGroup ? 'h3' : 'h2'} className={styles.title}>
        <Link to={release.permalink}>{release.title}</Link>
      </Heading>
      <p className={`quiet ${styles.marks}`}>
        {release.entries['upgrade-notes'] && (
          <span className={clsx('badge', styles.needed)}>{markOf('upgrade-notes')}</span>
        )}
        <span>
          {[
            ...COUNTED_KINDS.flatMap((kind) => {
              const count = release.entries[kind]?.length;
              return count === undefined ? [] : markOf(kind, count);
            }),
            ...(release.readingTime === undefined ? [] : [readingTimeText(release.readingTime)]),
          ].join(' · ')}
        </span>
      </p>
      {kinds ? <Entries {...release} kinds={kinds} /> : !isGroup && <p>{release.description}</p>}
    </article>
  ));
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
