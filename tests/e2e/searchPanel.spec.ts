import type {Page} from '@playwright/test';
import {STALL_THRESHOLD} from '../../src/features/search/shared/settings';
import {BRAND, LINKS} from '../../src/site/brand';
import {expect, open, test} from './fixtures';

const PAGE = 'docs/user/havre/favorites';

const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page) => dialog(page).getByRole('combobox');
const results = (page: Page) => dialog(page).getByRole('option');

async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

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

test('a result has the breadcrumb of its page', {tag: '@night'}, async ({page}) => {
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

test(
  'the loading state is announced after 300 ms, and not before',
  {tag: '@night'},
  async ({page}) => {
    await page.clock.install({time: 0});
    // No index ever arrives.
    await page.route(/\/search-index-/, () => undefined);
    await open(page, `/en/${PAGE}`);
    // An index that is ten seconds late counts as missing: the clock stops before it is asked for.
    await page.clock.pauseAt(3_600_000);
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    const loading = dialog(page).getByRole('img', {name: 'Loading…'});
    await field(page).fill('audit');
    await page.clock.runFor(STALL_THRESHOLD - 1);
    await rendered(page);
    expect(await loading.count()).toBe(0);
    await page.clock.runFor(1);
    await expect(loading).toBeVisible();
    expect(STALL_THRESHOLD).toBe(300);
  },
);

test('where nothing is found, the arrows lead to a near word, and Enter searches it', async ({
  page,
  faults,
}) => {
  await open(page, `/en/${PAGE}`);
  await openSearch(page);
  await page.keyboard.type('kwit');
  await expect(dialog(page).getByRole('status')).toHaveText('No results. Did you mean kit');
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('kit');
  await expect(field(page)).toBeFocused();
  await expect(results(page).first()).toContainText(/kit/i);
  expect(faults).toEqual([]);
});

test('what is not found can be reported: the form is filled in, and nothing is sent before', async ({
  page,
  faults,
}) => {
  const query = '//xqzvwkj kwit';
  await open(page, `/en/search?q=${encodeURIComponent(query)}`);
  const link = page.getByRole('main').getByRole('link', {name: 'Report what you looked for'});
  const address = new URL((await link.getAttribute('href'))!);
  expect(address.origin + address.pathname).toBe(LINKS.report);
  const asked = new URL(address.searchParams.get('page')!);
  expect(asked.origin).toBe(BRAND.siteUrl);
  expect(asked.searchParams.get('q')).toBe(query);
  expect(address.searchParams.get('title')).toContain(query);
  await expect(link).toHaveAttribute('target', '_blank');
  // A near word replaces the query in place.
  await page
    .getByRole('main')
    .getByRole('group', {name: 'Did you mean'})
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  expect(faults).toEqual([]);
});

test('the empty field offers the pages read before, until they are cleared', async ({page}) => {
  for (const name of ['havre/connect', 'loquet/settings']) {
    await open(page, `/en/docs/user/${name}`);
  }
  // Neither the current page nor one that is not there.
  await open(page, '/en/docs/user/nope');
  await open(page, `/en/${PAGE}`);
  await openSearch(page);
  const recent = dialog(page).getByRole('group', {name: 'Recent pages'}).getByRole('option');
  await expect(recent).toHaveText(['Loquet settings', 'Sign in to the Space']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/docs\/user\/loquet\/settings$/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Loquet settings');
  await openSearch(page);
  await expect(recent).toHaveCount(2);
  await dialog(page).getByRole('button', {name: 'Clear recent pages'}).click();
  await expect(field(page)).toBeFocused();
  await expect(recent).toHaveCount(0);
  await expect(results(page)).toHaveCount(4);
  expect(await page.evaluate(() => localStorage.getItem('recent_pages'))).toBeNull();
});

test('"back" from a result returns to the search, its filter and the chosen result', async ({
  page,
  faults,
}) => {
  await open(page, `/en/${PAGE}`);
  await openSearch(page);
  await page.keyboard.type('device');
  await dialog(page).getByRole('button', {name: 'Administrator guide'}).click();
  await expect(results(page).first()).toContainText('Administrator guide');
  await page.keyboard.press('ArrowDown');
  const second = await results(page).nth(1).getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${second}$`));
  await expect(dialog(page)).toBeHidden();
  const returned = async (): Promise<void> => {
    await expect(field(page)).toHaveValue('device');
    await expect(field(page)).toBeFocused();
    await expect(dialog(page).getByRole('button', {name: 'Administrator guide'})).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(results(page).nth(1)).toHaveAttribute('href', second!);
    await expect(results(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  };
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
  await returned();
  await page.goForward();
  await expect(page).toHaveURL(new RegExp(`${second}$`));
  await expect(dialog(page)).toBeHidden();
  await page.goBack();
  await returned();
  // What the reader closes stays closed.
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('search')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  expect(faults).toEqual([]);
});

test(
  '"back" from a result of the search page focuses it, under the same filter',
  {tag: '@night'},
  async ({page}) => {
    const main = page.getByRole('main');
    await open(page, '/en/search?q=device');
    await main.getByRole('button', {name: 'Administrator guide'}).click();
    await expect(main.getByRole('listitem').first()).toContainText('Administrator guide');
    const link = main.getByRole('listitem').nth(3).getByRole('link');
    const href = await link.getAttribute('href');
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${href}$`));
    await page.goBack();
    await expect(link).toHaveAttribute('href', href!);
    await expect(link).toBeFocused();
    await expect(main.getByRole('button', {name: 'Administrator guide'})).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
);
