/**
 * Compares this site with an unconfigured classic template (`faster` on) that has the same content:
 * seconds of a cold build of the four languages, and the JavaScript that pages name after brotli.
 * Both are built in turn, three times, for a machine has faster and slower minutes; only the ratios count.
 */
import path from 'node:path';
import {loadBuiltSite} from '../checks/output/load';
import {timedBuild, weigh} from './lib/bench/measure';
import {median} from './lib/bench/quantile';
import {makeTemplate} from './lib/bench/template';

const ROOT = path.resolve(__dirname, '..');

/** How often each is built. */
const ROUNDS = 3;

main();

function main(): void {
  const template = makeTemplate();
  const rounds = Array.from({length: ROUNDS}, () => {
    const ours = timedBuild('this site', ROOT, ['tsx', 'scripts/build.ts']);
    const theirs = timedBuild('classic template', template, ['docusaurus', 'build']);
    return {ours, theirs, ratio: ours / theirs};
  });
  const ours = median(rounds.map((round) => round.ours));
  const theirs = median(rounds.map((round) => round.theirs));
  const ratios = rounds.map(({ratio}) => ratio);
  const ourPages = weigh(loadBuiltSite(path.join(ROOT, 'build')));
  const theirDocs = weigh(loadBuiltSite(path.join(template, 'build'))).filter(({page}) =>
    page.path.includes('/docs'),
  );
  const heaviest = ourPages.reduce((a, b) => (b.bytes > a.bytes ? b : a));
  const lightest = theirDocs.reduce((a, b) => (b.bytes < a.bytes ? b : a));
  console.log(`
                                   this site   classic template   ratio
cold build, 4 languages, seconds   ${ours.toFixed(1).padStart(9)}   ${theirs.toFixed(1).padStart(16)}   ${median(ratios).toFixed(2)}
JavaScript of a page, kB (br)      ${kilobytes(heaviest.bytes).padStart(9)}   ${kilobytes(lightest.bytes).padStart(16)}   ${(heaviest.bytes / lightest.bytes).toFixed(2)}
                                   heaviest    lightest docs page
                                   ${heaviest.page.path}
                                   ${lightest.page.path}
Seconds and their ratio are medians of ${ROUNDS} rounds, whose ratios were ${ratios.map((ratio) => ratio.toFixed(2)).join(', ')}.
What a page names: all that it loads before any intent of the reader, in the template only what begins it.`);
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
