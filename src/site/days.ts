/** A day of each month, January first, with `{day}` and `{year}` in place of the numbers, by length of the month. */
export interface DayPatterns {
  readonly short: readonly string[];
  readonly long: readonly string[];
}

/** The day, in UTC, by the pattern of its month. */
export function formatDay(patterns: readonly string[], date: Date): string {
  const pattern = patterns[date.getUTCMonth()] ?? '';
  return pattern
    .replace('{day}', String(date.getUTCDate()))
    .replace('{year}', String(date.getUTCFullYear()));
}
