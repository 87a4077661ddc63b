import {expect, MOBILE, open, test} from './fixtures';

const MANUAL = '/en/docs/administrateur/manage-apps/SSO';

test('a page of the manual opens with a lead, and its menu colours the current page only', async ({
  page,
}) => {
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
});

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

test(
  'addresses in running text break after a slash on a phone',
  {tag: '@night'},
  async ({page}) => {
    await page.setViewportSize({width: 360, height: 800});
    await open(page, '/en/docs/administrateur/manage-apps/SCIM');
    const address = page.locator('.markdown code', {hasText: /^https:.*\/scim\/v2$/}).first();
    const lines = await address.evaluate((code) => {
      const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let top: number | undefined; texts.nextNode();) {
        const node = texts.currentNode as Text;
        [...node.data].forEach((letter, index) => {
          const range = new Range();
          range.setStart(node, index);
          range.setEnd(node, index + 1);
          const {bottom} = range.getBoundingClientRect();
          if (bottom !== top) {
            found.push('');
          }
          top = bottom;
          found.push((found.pop() ?? '') + letter);
        });
      }
      return found;
    });
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines.slice(0, -1)) {
      expect(line).toMatch(/\/$/);
    }
  },
);

test('error codes stay on one line', {tag: '@night'}, async ({page}) => {
  await page.setViewportSize(MOBILE);
  await open(page, '/en/docs/user/havre/connect');
  const codes = page.locator('.markdown code:visible', {hasText: /^E-[A-Z]{3}-\d+$/});
  expect(await codes.count()).toBeGreaterThan(2);
  const lines = await codes.evaluateAll((all) => all.map((code) => code.getClientRects().length));
  expect(Math.max(...lines)).toBe(1);
});
