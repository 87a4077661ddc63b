import AxeBuilder from '@axe-core/playwright';
import {test as base, expect, type Page} from '@playwright/test';
import {LOCALE_CONFIGS, type Locale} from '../../src/site/locales';

export interface Breadth {
  /** True at night: every page, file and language; else a sample. */
  everything: boolean;
}

/** A page that records forbidden behaviour: console errors and requests to other origins. */
export const test = base.extend<Breadth & {faults: string[]}>({
  everything: [false, {option: true}],
  faults: async ({page, baseURL}, use) => {
    const faults: string[] = [];
    page.on('console', (message) => {
      // The typeface is optional: on a busy machine a page goes without, and Chromium says so of its preload.
      const isLateTypeface = /assets\/fonts\/\S+ was preloaded/.test(message.text());
      if (['error', 'warning'].includes(message.type()) && !isLateTypeface) {
        faults.push(`${page.url()} ${message.type()}: ${message.text()}`);
      }
    });
    page.on('pageerror', (error) => faults.push(`${page.url()} threw: ${error.message}`));
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.protocol !== 'data:' && url.protocol !== 'blob:' && url.origin !== baseURL) {
        faults.push(`${page.url()} asked ${url.origin}`);
      }
    });
    await use(faults);
  },
});

export {expect};

/** A page of each kind, in every language. */
export const KINDS = {
  home: '',
  manual: 'docs/user/havre/params',
  release: 'havre/havre/version/4.0',
  'Not Found': 'nope/deeper',
} as const;

export function pathOf(locale: Locale, kind: keyof typeof KINDS): string {
  return LOCALE_CONFIGS[locale].baseUrl + KINDS[kind];
}

/** Opens an address and waits for hydration. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Waits for hydration. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}

/** Waits until the page and its scripts are loaded and the browser is idle. */
export async function idle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
}

/** Serves the site's scripts with a change; the test ends with `page.unrouteAll`, for pending requests. */
export async function changeScripts(page: Page, change: (source: string) => string): Promise<void> {
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({response, body: change(await response.text())});
  });
}

/** Leaves every request for some files without an answer. @returns answers them and later ones */
export async function silence(page: Page, files: string | RegExp): Promise<() => void> {
  let answer!: () => void;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route(files, async (route) => {
    await answered;
    await route.continue();
  });
  return answer;
}

/** Chooses a language in the menu. */
export async function chooseLanguage(page: Page, from: string, to: string): Promise<void> {
  await page.getByRole('button', {name: from}).hover();
  await page.locator('.navbar').getByRole('link', {name: to}).click();
}

export function colourModeButton(page: Page) {
  return page.locator('.navbar button[class*="toggleButton"]:visible');
}

export const MOBILE = {width: 360, height: 780};

/** Display variants: light or dark, without and with a Space, on a phone and on a desktop. */
export const WAYS = [MOBILE, {width: 1440, height: 900}].flatMap((viewport) =>
  ['', 'https://acme.eu.havre.example'].flatMap((space) =>
    ['light', 'dark'].map((theme) => ({viewport, stored: {theme, custom_root_url: space}})),
  ),
);

/** Sets one of the `WAYS`; the page must be one of the site. */
export async function choose(page: Page, {viewport, stored}: (typeof WAYS)[number]): Promise<void> {
  await page.setViewportSize(viewport);
  await page.evaluate((values) => {
    for (const [key, value] of Object.entries(values)) {
      if (value) {
        localStorage.setItem(key, value);
      } else {
        localStorage.removeItem(key);
      }
    }
  }, stored);
}

/** From now on, requests are needed by the page or the reader. */
export async function withoutPreloading(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}});
  });
}

/** How much of the page has moved, from now on: by itself, or also in answer to the reader. */
export async function watchShifts(
  page: Page,
  answersCount = false,
): Promise<() => Promise<number>> {
  await page.addInitScript((all) => {
    Object.assign(window, {shift: 0});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        (window as unknown as {shift: number}).shift +=
          entry.hadRecentInput && !all ? 0 : entry.value;
      }
    }).observe({type: 'layout-shift', buffered: true});
  }, answersCount);
  return () => page.evaluate(() => (window as unknown as {shift: number}).shift);
}

/** How far the page can be scrolled sideways, in pixels. */
export function excessOf(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** Rules that depend on the colour mode: everything else is the same in both. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What axe finds on a page, or in a part of it: by all rules in light mode, by those about colours in dark mode. */
export async function axeFindings(page: Page, part = 'html'): Promise<string[]> {
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'light');
  const findings: string[] = [];
  for (const mode of ['light', 'dark']) {
    await page.addStyleTag({content: '* {transition: none !important}'});
    await root.evaluate((html, value) => (html.dataset.theme = value), mode);
    // Without frames, one page is enough for axe.
    const axe = new AxeBuilder({page}).setLegacyMode().include(part);
    const {violations, passes} = await (
      mode === 'dark' ? axe.withRules(COLOUR_RULES) : axe
    ).analyze();
    expect(passes.length, `${page.url()} ${mode}`).toBeGreaterThan(mode === 'dark' ? 0 : 9);
    for (const {id, nodes} of violations) {
      findings.push(`${page.url()} ${mode} ${id}: ${nodes.map(({html}) => html).join(' ')}`);
    }
  }
  await root.evaluate((html) => (html.dataset.theme = 'light'));
  return findings;
}
