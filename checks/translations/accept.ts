/**
 * Records reviewed translations: `npm run i18n:accept -- <file>…`, or `--all`.
 * A French file stands for all its translations.
 */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {refuse} from '../../scripts/arguments';
import {TRANSLATED_LOCALES, fileIn} from '../content/places';
import {loadSite, type Site} from '../content/site';
import {LOCK_FILE, accept, parseLock, printLock} from './lock';

const ROOT = path.resolve(__dirname, '../..');

const args = process.argv.slice(2);
if (args.length === 0) {
  refuse('Name the reviewed files, or --all: npm run i18n:accept -- <file>…|--all');
}
const site = loadSite(ROOT);
const files = args.includes('--all') ? allTranslations(site) : args.flatMap(translationsOf);
const lock = accept(site, parseLock(site.files.get(LOCK_FILE)), files);
writeFileSync(path.join(ROOT, LOCK_FILE), printLock(lock));
console.log(`${files.length} translations recorded in ${LOCK_FILE}.`);

function allTranslations({pages, pageOfFile}: Site): string[] {
  return pages
    .filter(({file, source}) => file !== source && pageOfFile.has(source))
    .map(({file}) => file);
}

function translationsOf(argument: string): string[] {
  const file = path.relative(ROOT, path.resolve(argument)).split(path.sep).join('/');
  const page = site.pageOfFile.get(file);
  if (!page) {
    refuse(`${argument} is no page of the site.`);
  }
  if (!site.pageOfFile.has(page.source)) {
    refuse(`${argument} has no French source: ${page.source} does not exist.`);
  }
  const found = (page.file === page.source ? TRANSLATED_LOCALES : [page.locale])
    .map((locale) => fileIn(page.source, locale))
    .filter((translation) => site.pageOfFile.has(translation));
  if (found.length === 0) {
    refuse(`${argument} has no translation yet.`);
  }
  return found;
}
