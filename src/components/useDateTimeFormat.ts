import {usePluginData} from '@docusaurus/useGlobalData';
import {formatDay, type DayPatterns} from '@site/src/site/days';

interface Format {
  /** The day, in UTC, as the language writes it. */
  format(date: Date): string;
}

/**
 * In place of the theme's hook of this name (src/config/dates.ts): days by patterns, and no formatter of the browser's,
 * which is slow to make.
 *
 * @param options of which only the length of the month counts: the theme asks for nothing but days
 */
export function useDateTimeFormat({month}: {readonly month: 'short' | 'long'}): Format {
  const patterns = usePluginData('dates') as DayPatterns;
  return {format: (date) => formatDay(patterns[month], date)};
}
