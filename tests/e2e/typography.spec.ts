import {expect, open, test} from './fixtures';

const MANUAL = '/en/docs/administrateur/manage-apps/SSO';

test(
  'a page of the manual opens with a lead, and its menu colours the current page only',
  {tag: '@night'},
  async ({page}) => {
    await open(page, MANUAL);
    const lead = page.locator('.theme-doc-markdown > p:not(.data-line)').first();
    await expect(lead).toHaveCSS('font-size', '18px');
    const links = page.locator('.theme-doc-sidebar-menu .menu__link:visible');
    expect(
      new Set(await links.evaluateAll((all) => all.map((a) => getComputedStyle(a).fontSize))),
    ).toEqual(new Set(['14px']));
    const looks = await links.evaluateAll((all) =>
      all.map((link) => `${getComputedStyle(link).color} ${getComputedStyle(link).fontWeight}`),
    );
    expect(new Set(looks).size).toBe(2);
    await expect(page.locator('.theme-doc-sidebar-menu [aria-current="page"]')).toHaveText('SSO');
  },
);

test('the menu shows one guide, and leads to the other', async ({page}) => {
  await open(page, '/de/docs/user/loquet/backup');
  const sidebar = page.locator('.theme-doc-sidebar-menu');
  const guides = sidebar.getByRole('list', {name: 'Handbücher'});
  await expect(guides.locator('[aria-current="true"]')).toHaveText('Benutzer');
  await expect(sidebar.getByRole('link', {name: 'Schatten-IT'})).toHaveCount(0);
  await guides.getByRole('link', {name: 'Administratoren'}).click();
  await expect(guides.locator('[aria-current="true"]')).toHaveText('Administratoren');
  await expect(sidebar.getByRole('link', {name: 'Schatten-IT'})).toBeVisible();
});

test('an admonition names its kind', {tag: '@night'}, async ({page}) => {
  for (const [path, word] of [
    ['/en/docs/', 'Danger'],
    ['/zh/docs/', '危险'],
  ] as const) {
    await open(page, path);
    await expect(page.locator('.theme-admonition-danger').first()).toContainText(word);
  }
});
