/** Checks the built site: `npm run check:site`. `-- --accept-counts` records how much each rule reads now. */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {blindRules, parseCounts} from '../checks/output/counts';
import {loadBuiltSite} from '../checks/output/load';
import {report} from '../checks/output/rule';
import {SITE_RULES} from '../checks/output/rules';
import {refuse} from './lib/arguments';

const ROOT = path.resolve(__dirname, '..');
const COUNTS = path.join(ROOT, 'checks/output/counts.json');

const [option, ...others] = process.argv.slice(2);
if (others.length > 0 || (option !== undefined && option !== '--accept-counts')) {
  refuse('The only option is --accept-counts: npm run check:site -- --accept-counts');
}
try {
  const start = performance.now();
  const site = loadBuiltSite(path.join(ROOT, 'build'));
  const reports = Object.entries(SITE_RULES).map(
    ([name, rule]) => [name, report(rule, site, ROOT)] as const,
  );
  const counts = Object.fromEntries(reports.map(([name, {read}]) => [name, read]));
  if (option !== undefined) {
    writeFileSync(COUNTS, `${JSON.stringify(counts, null, 2)}\n`);
  }
  const findings = [
    ...reports.flatMap(([, {findings: found}]) => found),
    ...blindRules(counts, parseCounts(readFileSync(COUNTS, 'utf8'))),
  ];
  const places = new Map<string, string[]>();
  for (const {path: pagePath, message} of findings) {
    places.set(message, [...(places.get(message) ?? []), pagePath]);
  }
  // A fault that every page repeats, e.g. in a menu, is one fault.
  for (const [message, [first, ...others]] of places) {
    console.error(`${first}: ${message}${others.length > 0 ? ` (and ${others.length} more)` : ''}`);
  }
  for (const [name, read] of Object.entries(counts)) {
    console.log(`  ${name}: ${read} read`);
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `${site.pages.size} pages checked, ${places.size} faults in ${findings.length} places, ${seconds} s.`,
  );
  process.exitCode = findings.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
