/**
 * Records reviewed translations: `npm run i18n:accept -- <file>…`, or `--all`.
 * A French file stands for all its translations.
 */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {DEFAULT_LOCALE, type Locale} from '../src/site/locales';
import {accept, lockFile, printLock} from '../src/sources/lock';
import type {Page} from '../src/sources/page';
import {PUBLISHED, publish} from '../src/sources/published';
import {TRANSLATED_LOCALES, fileIn} from '../src/sources/places';
import {refuse} from './arguments';
import {ROOT, orRefuse, readSources} from './repository';

interface Review {
  readonly locale: Locale;
  readonly page: Page;
}

const args = process.argv.slice(2);
if (args.length === 0 || (args.includes('--all') && args.length > 1)) {
  refuse('Name the reviewed files, or --all alone: npm run i18n:accept -- <file>…|--all');
}
const sources = readSources();
const french = sources.pages.filter(({locale}) => locale === DEFAULT_LOCALE);
const reviews = args[0] === '--all' ? french.flatMap(reviewsOf) : args.flatMap(reviewsOfArgument);
const locks = TRANSLATED_LOCALES.map((locale) => {
  const pages = reviews.filter((review) => review.locale === locale).map(({page}) => page);
  return [lockFile(locale), orRefuse(() => printLock(accept(sources, locale, pages)))] as const;
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
  `${reviews.length} translations recorded in ${lockFile(DEFAULT_LOCALE).replace(DEFAULT_LOCALE, '<language>')}.`,
);

/** The translations of a French page that are there. */
function reviewsOf(page: Page): Review[] {
  return TRANSLATED_LOCALES.filter((locale) =>
    sources.pageOfFile.has(fileIn(page.file, locale)),
  ).map((locale) => ({locale, page}));
}

function reviewsOfArgument(argument: string): Review[] {
  const file = path.relative(ROOT, path.resolve(argument)).split(path.sep).join('/');
  const named = sources.pageOfFile.get(file);
  if (!named) {
    refuse(`${argument} is no page of the site.`);
  }
  const page = sources.pageOfFile.get(named.source);
  if (!page) {
    refuse(`${argument} has no French source: ${named.source} does not exist.`);
  }
  const found = reviewsOf(page).filter(({locale}) => named === page || named.locale === locale);
  if (found.length === 0) {
    refuse(`${argument} has no translation yet.`);
  }
  return found;
}
