import {test as base} from '@playwright/test';
import puppeteer, {
  type Browser,
  type BrowserContext,
  type Page,
  type Viewport,
} from 'puppeteer-core';
import {findFirefox} from '../../scripts/lib/browser';

/** The browser, one for all tests of a worker; a context and a page of its own for each. */
export const test = base.extend<
  {readonly tabs: BrowserContext; readonly tab: Page; readonly faults: string[]},
  {readonly firefox: Browser}
>({
  firefox: [
    async ({}, use) => {
      const firefox = await puppeteer.launch({
        browser: 'firefox',
        executablePath: findFirefox(),
        // Names of Spaces resolve to this machine, where no one answers.
        extraPrefsFirefox: {
          'network.dns.localDomains': 'acme.eu.havre.example',
          'dom.disable_open_during_load': false,
        },
      });
      await use(firefox);
      await firefox.close();
    },
    {scope: 'worker', timeout: 60_000},
  ],
  tabs: async ({firefox}, use) => {
    const context = await firefox.createBrowserContext();
    await use(context);
    await context.close();
  },
  tab: async ({tabs}, use) => {
    const tab = await tabs.newPage();
    await resize(tab, {width: 1280, height: 800});
    tab.setDefaultTimeout(20_000);
    await use(tab);
  },
  faults: async ({tab}, use) => {
    const faults: string[] = [];
    tab.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warn') {
        faults.push(`${tab.url()} ${message.type()}: ${message.text()}`);
      }
    });
    tab.on('pageerror', (error) => faults.push(`${tab.url()} threw: ${String(error)}`));
    await use(faults);
  },
});

/** Sets the size of the page. Puppeteer also sets its orientation, which Firefox ESR does not know. */
export async function resize(tab: Page, size: Viewport): Promise<void> {
  try {
    await tab.setViewport(size);
  } catch (error) {
    if (!String(error).includes('setScreenOrientationOverride')) {
      throw error;
    }
  }
}

export {expect} from '@playwright/test';

/** Opens an address of the site and waits for hydration. */
export async function open(tab: Page, path: string): Promise<void> {
  await tab.goto(`${test.info().project.use.baseURL}${path}`);
  await tab.waitForSelector('html[data-has-hydrated="true"]');
}

/** The text of the first element that matches, once there is one. */
export async function textOf(tab: Page, selector: string): Promise<string> {
  const element = await tab.waitForSelector(selector, {visible: true});
  return (await element?.evaluate((node) => node.textContent)) ?? '';
}

/** Waits until the element has the focus. */
export async function focused(tab: Page, selector: string): Promise<void> {
  await tab.waitForFunction((text) => document.activeElement?.matches(text), {}, selector);
}

/** The path of the page. */
export function pathOf(tab: Page): Promise<string> {
  return tab.evaluate(() => location.pathname + location.search + location.hash);
}
