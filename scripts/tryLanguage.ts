/**
 * Adds Italian in a copy of the repository with `npm run new:language` alone, then compiles, checks and builds it:
 * `npm run test:language`. What names languages where the command does not look makes it fail.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {DEFAULT_LOCALE, LOCALES, LOCALE_CONFIGS} from '../src/site/locales';
import {copyRepository, refusedIn, runIn} from './copy';
import {readSources} from './repository';

const CODE = 'it';
const NAME = 'Italiano';

const copy = copyRepository('language', {asCommit: true});
main();

function main(): void {
  runIn(copy, 'npm', 'run', '--silent', 'new:language', '--', CODE, NAME);
  const again = ['run', '--silent', 'new:language', '--', 'pt', 'Português'];
  refusedIn(copy, 'Something is not committed', 'npm', ...again);
  runIn(copy, 'npx', 'tsc');
  runIn(copy, 'npm', 'run', '--silent', 'check', '--', '--allow-stale');
  const status = runIn(copy, 'npm', 'run', '--silent', 'i18n:status');
  runIn(copy, 'npm', 'run', '--silent', 'build', '--', '--locale', CODE, '--strict');

  // The minifier leaves out the quotes that HTML does not need.
  const page = built('docs/user/havre/connect/index.html').replace(/["']/g, '');
  expectText(page, `<html lang=${CODE} `, 'its language');
  expectText(page, `<div lang=${DEFAULT_LOCALE}>`, 'the French text, marked as French');
  for (const locale of LOCALES) {
    const {htmlLang} = LOCALE_CONFIGS[locale];
    expectText(page, `hreflang=${htmlLang} `, `its link to ${htmlLang}`);
  }
  const french = readSources().pages.filter(({locale}) => locale === DEFAULT_LOCALE);
  for (const {address, file} of french) {
    const text = built(`${address.slice(1)}/index.html`);
    expectText(text, 'Cette page n’est pas encore traduite', `the notice of ${file}`);
  }
  for (const file of [
    ...french.map(({file}) => path.posix.basename(file)),
    'labels.json',
    'code.json:',
    'tags.yml',
    'src/site/brand.ts:',
  ]) {
    if (
      !status
        .split('\n')
        .some((line) => /^(?:missing|still French): /.test(line) && line.includes(file))
    ) {
      throw new Error(`i18n:status must say that ${file} is not translated.`);
    }
  }
  expectText(built('../robots.txt'), `/${CODE}/sitemap.xml\n`, 'the Italian sitemap');
  expectText(built('../_headers'), `/${CODE}/assets/*\n`, 'the Italian files');
  expectText(built('../_redirects'), `/${CODE}/404.html 404\n`, 'the Italian 404 page');
  for (const name of ['sitemap.xml', '404.html', 'havre/rss.xml', 'search-index-default.json']) {
    built(name);
  }
  console.log(
    `A fifth language was added by one command; ${french.length} pages carry the notice.`,
  );
}

/** The text of a file of the built language. */
function built(name: string): string {
  const file = path.join(copy, 'build', CODE, name);
  if (!existsSync(file)) {
    throw new Error(`${path.relative(copy, file)} was not built.`);
  }
  return readFileSync(file, 'utf8');
}

function expectText(text: string, part: string, what: string): void {
  if (!text.includes(part)) {
    throw new Error(`The built language lacks ${what}: ${part} is not found.`);
  }
}
