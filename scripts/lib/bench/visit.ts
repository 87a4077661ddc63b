import type {Browser} from '@playwright/test';
import {weightOf} from './bytes';
import type {CompressedSite} from './serveCompressed';

/** A page as loaded by a reader who comes for the first time. */
export interface Visit {
  /** What was fetched for it, prefetches left out. */
  readonly weight: ReturnType<typeof weightOf>;
  /** Milliseconds of scripts on the main thread until nothing more is fetched. */
  readonly scripts: number;
  /** Milliseconds beyond 50 of each task of the main thread. */
  readonly blocked: number;
}

/**
 * Loads a page in an empty browser and waits until it is hydrated and at rest.
 *
 * @param slowdown how many times slower than this machine
 */
export async function visit(
  browser: Browser,
  site: CompressedSite,
  address: string,
  slowdown = 1,
): Promise<Visit> {
  const page = await (await browser.newContext()).newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
  await session.send('Performance.enable');
  await page.addInitScript(sumLongTasks);
  site.sent.clear();
  await page.goto(site.address + address);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  await page.evaluate(rest);
  const {metrics} = await session.send('Performance.getMetrics');
  const blocked = await page.evaluate(() => (window as unknown as Pick<Visit, 'blocked'>).blocked);
  await page.context().close();
  return {
    weight: weightOf(site.sent),
    scripts: (metrics.find(({name}) => name === 'ScriptDuration')?.value ?? NaN) * 1000,
    blocked,
  };
}

/**
 * Resolves when a second has gone by without a long task or a fetched file; runs in the page. Playwright's own state of
 * rest may be reached before a slow page is hydrated: what it does and fetches then would not be counted.
 */
async function rest(): Promise<void> {
  await new Promise<void>((resolve) => {
    let timer = setTimeout(resolve, 1000);
    new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(resolve, 1000);
    }).observe({entryTypes: ['longtask', 'resource']});
  });
}

/** Sums the milliseconds beyond 50 of each long task; runs in the page. */
function sumLongTasks(): void {
  const sum = Object.assign(window, {blocked: 0});
  new PerformanceObserver((list) => {
    list.getEntries().forEach(({duration}) => (sum.blocked += duration - 50));
  }).observe({entryTypes: ['longtask']});
}
