/** Shows where the translations stand: `npm run i18n:status`. */
import path from 'node:path';
import {LOCALE_CONFIGS} from '../../src/site/locales';
import {TRANSLATED_LOCALES} from '../content/places';
import {loadSite} from '../content/site';
import {LOCK_FILE, parseLock, translationStatus, type TranslationState} from './lock';

const site = loadSite(path.resolve(__dirname, '../..'));
const statuses = translationStatus(site, parseLock(site.files.get(LOCK_FILE)));

console.table(
  Object.fromEntries(
    TRANSLATED_LOCALES.map((locale) => {
      const count = (state: TranslationState) =>
        statuses.filter((status) => status.locale === locale && status.state === state).length;
      return [
        LOCALE_CONFIGS[locale].label,
        {complete: count('complete'), stale: count('stale'), missing: count('missing')},
      ];
    }),
  ),
);
for (const {state, file} of statuses.filter(({state}) => state !== 'complete')) {
  console.log(`${state}: ${file}`);
}
