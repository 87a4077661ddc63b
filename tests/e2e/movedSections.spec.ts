/** Links to sections that another page has now (redirects.ts) lead there. */
import {REDIRECTS} from '../../redirects';
import {addressIn} from '../../src/site/addresses';
import {LOCALES} from '../../src/site/locales';
import {movedPages} from '../../src/site/redirects';
import {expect, hydrated, open, test} from './fixtures';

const OLD = '/docs/user/havre/connect';
const TO_PAGE = ['travel', '/docs/user/havre/travel'] as const;
const TO_SECTION = ['verified-origin', '/docs/user/havre/check-request#verified-origin'] as const;

test('a section that has moved is found: opened, followed, and by Back', async ({
  page,
  faults,
  everything,
}) => {
  for (const locale of everything ? LOCALES : (['de'] as const)) {
    const old = addressIn(OLD, locale);
    const [toPage, toSection] = [TO_PAGE, TO_SECTION].map(([, to]) => addressIn(to, locale)) as [
      string,
      string,
    ];
    // Opened from outside: the old page is no entry of the history.
    await open(page, addressIn('/', locale));
    await page.goto(`${old}#${TO_SECTION[0]}`);
    await expect(page).toHaveURL(toSection);
    await expect(page.locator(`#${TO_SECTION[0]}`)).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL(addressIn('/', locale));
    if (everything) {
      await page.goto(`${old}#${TO_PAGE[0]}`);
      await expect(page).toHaveURL(toPage);
      await hydrated(page);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    }
    // On the old page itself, which stays what it is.
    await open(page, old);
    await page.evaluate((hash) => (window.location.hash = hash), TO_SECTION[0]);
    await expect(page).toHaveURL(toSection);
    await page.goBack();
    await expect(page).toHaveURL(old);
    expect(faults).toEqual([]);
  }
});

// By day `npm run check` alone reads the list.
test('sections of the list are found', {tag: '@night'}, async ({page, faults}) => {
  const pages = new Map(movedPages(REDIRECTS));
  const sections = Object.entries(REDIRECTS).filter(([from]) => !pages.has(from));
  for (const locale of LOCALES) {
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
  await page.goto(`${OLD}#${TO_PAGE[0]}`);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator(`#${TO_PAGE[0]}`)).toBeHidden();
  await context.close();
});
