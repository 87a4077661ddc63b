/** Prints the status of the translations, with the changes that they are to follow: `npm run i18n:status`. */
import './lib/readableWords';
import {catalogues} from '../checks/translations/catalogues';
import {LOCALE_CONFIGS} from '../src/site/locales';
import {askGit} from '../src/content/git';
import {isQuestionsFile} from '../src/content/questions';
import {hasFrontMatter, sourcesFile} from '../src/content/sourceHash';
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
  for (const each of texts.values()) {
    const {source, recorded, state} = each;
    if (state === 'stale' && recorded !== undefined) {
      console.log(`\n${source} since ${recorded}:`);
      console.log(changesSince(ROOT, source, recorded) ?? whereToLook(each));
    }
  }
}

/** For a page that has moved, and for messages in the code: the commit that recorded the review. */
function whereToLook({file, locale, source, recorded}: Translation): string {
  const list = hasFrontMatter(file) ? file : sourcesFile(locale);
  const commit = askGit(ROOT, 'log', '-m', '-1', '--format=%h', `-S${recorded}`, '--', list);
  const folders = source.startsWith('i18n/') ? `src ${source}` : source.split('/')[0];
  return commit
    ? `It was another file then, or several: git diff -M ${commit} -- ${folders}`
    : 'No commit has that text: compare the whole files.';
}
