/** Creates a page of the manual in the four languages: `npm run new:page -- docs/administrateur/x.md`. */
import path from 'node:path';
import {loadSite} from '../checks/content/site';
import {planPage} from '../checks/translations/skeletons';
import {writePlan} from '../checks/translations/writePlan';
import {refuse} from './arguments';

const ROOT = path.resolve(__dirname, '..');

const [source, ...others] = process.argv.slice(2);
if (source === undefined || others.length > 0) {
  refuse('Name the French file of the page: npm run new:page -- docs/<folder>/<name>.md');
}
const site = loadSite(ROOT);
writePlan(ROOT, site, planPage(site, source));
