import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import type {ReactNode} from 'react';

interface Props {
  /** ISO 8601. */
  readonly date: string;
  /** Long where it is not one of many. */
  readonly dateStyle?: 'medium' | 'long';
  readonly className?: string | undefined;
}

/** A localized day, the same for every reader. */
export default function ReleaseDate({date, dateStyle = 'medium', className}: Props): ReactNode {
  const format = useDateTimeFormat({dateStyle, timeZone: 'UTC'});
  const day = new Date(date);
  return (
    <time className={className} dateTime={day.toISOString()}>
      {format.format(day)}
    </time>
  );
}
