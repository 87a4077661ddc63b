import type {Page} from '@playwright/test';
import {STALL_THRESHOLD} from '../../src/features/search/shared/settings';
import {LOCALES, LOCALE_CONFIGS} from '../../src/site/locales';
import {expect, open, test} from './fixtures';

const PAGE = 'docs/user/havre/favorites';

const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page) => dialog(page).getByRole('combobox');
const results = (page: Page) => dialog(page).getByRole('option');

/** Waits until the page has done what a timer made it do: a message of its own comes after React's. */
function rendered(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const {port1, port2} = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(undefined);
      }),
  );
}

for (const locale of LOCALES) {
  test(`the number of results is announced in ${locale}`, async ({page}) => {
    await open(page, LOCALE_CONFIGS[locale].baseUrl + PAGE);
    await page.keyboard.press('Control+k');
    await field(page).fill('Loquet');
    await expect(results(page).first()).toBeVisible();
    const count = await results(page).count();
    expect(count).toBeGreaterThan(1);
    await expect(dialog(page).getByRole('status')).toHaveText(new RegExp(`(^|\\D)${count}(\\D|$)`));
  });
}

test('a result has the breadcrumb of its page', async ({page}) => {
  await open(page, `/en/${PAGE}`);
  await page.keyboard.press('Control+k');
  await field(page).fill('SCIM token');
  await expect(results(page).first()).toBeVisible();
  const text = await results(page).first().innerText();
  await results(page).first().click();
  const breadcrumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
  await expect(breadcrumbs.getByText('Manage applications', {exact: false})).toBeVisible();
  const steps = (await breadcrumbs.getByRole('listitem').allInnerTexts()).filter(Boolean);
  expect(steps.length).toBeGreaterThan(2);
  for (const step of steps) {
    expect(text).toContain(step);
  }
});

test('the loading state is announced after 300 ms, and not before', async ({page}) => {
  await page.clock.install({time: 0});
  // No index ever arrives.
  await page.route(/\/search-index-/, () => undefined);
  await open(page, `/en/${PAGE}`);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  const loading = dialog(page).getByRole('img', {name: 'Loading…'});
  await page.clock.pauseAt(3_600_000);
  await field(page).fill('audit');
  await page.clock.runFor(STALL_THRESHOLD - 1);
  await rendered(page);
  expect(await loading.count()).toBe(0);
  await page.clock.runFor(1);
  await expect(loading).toBeVisible();
  expect(STALL_THRESHOLD).toBe(300);
});
