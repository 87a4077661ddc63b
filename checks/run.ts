/** Checks the sources of the site: `npm run check`, `npm run check -- --locale de` for one language. */
import path from 'node:path';
import {readLocales} from '../scripts/arguments';
import {localeOfFile} from './content/places';
import {CONTENT_RULES} from './content/rules';
import {loadSite} from './content/site';
import {printable, type Finding} from './finding';
import {TRANSLATION_RULES} from './translations';

const ROOT = path.resolve(__dirname, '..');

const locales = readLocales(process.argv.slice(2));
void main();

async function main(): Promise<void> {
  const start = performance.now();
  const site = loadSite(ROOT);
  if (site.pages.length === 0) {
    throw new Error(`No page found under ${ROOT}: run the check in the repository.`);
  }
  const rules = [...CONTENT_RULES, ...TRANSLATION_RULES];
  const found = await Promise.all(rules.map((rule) => Promise.resolve(rule(site))));
  const findings = found.flat().filter(({file}) => locales.includes(localeOfFile(file)));
  const errors = findings.filter(({isWarning}) => !isWarning).length;
  printable(findings).forEach((line) => console.log(line));
  console.log(summary(site.pages.length, errors, findings, start));
  process.exitCode = errors > 0 ? 1 : 0;
}

function summary(
  pages: number,
  errors: number,
  findings: readonly Finding[],
  start: number,
): string {
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  return `${pages} files read, ${errors} errors, ${findings.length - errors} warnings, ${seconds} s.`;
}
