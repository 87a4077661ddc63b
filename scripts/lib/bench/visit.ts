import type {Browser, Page} from '@playwright/test';
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
 * Loads a page in an empty browser.
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
  await page.addInitScript(noteLongTasks);
  await load(page, site, address);
  const {metrics} = await session.send('Performance.getMetrics');
  const long = await page.evaluate(notedLongTasks);
  await page.context().close();
  return {
    weight: weightOf(site.sent),
    scripts: (metrics.find(({name}) => name === 'ScriptDuration')?.value ?? NaN) * 1000,
    blocked: long.reduce((sum, duration) => sum + duration - 50, 0),
  };
}

/** Opens a page and waits until it is hydrated and at rest. */
async function load(page: Page, site: CompressedSite, address: string): Promise<void> {
  site.sent.clear();
  await page.goto(site.address + address);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  await page.evaluate(rest);
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

/** Notes the milliseconds of each long task; runs in the page. */
function noteLongTasks(): void {
  const tasks: number[] = [];
  Object.assign(window, {longTasks: tasks});
  new PerformanceObserver((list) =>
    tasks.push(...list.getEntries().map(({duration}) => duration)),
  ).observe({entryTypes: ['longtask']});
}

/** What {@link noteLongTasks} has noted; runs in the page. */
function notedLongTasks(): readonly number[] {
  return (window as unknown as {longTasks: number[]}).longTasks;
}
