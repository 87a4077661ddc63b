import {excessOf, expect, MOBILE, open, test} from './fixtures';

const SSO = '/en/docs/administrateur/manage-apps/SSO';

test('the focus is seen on the announcement; menus follow the arrow keys and close with Escape', async ({
  page,
}) => {
  await open(page, '/en/docs/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const focused = page.locator('.theme-announcement-bar :focus');
  await expect(focused).toHaveCSS('outline-color', 'rgb(211, 240, 236)');

  const history = page.getByRole('button', {name: 'History'});
  const links = page.locator('.navbar .dropdown', {has: history}).locator('.dropdown__link');
  await history.focus();
  await page.keyboard.press('ArrowDown');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(links.last()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(history).toBeFocused();
  await expect(links.first()).toBeHidden();
  await history.hover();
  await expect(links.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(links.first()).toBeHidden();

  // The menu of a phone takes the focus, traps it, restores it, and closes with Escape.
  await page.setViewportSize(MOBILE);
  const opener = page.getByRole('button', {name: 'Toggle navigation bar'});
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.navbar-sidebar :focus')).toHaveCount(1);
  for (let press = 0; press < 30; press += 1) {
    await page.keyboard.press('Tab');
    const isBehind = await page.evaluate(
      () =>
        document.activeElement !== document.body &&
        !document.activeElement?.closest('.navbar-sidebar'),
    );
    expect(isBehind).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(page.locator('.navbar')).not.toHaveClass(/navbar-sidebar--show/);
  await expect(opener).toBeFocused();
});

test('a tab chosen once is chosen everywhere on the page, and in the address', async ({page}) => {
  await open(page, SSO);
  const groups = page.getByRole('tablist', {name: 'Protocol'});
  await expect(groups).toHaveCount(2);
  await groups.first().getByRole('tab', {selected: true}).focus();
  await page.keyboard.press('End');
  const chosen = page.getByRole('tab', {name: 'OpenID Connect', selected: true});
  await expect(chosen).toHaveCount(2);
  await expect(chosen.first()).toBeFocused();
  await expect(page).toHaveURL(/\?protocol=oidc$/);
  await expect(page.getByRole('tabpanel', {name: 'OpenID Connect'})).toHaveCount(2);
});

test('text at twice its size cuts no name in the bar and in the menu', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 900});
  await open(page, '/de/docs/administrateur/access-policy/');
  await page.addStyleTag({content: 'html { font-size: 200%; }'});
  const cut = await page
    .locator('.navbar__brand, .navbar__title, .navbar__link, .menu__link')
    .evaluateAll((all) =>
      all
        .filter((item) => item.checkVisibility() && item.scrollWidth > item.clientWidth + 1)
        .map((item) => item.textContent),
    );
  expect(cut).toEqual([]);
  expect(await excessOf(page)).toBe(0);
});
