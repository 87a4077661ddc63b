import type {Locator, Page} from '@playwright/test';
import {expect, hydrated, open, test} from './fixtures';

const INSTALL = '/en/docs/user/loquet/install-loquet';
const SETUP = '/en/docs/administrateur/integration/setup';

/** The tabs that are open, one for each group of operating systems of the page. */
function systems(page: Page): Locator {
  return page.getByRole('tablist', {name: 'System'}).getByRole('tab', {selected: true});
}

test('the address opens a tab; choosing another keeps the rest of the address', async ({
  page,
  faults,
}) => {
  await open(page, `${INSTALL}?from=mail&os=linux#install`);
  await expect(systems(page)).toHaveText(['Linux']);
  await expect(page.getByRole('tabpanel', {name: 'Linux'})).toBeVisible();
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await page.getByRole('tab', {name: 'macOS'}).click();
  await expect(systems(page)).toHaveText(['macOS']);
  await expect(page).toHaveURL(`${INSTALL}?from=mail&os=macos#install`);
  await page.reload();
  await hydrated(page);
  await expect(systems(page)).toHaveText(['macOS']);
  expect(faults).toEqual([]);
});

test('the last choice of a group applies to the next page, in any language', async ({
  page,
  faults,
}) => {
  await open(page, INSTALL);
  await page.getByRole('tab', {name: 'Linux'}).click();
  await open(page, SETUP);
  await expect(systems(page)).toHaveText(['Linux', 'Linux']);
  await expect(page).toHaveURL(SETUP);
  // By a link of the site too, without a new load.
  await page.locator('.menu__link[href*="/process"], .pagination-nav__link').first().click();
  await expect(page).not.toHaveURL(SETUP);
  await page.goBack();
  await expect(systems(page)).toHaveText(['Linux', 'Linux']);
  expect(faults).toEqual([]);
});

test('a page without the last choice uses the one before it', {tag: '@night'}, async ({page}) => {
  await open(page, INSTALL);
  await page.getByRole('tab', {name: 'macOS'}).click();
  await page.getByRole('tab', {name: 'Android'}).click();
  await open(page, SETUP);
  await expect(systems(page)).toHaveText(['macOS: Jamf, MDM', 'Android']);
});
