import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import type {ReactNode} from 'react';

interface Props {
  /** ISO 8601, or milliseconds since 1970. */
  readonly date: string | number;
  /** Long where it is not one of many. */
  readonly dateStyle?: 'medium' | 'long';
  readonly className?: string | undefined;
  /** Microdata. */
  readonly itemProp?: string;
}

/** Chinese dates have spaces: 2025 年 10 月 14 日. */
const BETWEEN = /(?<=\d)(?=[年月日])|(?<=[年月])(?=\d)/gu;

/** A localized day, the same for every reader. */
export default function LocalDate({date, dateStyle = 'medium', ...props}: Props): ReactNode {
  const format = useDateTimeFormat({dateStyle, timeZone: 'UTC'});
  const day = new Date(date);
  return (
    <time {...props} dateTime={day.toISOString()}>
      {format.format(day).replace(BETWEEN, ' ')}
    </time>
  );
}
