/**
 * Checks the sources of the site: `npm run check`; `-- --locale de` for one language, `-- --allow-stale` while
 * translations are still to follow.
 */
import {CONTENT_RULES} from '../checks/content/rules';
import {printable, type Finding} from '../checks/finding';
import type {Rule} from '../checks/rule';
import {TRANSLATION_RULES} from '../checks/translations';
import {lockOf} from '../src/sources/lock';
import {TRANSLATED_LOCALES, localeOfFile} from '../src/sources/places';
import {refuseRest, takeLocales} from './arguments';
import {ROOT, orRefuse, readSources} from './repository';

const ALLOW_STALE = '--allow-stale';

void main();

async function main(): Promise<void> {
  const start = performance.now();
  const {locales, rest} = takeLocales(process.argv.slice(2));
  refuseRest(
    rest.filter((argument) => argument !== ALLOW_STALE),
    `npm run check -- [--locale de] [${ALLOW_STALE}]`,
  );
  const sources = readSources();
  if (sources.pages.length === 0) {
    throw new Error(`No page found under ${ROOT}: run the check in the repository.`);
  }
  // Read before any rule runs: a broken lock is the first thing to mend.
  orRefuse(() => TRANSLATED_LOCALES.forEach((locale) => lockOf(sources, locale)));
  const find = async (rules: readonly Rule[]): Promise<Finding[]> => {
    const found = await Promise.all(rules.map((rule) => Promise.resolve(rule(sources))));
    return found.flat().filter(({file}) => locales.includes(localeOfFile(file)));
  };
  const [content, translations] = [await find(CONTENT_RULES), await find(TRANSLATION_RULES)];
  // What differs in a translation that is behind follows from that.
  const behind = new Set(
    translations.filter(({awaitsTranslation}) => awaitsTranslation).map(({file}) => file),
  );
  const isWarning = (finding: Finding): boolean =>
    finding.isWarning ??
    (rest.includes(ALLOW_STALE) && translations.includes(finding) && behind.has(finding.file));
  const findings = [...content, ...translations];
  const warnings = printable(findings.filter(isWarning));
  const errors = printable(findings.filter((finding) => !isWarning(finding)));
  warnings.forEach((line) => console.log(`warning: ${line}`));
  errors.forEach((line) => console.log(line));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `${sources.pages.length} files read, ${errors.length} errors, ${warnings.length} warnings, ${seconds} s.`,
  );
  process.exitCode = errors.length > 0 ? 1 : 0;
}
