/**
 * Compares this site with an unconfigured classic template that has the same content and the search package's own
 * search: `npm run bench:peers`. Both are built and loaded in turn in one run, since machines have faster and slower
 * minutes: of times, only the ratios count. Fails above those of `scripts/lib/bench/limits.ts`.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {refuseRest} from './lib/arguments';
import type {Figures} from './lib/bench/bytes';
import {coldBuild} from './lib/bench/coldBuild';
import {inTurn, isAbove} from './lib/bench/compare';
import {PAGES, RATIO_LIMITS} from './lib/bench/limits';
import {serveCompressed} from './lib/bench/serveCompressed';
import {makeTemplate} from './lib/bench/template';
import {visit} from './lib/bench/visit';
import {launchOptions} from './lib/browser';
import {ROOT} from './lib/repository';

const VISITS = 5;

/** Pages are loaded this many times slower than this machine could. */
const SLOWDOWN = 4;

void main();

async function main(): Promise<void> {
  refuseRest(process.argv.slice(2), 'npm run bench:peers');
  const template = makeTemplate();
  const measured = [
    [
      {'cold build': coldBuild('this site', ROOT, 'npm', 'run', 'build')},
      {'cold build': coldBuild('the template', template, 'npx', 'docusaurus', 'build')},
    ],
    ...(await inBrowser([ROOT, template].map((folder) => path.join(folder, 'build')))),
  ];
  const [ours, theirs] = ([0, 1] as const).map((site) =>
    measured.reduce<Figures>((all, both) => ({...all, ...both[site]}), {}),
  ) as [Figures, Figures];
  console.log('Bytes and milliseconds:');
  console.table(
    Object.entries(ours).map(([name, figure]) => ({
      name,
      ours: Math.round(figure),
      theirs: theirs[name] && Math.round(theirs[name]),
      ratio: theirs[name] && (figure / theirs[name]).toFixed(2),
      limit: RATIO_LIMITS[name],
    })),
  );
  const above = Object.keys(ours).filter((name) =>
    isAbove(ours[name], theirs[name], RATIO_LIMITS[name]),
  );
  console.log(
    above.length === 0 ? 'All within the limits.' : `Above the limits: ${above.join('; ')}.`,
  );
  process.exitCode = above.length === 0 ? 0 : 1;
}

/** Loads pages of the built sites in turn; the figures of each site, page by page. */
async function inBrowser(builds: readonly string[]): Promise<Figures[][]> {
  console.log('Loading pages…');
  const browser = await chromium.launch(launchOptions());
  const sites = await Promise.all(builds.map((folder) => serveCompressed(folder)));
  const measured: Figures[][] = [];
  try {
    for (const [name, address] of Object.entries(PAGES)) {
      // The unconfigured template has no home page.
      const having = sites.filter(
        (_, site) => site === 0 || existsSync(path.join(builds[site]!, address, 'index.html')),
      );
      const visits = having.map((site) => async () => {
        const {weight, scripts, blocked} = await visit(browser, site, address, SLOWDOWN);
        return {
          [`${name}, all`]: weight.all,
          [`${name}, scripts`]: scripts,
          [`${name}, blocked`]: blocked,
        };
      });
      measured.push(await inTurn(VISITS, visits));
    }
    return measured;
  } finally {
    await browser.close();
    sites.forEach(({stop}) => stop());
  }
}
