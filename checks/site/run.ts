/** Checks the built site: `npm run check:site`, after `npm run build`. */
import path from 'node:path';
import {duplicateRoutes} from './duplicateRoutes';
import {loadBuiltSite} from './load';
import {machinePaths} from './machinePaths';
import {SITE_RULES} from './rules';

const ROOT = path.resolve(__dirname, '../..');

try {
  const start = performance.now();
  const site = loadBuiltSite(path.join(ROOT, 'build'));
  const findings = [
    ...SITE_RULES.flatMap((rule) => rule(site)),
    ...duplicateRoutes(ROOT),
    ...machinePaths(site, ROOT),
  ];
  for (const {path: pagePath, message} of findings) {
    console.error(`${pagePath}: ${message}`);
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${site.pages.size} pages checked, ${findings.length} findings, ${seconds} s.`);
  process.exitCode = findings.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
