/**
 * Measures how a page comes alive in the browser, at a quarter of this machine's speed: `npm run bench:page`, after
 * `npm run build`. With `-- --against <folder>`, another build is loaded in turn in the same run; only the ratios
 * count.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import {readArguments} from './lib/arguments';
import {noteLongTasks, notedLongTasks} from './lib/bench/longTasks';
import {median} from './lib/bench/quantile';
import {serveCompressed} from './lib/bench/serveCompressed';
import {launchOptions} from './lib/browser';

const RUNS = 9;
const PAGES = {
  home: '/',
  'text page': '/docs/user/havre/connect',
  'diagram page': '/docs/administrateur/manage-apps/SSO',
};

const {against} = readArguments(
  {options: {against: {type: 'string'}}},
  'npm run bench:page -- [--against FOLDER]',
).values;

/** Milliseconds of the main thread until nothing more is fetched. */
interface Load {
  readonly scripts: number;
  /** Of all work, layout included. */
  readonly tasks: number;
  /** Beyond 50 ms in each task: the reader waits. */
  readonly blocked: number;
}

void main();

async function main(): Promise<void> {
  const folders = [path.resolve(__dirname, '../build'), ...(against ? [against] : [])];
  const sites = await Promise.all(folders.map((folder) => serveCompressed(folder)));
  const browser = await chromium.launch(launchOptions());
  try {
    for (const [name, address] of Object.entries(PAGES)) {
      // An unconfigured template has no home page.
      if (against && !existsSync(path.join(against, address, 'index.html'))) {
        console.log(`${name.padEnd(13)} not in ${against}`);
        continue;
      }
      const loads: Load[][] = folders.map(() => []);
      for (let run = 0; run < RUNS; run += 1) {
        for (const [index, site] of sites.entries()) {
          loads[index]!.push(await load(browser, site.address + address));
        }
      }
      for (const figure of ['scripts', 'tasks', 'blocked'] as const) {
        const [ours = NaN, theirs] = loads.map((all) => median(all.map((one) => one[figure])));
        console.log(
          `${name.padEnd(13)} ${figure.padEnd(8)} ${ours.toFixed(0).padStart(6)} ms` +
            (theirs === undefined
              ? ''
              : `${theirs.toFixed(0).padStart(7)} ms   ratio ${(ours / theirs).toFixed(2)}`),
        );
      }
    }
  } finally {
    await browser.close();
    sites.forEach(({stop}) => stop());
  }
}

/** Loads a page as a reader who comes for the first time. */
async function load(browser: Browser, address: string): Promise<Load> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  await session.send('Performance.enable');
  await page.addInitScript(noteLongTasks);
  await page.goto(address);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  await page.waitForLoadState('networkidle');
  const {metrics} = await session.send('Performance.getMetrics');
  const seconds = new Map(metrics.map(({name, value}) => [name, value]));
  const long = await page.evaluate(notedLongTasks);
  await context.close();
  return {
    scripts: (seconds.get('ScriptDuration') ?? NaN) * 1000,
    tasks: (seconds.get('TaskDuration') ?? NaN) * 1000,
    blocked: long.reduce((sum, duration) => sum + duration - 50, 0),
  };
}
