/** Prints the status of the translations: `npm run i18n:status`. */
import {catalogues} from '../checks/translations/catalogues';
import {LOCALES, LOCALE_CONFIGS} from '../src/site/locales';
import {questionsBehind, translationStatus, type TranslationState} from '../src/content/lock';
import {TRANSLATED_LOCALES} from '../src/content/places';
import {refuseRest} from './lib/arguments';
import {orRefuse, readSources} from './lib/repository';

refuseRest(process.argv.slice(2), 'npm run i18n:status');
void main();

async function main(): Promise<void> {
  const sources = readSources();
  const statuses = orRefuse(() => translationStatus(sources));
  const states: readonly TranslationState[] = ['complete', 'stale', 'untranslated', 'missing'];

  console.table(
    Object.fromEntries(
      TRANSLATED_LOCALES.map((locale) => [
        LOCALE_CONFIGS[locale].label,
        Object.fromEntries(
          states.map((state) => [
            state,
            statuses.filter((status) => status.locale === locale && status.state === state).length,
          ]),
        ),
      ]),
    ),
  );
  const messages = (await catalogues(sources)).filter(({awaitsTranslation}) => awaitsTranslation);
  for (const {file, line} of messages) {
    console.log(`still French: ${file}:${line}`);
  }
  for (const {state, file} of statuses.filter(({state}) => state !== 'complete')) {
    console.log(`${state}: ${file}`);
  }
  for (const {asked, line, section} of LOCALES.flatMap((each) => questionsBehind(sources, each))) {
    console.log(
      `questions to read again: ${asked.file}:${line} (${asked.source}:${section.line} has changed)`,
    );
  }
}
