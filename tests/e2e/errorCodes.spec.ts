import type {Page} from '@playwright/test';
import {MOBILE, expect, open, test, watchShifts} from './fixtures';

const PAGE = '/en/docs/user/error-codes';

/** The codes that the page shows. */
function codes(page: Page) {
  return page.locator('article h3').filter({visible: true});
}

test('the list is filtered as one types', async ({page, faults}) => {
  await page.setViewportSize(MOBILE);
  await open(page, PAGE);
  const all = await codes(page).count();
  expect(all).toBeGreaterThan(40);
  const field = page.getByRole('searchbox', {name: 'Your code or a word of the message'});
  for (const typed of ['206', 'e hvr 206', 'E-HVR-206', 'recovery options']) {
    await field.fill(typed);
    await expect(codes(page)).toHaveText([/^E-HVR-206/]);
    await expect(page.getByText('This person needs two recovery options first.')).toBeVisible();
    await expect(page.getByText('This code has expired.')).toBeHidden();
    // A group without a code left has no heading either.
    await expect(page.locator('#loquet')).toBeHidden();
    await expect(page.locator('.markdown').getByRole('status')).toHaveText('1 code shown');
  }
  await field.fill('999');
  await expect(codes(page)).toHaveCount(0);
  await expect(page.locator('.markdown').getByRole('status')).toHaveText('No code matches.');
  await field.fill('');
  await expect(codes(page)).toHaveCount(all);
  await expect(page.locator('.markdown').getByRole('status')).toBeEmpty();
  expect(faults).toEqual([]);
});

test('a link to a code leads to its entry, also to one that is filtered out', async ({page}) => {
  await open(page, '/en/docs/administrateur/manage-users/manage-admin');
  await page.locator('article').getByRole('link', {name: 'E-HVR-206'}).click();
  await expect(page).toHaveURL(`${PAGE}#e-hvr-206`);
  await expect(page.locator('#e-hvr-206')).toBeInViewport();
  await page.getByRole('searchbox', {name: 'Your code or a word'}).fill('708');
  await expect(page.locator('#e-hvr-101')).toBeHidden();
  await page.evaluate(() => {
    window.location.hash = '#e-hvr-101';
  });
  await expect(page.locator('#e-hvr-101')).toBeInViewport();
  await expect(page.getByRole('searchbox', {name: 'Your code or a word'})).toHaveValue('');
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the list is whole, its messages stand in it, and there is no field', async ({page}) => {
    await page.goto(`${PAGE}#e-lqt-708`);
    await expect(page.locator('#e-lqt-708')).toBeInViewport();
    await expect(page.getByText('Incorrect PIN (n attempts left).')).toBeVisible();
    await expect(page.getByText('This code has expired.')).toBeVisible();
    await expect(page.locator('article input')).toBeHidden();
  });
});

test('nothing moves while a slow machine hydrates the page', {tag: '@night'}, async ({page}) => {
  const shift = await watchShifts(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  await open(page, PAGE);
  expect(await shift()).toBe(0);
});
