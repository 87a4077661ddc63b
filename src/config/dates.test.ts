import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {formatDay} from '../site/days';
import {LOCALES} from '../site/locales';
import {dates, dayPatterns} from './dates';
import {replacementsOf} from './testing';

test.each(LOCALES)('each day is written as browsers write it: %s', (locale) => {
  const patterns = dayPatterns(locale);
  for (const month of ['short', 'long'] as const) {
    const format = new Intl.DateTimeFormat(locale, {
      calendar: 'gregory',
      day: 'numeric',
      month,
      year: 'numeric',
      timeZone: 'UTC',
    });
    const days = Array.from({length: 366}, (_, index) => new Date(Date.UTC(2028, 0, 1 + index)));
    expect(days.map((day) => formatDay(patterns[month], day))).toEqual(
      days.map((day) => format.format(day)),
    );
  }
});

test('the hook of the theme, by the name of its file, is replaced by ours', () => {
  const theme = path.dirname(require.resolve('@docusaurus/theme-common/internal'));
  const replaced = replacementsOf(dates());
  expect(replaced).toHaveLength(1);
  const [[hook, file] = [/^$/, '']] = replaced;
  const hooks = readFileSync(path.join(theme, 'internal.js'), 'utf8');
  expect(hooks).toContain("{ useDateTimeFormat } from './utils/IntlUtils'");
  expect('./utils/IntlUtils').toMatch(hook);
  expect(require.resolve(file)).toBe(path.resolve('src/components/useDateTimeFormat.ts'));
});
