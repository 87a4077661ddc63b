import {chromium} from '@playwright/test';
import {launchOptions} from '../browser';
import {weightOf, type Weight} from './bytes';
import {serveCompressed} from './serveCompressed';

/** What each page costs in an empty browser before anything is prefetched, in the same order. */
export async function weighPages(build: string, addresses: readonly string[]): Promise<Weight[]> {
  const browser = await chromium.launch(launchOptions());
  const weights: Weight[] = [];
  try {
    for (const address of addresses) {
      const site = await serveCompressed(build);
      const page = await (await browser.newContext()).newPage();
      await page.goto(site.address + address);
      await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
      await page.waitForLoadState('networkidle');
      weights.push(weightOf(site.needed));
      await page.context().close();
      site.stop();
    }
    return weights;
  } finally {
    await browser.close();
  }
}
