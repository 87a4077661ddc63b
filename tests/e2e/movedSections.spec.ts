/** Links to sections that another page has now (redirects.ts) lead there. */
import type {Page} from '@playwright/test';
import {REDIRECTS} from '../../redirects';
import {addressIn} from '../../src/site/addresses';
import {LOCALES} from '../../src/site/locales';
import {movedPages} from '../../src/site/redirects';
import {changeScripts, expect, hydrated, open, test} from './fixtures';

const OLD = '/docs/user/havre/favorites';
const NEW = '/docs/user/havre/connect';

/** Sections of no page, and their new places. */
const CASE = {'gone-to-section': `${NEW}#session`, 'gone-to-page': NEW};

/** Serves the old page as the build writes it when `redirects.ts` has the case; its link in the sidebar names the first. */
async function serveCase(page: Page, old: string): Promise<void> {
  const base = old.slice(0, -OLD.length);
  await changeScripts(page, (source) =>
    source
      .replace(
        /("id":"user\/havre\/favorites".*?"frontMatter":\{)/s,
        `$1"moved":${JSON.stringify(CASE)},`,
      )
      .replaceAll(`"href":"${old}"`, `"href":"${old}#gone-to-section"`),
  );
  const links = Object.entries(CASE).map(
    ([id, to]) => `<a id="${id}" hidden data-moved="true" href="${base}${to}"></a>`,
  );
  await page.route(
    ({pathname}) => pathname === old,
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({
        response,
        body: html.replace(/(?=<p class="?data-line)/, links.join('')),
      });
    },
  );
}

test('a section that has moved is found: opened, followed, and by Back', async ({
  page,
  faults,
  everything,
}) => {
  for (const locale of everything ? LOCALES : (['de'] as const)) {
    const [old, to] = [OLD, NEW].map((address) => addressIn(address, locale)) as [string, string];
    await serveCase(page, old);
    // Opened from outside: the old page is no entry of the history.
    await open(page, addressIn('/', locale));
    await page.goto(`${old}#gone-to-section`);
    await expect(page).toHaveURL(`${to}#session`);
    await expect(page.locator('#session')).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL(addressIn('/', locale));
    await page.goto(`${old}#gone-to-page`);
    await expect(page).toHaveURL(to);
    await hydrated(page);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    // By a link of the site.
    await page.locator(`.menu__link[href^="${old}"]`).click();
    await expect(page).toHaveURL(`${to}#session`);
    await expect(page.locator('#session')).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL(to);
    // On the old page itself, which stays what it is.
    await open(page, old);
    await expect(page.locator('a[data-moved]')).toHaveCount(2);
    await page.evaluate(() => (window.location.hash = '#gone-to-section'));
    await expect(page).toHaveURL(`${to}#session`);
    await page.goBack();
    await expect(page).toHaveURL(old);
    expect(faults).toEqual([]);
    await page.unrouteAll({behavior: 'ignoreErrors'});
  }
});

test('sections of the list are found', async ({page, faults, everything}) => {
  for (const locale of LOCALES) {
    const pages = new Map(movedPages(REDIRECTS));
    const sections = Object.entries(REDIRECTS)
      .filter(([from]) => !pages.has(from))
      // By day the last that moved.
      .slice(everything ? 0 : -2);
    for (const [from, target] of sections) {
      // Another address first: with the same page, the browser would only scroll.
      await page.goto('about:blank');
      await page.goto(addressIn(from, locale));
      await expect(page).toHaveURL(addressIn(target, locale));
      await hydrated(page);
      await expect(page.locator(`main ${new URL(page.url()).hash || 'h1'}`)).toBeInViewport();
    }
  }
  expect(faults).toEqual([]);
});

test('without scripts the former page opens', async ({browser, baseURL}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL: baseURL!});
  const page = await context.newPage();
  await serveCase(page, OLD);
  await page.goto(`${OLD}#gone-to-section`);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('#gone-to-section')).toBeHidden();
  await context.close();
});
