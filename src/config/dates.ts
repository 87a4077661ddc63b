import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {LOCALE_CONFIGS, type Locale} from '../site/locales';
import type {DayPatterns} from '../site/days';
import {currentLocale} from './currentLocale';

/** What the hook of the theme is called by: its own package imports it as a file. */
const HOOK = /[\\/]IntlUtils(?:\.js)?$/;

/**
 * How days are written, found while building: nearly every page has a date, and the first formatter of dates that a
 * browser makes took it a quarter of the time in which a page comes alive.
 */
export function dates(): Plugin {
  return {
    name: 'dates',
    contentLoaded({actions}) {
      actions.setGlobalData(dayPatterns(currentLocale()));
    },
    configureWebpack: (_config, _isServer, {currentBundler}) => ({
      plugins: [
        new currentBundler.instance.NormalModuleReplacementPlugin(
          HOOK,
          path.resolve(__dirname, '../components/useDateTimeFormat.ts'),
        ),
      ],
    }),
  };
}

/** A day of each month as the language writes it, with `{day}` and `{year}` in place of the numbers. */
export function dayPatterns(locale: Locale): DayPatterns {
  const patterns = (month: 'short' | 'long') => {
    const format = new Intl.DateTimeFormat(LOCALE_CONFIGS[locale].htmlLang, {
      calendar: 'gregory',
      day: 'numeric',
      month,
      year: 'numeric',
      timeZone: 'UTC',
    });
    return Array.from({length: 12}, (_, index) =>
      format
        .formatToParts(Date.UTC(2000, index, 1))
        .map(({type, value}) => (type === 'day' || type === 'year' ? `{${type}}` : value))
        .join(''),
    );
  };
  return {short: patterns('short'), long: patterns('long')};
}
