/** Creates a page of the manual in every language: `npm run new:page -- docs/administrateur/x.md`. */
import path from 'node:path';
import {refuse} from './lib/arguments';
import {readSources} from './lib/repository';
import {planPage} from './lib/skeletons';
import {writePlan} from './lib/writePlan';

const [source, ...others] = process.argv.slice(2);
if (source === undefined || others.length > 0) {
  refuse('Name the French file of the page: npm run new:page -- docs/<folder>/<name>.md');
}
writePlan(planPage(readSources(), path.posix.normalize(source.replaceAll('\\', '/'))));
