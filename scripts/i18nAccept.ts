/**
 * Records reviewed translations: `npm run i18n:accept -- <file>…`, or `--all`.
 * A French file stands for all its translations, `code.json` for the messages of the interface.
 */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {DEFAULT_LOCALE, type Locale} from '../src/site/locales';
import type {Sources} from '../src/sources/load';
import {MESSAGES, accept, acceptMessages, lockFile, printLock} from '../src/sources/lock';
import {interfaceOf} from '../src/sources/messages';
import {isFrench, type Page} from '../src/sources/page';
import {PUBLISHED, publish} from '../src/sources/published';
import {TRANSLATED_LOCALES, fileIn} from '../src/sources/places';
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
    : args.filter((name) => !isMessages(name)).flatMap((name) => reviewsOfArgument(sources, name));
  const spoken = TRANSLATED_LOCALES.filter(
    (locale) => isAll || args.some((name) => isMessages(name, locale)),
  );
  // Reading the code takes longer than all the rest.
  const messages = spoken.length > 0 ? (await interfaceOf(sources)).messages : undefined;
  const locks = TRANSLATED_LOCALES.map((locale) => {
    const pages = reviews.filter((review) => review.locale === locale).map(({page}) => page);
    const text = orRefuse(() => {
      const lock = accept(sources, locale, pages);
      return printLock(messages && spoken.includes(locale) ? acceptMessages(lock, messages) : lock);
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
    `Recorded in ${lockFile(DEFAULT_LOCALE).replace(DEFAULT_LOCALE, '<language>')}: ${reviews.length} translations of pages${messages ? ', the messages of the interface' : ''}.`,
  );
}

/** Whether an argument names the messages of a language, or of all: `i18n/de/code.json`, `code.json`. */
function isMessages(argument: string, locale?: Locale): boolean {
  const named = [MESSAGES, `i18n/${DEFAULT_LOCALE}/${MESSAGES}`];
  return [
    ...named,
    ...(locale ? [locale] : TRANSLATED_LOCALES).map((each) => `i18n/${each}/${MESSAGES}`),
  ].includes(argument);
}

/** The translations of a French page that are there. */
function reviewsOf(sources: Sources, page: Page): Review[] {
  return TRANSLATED_LOCALES.filter((locale) =>
    sources.pageOfFile.has(fileIn(page.file, locale)),
  ).map((locale) => ({locale, page}));
}

function reviewsOfArgument(sources: Sources, argument: string): Review[] {
  const file = path.relative(ROOT, path.resolve(argument)).split(path.sep).join('/');
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
