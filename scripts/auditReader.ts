/**
 * Asks the registry whether anything is known against the packages that reach readers: `npm run audit:reader`, after
 * `npm run build`. Exit code 0: asked, and nothing is known. 1: something is. 2: it could not be asked.
 */
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {lockedPackages} from '../src/packages/lock';
import {purl} from '../src/packages/sbom';
import {SBOM} from '../src/site/packages';
import {refuse, refuseRest} from './arguments';
import {readAudit} from './audit';
import {ROOT} from './repository';

refuseRest(process.argv.slice(2), 'npm run audit:reader');
const file = path.join(ROOT, 'build', SBOM);
if (!existsSync(file)) {
  refuse(`build${SBOM} is not there: run "npm run build" first.`);
}
const {components} = JSON.parse(readFileSync(file, 'utf8')) as {
  readonly components: readonly {readonly purl: string; readonly scope: string}[];
};
const required = new Set(
  components.filter(({scope}) => scope === 'required').map((component) => component.purl),
);
const reader = lockedPackages(ROOT).filter((entry) => required.has(purl(entry)));
const {stdout} = spawnSync('npm', ['audit', '--json', '--package-lock-only', '--omit', 'dev'], {
  cwd: ROOT,
  encoding: 'utf8',
  shell: process.platform === 'win32',
});
const audit = readAudit(stdout, reader);
if (audit.kind === 'not run') {
  refuse(`NOT RUN, so nothing is known: ${audit.why}. Run it where the registry answers.`);
}
for (const {name, severity, advisories} of audit.found) {
  console.error(`${name} (${severity}): ${advisories.join('; ')}`);
}
console.log(
  audit.found.length > 0
    ? `${audit.found.length} of ${reader.length} packages that reach readers have known flaws.`
    : `Clean: nothing is known against the ${reader.length} packages that reach readers.`,
);
console.log(`Known flaws in what only builds the site: ${audit.elsewhere} packages.`);
process.exitCode = audit.found.length > 0 ? 1 : 0;
