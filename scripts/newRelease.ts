/** Creates a release post of today in every language: `npm run new:release -- product 4.2.0`. */
import {refuse} from './arguments';
import {readSources} from './repository';
import {planRelease} from './skeletons';
import {writePlan} from './writePlan';

const [product, version, ...others] = process.argv.slice(2);
if (product === undefined || version === undefined || others.length > 0) {
  refuse('Name the product and the version: npm run new:release -- product 4.2.0');
}
const sources = readSources();
const today = new Date().toISOString().slice(0, 10);
writePlan(sources, planRelease(sources, product, version, today));
