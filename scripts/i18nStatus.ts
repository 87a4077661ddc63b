/** Prints the status of the translations, with the changes that they are to follow: `npm run i18n:status`. */
import {catalogues} from '../checks/translations/catalogues';
import {LOCALE_CONFIGS} from '../src/site/locales';
import {isQuestionsFile} from '../src/content/questions';
import {changesSince, translatedPages, translations} from '../src/content/translations';
import type {Translation, TranslationState} from '../src/content/translations';
import {TRANSLATED_LOCALES} from '../src/content/places';
import {refuseRest} from './lib/arguments';
import {ROOT, readSources} from './lib/repository';

refuseRest(process.argv.slice(2), 'npm run i18n:status');
void main();

async function main(): Promise<void> {
  const sources = readSources();
  const pages = translatedPages(sources);
  const states: readonly TranslationState[] = ['complete', 'stale', 'untranslated', 'missing'];
  console.table(
    Object.fromEntries(
      TRANSLATED_LOCALES.map((locale) => [
        LOCALE_CONFIGS[locale].label,
        Object.fromEntries(
          states.map((state) => [
            state,
            pages.filter((page) => page.locale === locale && page.state === state).length,
          ]),
        ),
      ]),
    ),
  );
  const messages = (await catalogues(sources)).filter(({awaitsTranslation}) => awaitsTranslation);
  for (const {file, line} of messages) {
    console.log(`still French: ${file}:${line}`);
  }
  const behind = (await translations(sources)).filter(({state}) => state !== 'complete');
  for (const {file, state} of behind) {
    console.log(`${isQuestionsFile(file) ? 'questions to read again' : state}: ${file}`);
  }
  printChanges(behind);
}

/** Prints once what has changed for all that follow the same French text. */
function printChanges(behind: readonly Translation[]): void {
  const texts = new Map(behind.map((each) => [`${each.source} ${each.recorded}`, each]));
  for (const {source, recorded, state} of texts.values()) {
    if (state === 'stale' && recorded !== undefined) {
      console.log(
        `\n${source} since ${recorded}:\n${
          changesSince(ROOT, source, recorded) ??
          'no commit has that text; compare the whole files, of code.json with the texts in src/.'
        }`,
      );
    }
  }
}
