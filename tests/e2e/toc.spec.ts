import type {Locator, Page} from '@playwright/test';
import {expect, hydrated, MOBILE, open, silence, test, watchShifts} from './fixtures';

const PAGE = '/en/docs/administrateur/manage-apps/SCIM';
/** A section far down the page. */
const SECTION = 'troubleshooting';

function bar(page: Page): Locator {
  return page.getByRole('navigation', {name: 'On this page'});
}

async function bottomOf(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  return box!.y + box!.height;
}

test.use({viewport: MOBILE});

test('the table of contents is sticky, opens over the text, leads to a visible heading, and closes with Escape and with a tap outside', async ({
  page,
  faults,
}) => {
  const shift = await watchShifts(page, true);
  await open(page, PAGE);
  const heading = page.locator(`#${SECTION}`);
  await page
    .locator('#errors, h2')
    .nth(1)
    .evaluate((it) => it.scrollIntoView());
  const opener = bar(page).locator('summary');
  await expect
    .poll(async () => (await bar(page).boundingBox())!.y)
    .toBe(await bottomOf(page.locator('.navbar')));
  const link = bar(page).locator(`a[href="#${SECTION}"]`);
  await expect(link).toBeHidden();
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(link).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(bar(page).locator('a').first()).toBeFocused();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`#${SECTION}$`));
  await expect(link).toBeHidden();
  await expect(heading).toBeFocused();
  const covered = await bottomOf(bar(page));
  await expect
    .poll(async () => (await heading.boundingBox())!.y - covered)
    .toBeGreaterThanOrEqual(0);
  expect((await heading.boundingBox())!.y - covered).toBeLessThan(24);

  // Escape keeps the scroll position.
  const first = bar(page).locator('a').first();
  await opener.click();
  await first.focus();
  await page.keyboard.press('Escape');
  await expect(first).toBeHidden();
  await expect(opener).toBeFocused();
  expect((await heading.boundingBox())!.y - covered).toBeLessThan(24);
  await opener.click();
  await expect(first).toBeVisible();
  await page.mouse.click(MOBILE.width / 2, MOBILE.height - 8);
  await expect(first).toBeHidden();
  expect(await shift()).toBe(0);
  expect(faults).toEqual([]);
});

test('opened before hydration, it stays open', async ({page}) => {
  const answer = await silence(page, '**/assets/js/main.*.js');
  await page.goto(PAGE, {waitUntil: 'commit'});
  await bar(page).locator('summary').click();
  const link = bar(page).locator('a').first();
  await expect(link).toBeVisible();
  answer();
  await hydrated(page);
  await expect(link).toBeVisible();
  await bar(page).locator('summary').click();
  await expect(link).toBeHidden();
});

test('a low or much enlarged screen has no sticky table', {tag: '@night'}, async ({page}) => {
  await page.setViewportSize({width: 320, height: 256});
  await open(page, `${PAGE}#${SECTION}`);
  await expect(bar(page)).not.toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the table of contents opens and leads to its section', async ({page}) => {
    await page.goto(PAGE);
    await bar(page).locator('summary').click();
    await bar(page).locator(`a[href="#${SECTION}"]`).click();
    await expect(page).toHaveURL(new RegExp(`#${SECTION}$`));
    await expect(page.locator(`#${SECTION}`)).toBeInViewport();
  });
});
