import {chromium, type Page} from '@playwright/test';
import {launchOptions} from '../browser';
import {noteLongTasks, notedLongTasks} from './longTasks';
import {median} from './quantile';
import {serveCompressed, type CompressedSite} from './serveCompressed';

const RUNS = 5;
/** What Lighthouse and Chromium's tools call slow 4G. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** Selector of a result. */
const RESULT = 'dialog [role="option"]';

export interface BarTimes {
  /** Median of the milliseconds from the click into the field to the first result. */
  readonly firstResult: number;
  /** Kilobytes that were fetched for it, by the page and its workers. */
  readonly kilobytes: number;
  /** Median of the runs' longest task of the main thread while typing, at a sixth of the speed. */
  readonly longestTask: number;
}

/** Measures the search of each built site in turn, so that other work on this machine troubles all the same. */
export async function measureBars(
  folders: readonly string[],
  pagePath: string,
  query: string,
): Promise<BarTimes[]> {
  const browser = await chromium.launch(launchOptions());
  const sites = await Promise.all(folders.map((folder) => serveCompressed(folder)));
  try {
    const runs: {firstResult: number; kilobytes: number; longestTask: number}[][] = folders.map(
      () => [],
    );
    for (let run = 0; run < RUNS; run += 1) {
      for (const index of folders.keys()) {
        const page = await (await browser.newContext()).newPage();
        const {firstResult, kilobytes} = await toFirstResult(page, sites[index]!, pagePath, query);
        const longestTask = await whileTyping(page, query);
        runs[index]!.push({firstResult, kilobytes, longestTask});
        await page.context().close();
      }
    }
    return runs.map((all) => ({
      firstResult: median(all.map(({firstResult}) => firstResult)),
      kilobytes: median(all.map(({kilobytes}) => kilobytes)),
      longestTask: median(all.map(({longestTask}) => longestTask)),
    }));
  } finally {
    await browser.close();
    sites.forEach(({stop}) => stop());
  }
}

async function toFirstResult(
  page: Page,
  {address, sentBytes}: CompressedSite,
  pagePath: string,
  query: string,
): Promise<{firstResult: number; kilobytes: number}> {
  await page.goto(address + pagePath);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  const before = sentBytes();
  const start = performance.now();
  await page.locator('.navbar input').click();
  await page.keyboard.type(query);
  await page.locator(RESULT).first().waitFor();
  return {firstResult: performance.now() - start, kilobytes: (sentBytes() - before) / 1000};
}

async function whileTyping(page: Page, query: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 6});
  await page.evaluate(noteLongTasks);
  // Over what was found before, as readers who change their mind; at the pace of a fast typist.
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(query, {delay: 100});
  await page.locator(RESULT).first().waitFor();
  return Math.max(0, ...(await page.evaluate(notedLongTasks)));
}
