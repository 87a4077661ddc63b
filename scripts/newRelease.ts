/** Creates a release post in every language: `npm run new:release -- product 4.2.0 [2026-01-31]` (CONTRIBUTING). */
import {refuse} from './lib/arguments';
import {readSources} from './lib/repository';
import {planRelease} from './lib/skeletons';
import {writePlan} from './lib/writePlan';

const today = new Date().toISOString().slice(0, 10);
const [product, version, date = today, ...others] = process.argv.slice(2);
if (product === undefined || version === undefined || others.length > 0) {
  refuse(
    'Name the product, the version and perhaps the day: npm run new:release -- product 4.2.0 [2026-01-31]',
  );
}
writePlan(planRelease(readSources(), product, version, date));
