/** Checks the built site: `npm run check:site`. */
import path from 'node:path';
import {loadBuiltSite} from '../checks/output/load';
import {report, type SiteFinding} from '../checks/output/rule';
import {SITE_RULES} from '../checks/output/rules';
import {refuseRest} from './lib/arguments';

const ROOT = path.resolve(__dirname, '..');

refuseRest(process.argv.slice(2), 'npm run check:site');
try {
  const start = performance.now();
  const site = loadBuiltSite(path.join(ROOT, 'build'));
  const reports = Object.entries(SITE_RULES).map(
    ([name, rule]) => [name, report(rule, site, ROOT)] as const,
  );
  // A broken link never blocks publication (specification §5).
  const isReminder = (name: string) =>
    name === 'brokenLinks' && process.env.BROKEN_LINKS === 'warn';
  const found = (isAsked: (name: string) => boolean) =>
    reports.flatMap(([name, {findings: own}]) => (isAsked(name) ? own : []));
  print('warning: ', found(isReminder));
  const blind = reports
    .filter(([, {read}]) => read === 0)
    .map(([name]) => ({
      path: `checks/output (${name})`,
      message: 'reads nothing → mend how it reads the site',
    }));
  const findings = [...found((name) => !isReminder(name)), ...blind];
  const places = print('', findings);
  for (const [name, {read}] of reports) {
    console.log(`  ${name}: ${read} read`);
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `${site.pages.size} pages checked, ${places} faults in ${findings.length} places, ${seconds} s.`,
  );
  process.exitCode = findings.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Prints findings: a fault that every page repeats, e.g. in a menu, is one fault. @returns the number of faults */
function print(prefix: string, findings: readonly SiteFinding[]): number {
  const places = new Map<string, string[]>();
  for (const {path: pagePath, message} of findings) {
    places.set(message, [...(places.get(message) ?? []), pagePath]);
  }
  for (const [message, [first, ...others]] of places) {
    const more = others.length > 0 ? ` (and ${others.length} more)` : '';
    console.error(`${prefix}${first}: ${message}${more}`);
  }
  return places.size;
}
