import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useState, type ReactNode} from 'react';

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

/**
 * A localized day, the same for every reader. Hydration keeps what the page says: the data of `Intl.DateTimeFormat` would
 * block the main thread of almost every page.
 */
export default function LocalDate({date, dateStyle = 'medium', ...props}: Props): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const isBrowser = useIsBrowser();
  const [isHydrating] = useState(ExecutionEnvironment.canUseDOM && !isBrowser);
  const day = new Date(date);
  const format = () =>
    new Intl.DateTimeFormat(currentLocale, {dateStyle, timeZone: 'UTC'})
      .format(day)
      .replace(BETWEEN, ' ');
  return (
    <time {...props} dateTime={day.toISOString()} suppressHydrationWarning>
      {isHydrating ? '' : format()}
    </time>
  );
}
