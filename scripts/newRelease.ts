/** Creates a release post of today in the four languages: `npm run new:release -- product 4.2.0`. */
import path from 'node:path';
import {loadSite} from '../checks/content/site';
import {planRelease} from '../checks/translations/skeletons';
import {writePlan} from '../checks/translations/writePlan';
import {refuse} from './arguments';

const ROOT = path.resolve(__dirname, '..');

const [product, version, ...others] = process.argv.slice(2);
if (product === undefined || version === undefined || others.length > 0) {
  refuse('Name the product and the version: npm run new:release -- product 4.2.0');
}
const site = loadSite(ROOT);
const today = new Date().toISOString().slice(0, 10);
writePlan(ROOT, site, planRelease(site, product, version, today));
