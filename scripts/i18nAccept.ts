/**
 * Records reviewed translations, messages and questions: `npm run i18n:accept -- <file>…`, or `--all` (CONTRIBUTING).
 */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {DEFAULT_LOCALE, LOCALES, type Locale} from '../src/site/locales';
import type {Sources} from '../src/content/load';
import {
  accept,
  acceptMessages,
  acceptQuestions,
  lockFile,
  lockOf,
  printLock,
  type Lock,
} from '../src/content/lock';
import {CATALOGUES, frenchMessages} from '../src/content/messages';
import {isFrench, type Page} from '../src/content/page';
import {PUBLISHED, publish} from '../src/content/published';
import {TRANSLATED_LOCALES, fileIn} from '../src/content/places';
import {isQuestionsFile, type PageQuestions} from '../src/content/questions';
import {refuse} from './lib/arguments';
import {ROOT, orRefuse, readSources} from './lib/repository';

interface Review {
  readonly locale: Locale;
  readonly page: Page;
}

const USAGE = 'npm run i18n:accept -- <file>…|--all';
const args = process.argv.slice(2);
if (args.length === 0 || (args.includes('--all') && args.length > 1)) {
  refuse(`Name the reviewed files, or --all alone: ${USAGE}`);
}

void main();

async function main(): Promise<void> {
  const sources = readSources();
  const isAll = args[0] === '--all';
  const french = sources.pages.filter(isFrench);
  const reviews = isAll
    ? french.flatMap((page) => reviewsOf(sources, page))
    : args
        .filter((name) => !isQuestionsFile(name) && !CATALOGUES.some((each) => names(name, each)))
        .flatMap((name) => reviewsOfArgument(sources, name));
  const questions = isAll
    ? sources.questions
    : args.filter(isQuestionsFile).flatMap((name) => questionsOfArgument(sources, name));
  const named = CATALOGUES.filter((each) => isAll || args.some((name) => names(name, each)));
  const catalogues = await Promise.all(
    named.map(async (name) => ({name, ...(await frenchMessages(sources, name))})),
  );
  const reviewedIn = (locale: Locale): Lock => {
    const pages = reviews.filter((review) => review.locale === locale).map(({page}) => page);
    return catalogues
      .filter(({name}) => isAll || args.some((argument) => names(argument, name, locale)))
      .reduce(
        (lock, {name, messages}) => acceptMessages(lock, messages, name),
        accept(sources, locale, pages),
      );
  };
  const locks = LOCALES.map((locale) => {
    const text = orRefuse(() => {
      // In French only questions are reviewed.
      const lock = locale === DEFAULT_LOCALE ? lockOf(sources, locale) : reviewedIn(locale);
      const isRead = (asked: PageQuestions) => questions.includes(asked);
      return printLock(acceptQuestions(lock, sources, locale, isRead));
    });
    return [lockFile(locale), text] as const;
  });
  const published = publish(
    sources.files.get(PUBLISHED) ?? '',
    reviews.map(({page}) => page),
  );
  for (const [file, text] of [...locks, [PUBLISHED, published] as const]) {
    if (text !== (sources.files.get(file) ?? '')) {
      writeFileSync(path.join(ROOT, file), text);
    }
  }
  console.log(
    `Recorded in ${lockFile(DEFAULT_LOCALE).replace(DEFAULT_LOCALE, '<language>')}: ${reviews.length} translations of pages, ${questions.length} files of questions${named.map((name) => `, the messages of ${name}`).join('')}.`,
  );
}

/** True when an argument names a catalogue of a language, or of all: `i18n/de/code.json`, `code.json`. */
function names(argument: string, catalogue: string, locale?: Locale): boolean {
  const folders = locale ? [DEFAULT_LOCALE, locale] : LOCALES;
  return [catalogue, ...folders.map((each) => `i18n/${each}/${catalogue}`)].includes(argument);
}

function reviewsOf(sources: Sources, page: Page): Review[] {
  return TRANSLATED_LOCALES.filter((locale) =>
    sources.pageOfFile.has(fileIn(page.file, locale)),
  ).map((locale) => ({locale, page}));
}

/** The questions named by an argument: those of one language, or with the French ones of all. */
function questionsOfArgument({questions}: Sources, argument: string): PageQuestions[] {
  const named = questions.find(({file}) => file === fileOf(argument));
  if (!named) {
    refuse(`${argument} holds no questions of a page.`);
  }
  return questions.filter(
    (asked) =>
      asked === named || (named.locale === DEFAULT_LOCALE && asked.source === named.source),
  );
}

function fileOf(argument: string): string {
  return path.relative(ROOT, path.resolve(argument)).split(path.sep).join('/');
}

function reviewsOfArgument(sources: Sources, argument: string): Review[] {
  const file = fileOf(argument);
  const named = sources.pageOfFile.get(file);
  if (!named) {
    refuse(`${argument} is no page of the site.`);
  }
  const page = sources.pageOfFile.get(named.source);
  if (!page) {
    refuse(`${argument} has no French source: ${named.source} does not exist.`);
  }
  const found = reviewsOf(sources, page).filter(
    ({locale}) => named === page || named.locale === locale,
  );
  if (found.length === 0) {
    refuse(`${argument} has no translation yet.`);
  }
  return found;
}
