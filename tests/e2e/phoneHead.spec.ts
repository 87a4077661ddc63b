import {LOCALES, LOCALE_CONFIGS} from '../../src/site/locales';
import {expect, open, test} from './fixtures';

const PAGES = ['user/havre/connect', 'administrateur/manage-apps/SSO', 'user/loquet/backup'];

test.use({viewport: {width: 360, height: 740}});

for (const locale of LOCALES) {
  test(`on a phone the title stands in the upper quarter of the screen, and the Space hint is whole, ${locale}`, async ({
    page,
    everything,
  }) => {
    for (const path of PAGES.slice(0, everything ? 3 : 1)) {
      await open(page, `${LOCALE_CONFIGS[locale].baseUrl}docs/${path}`);
      const close = page.locator('.theme-announcement-bar .close');
      if (await close.isVisible()) {
        await close.click();
      }
      const title = page.locator('h1');
      await expect.poll(async () => (await title.boundingBox())!.y).toBeLessThanOrEqual(200);
      // What belongs to the title follows it.
      const below = (await title.boundingBox())!.y + (await title.boundingBox())!.height;
      for (const part of ['.data-line .theme-doc-version-badge', '.theme-doc-toc-mobile']) {
        const box = await page.locator(part).boundingBox();
        expect(box!.y, `${path} ${part}`).toBeGreaterThanOrEqual(below);
      }
      const lead = page.locator('.theme-doc-toc-mobile + p, .theme-doc-toc-mobile + * + p');
      expect((await lead.first().boundingBox())!.y, path).toBeLessThan(740);
    }
    const notice = page.locator('[data-space-notice]');
    await expect(notice.getByRole('button')).toBeVisible();
    const cut = await notice
      .locator('span, button')
      .evaluateAll((all) => all.filter((part) => part.scrollWidth > part.clientWidth + 1).length);
    expect(cut).toBe(0);
    const {x, width} = (await notice.getByRole('button').boundingBox())!;
    expect(x + width).toBeLessThanOrEqual(360);
  });
}

test('above the title a phone shows the page above and the button that copies, in one line', async ({
  page,
}) => {
  await open(page, '/en/docs/user/havre/connect');
  const crumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
  await expect(crumbs.getByRole('listitem')).toHaveCount(1);
  const copy = page.getByRole('button', {name: 'Copy page'});
  const [link, icon] = await Promise.all([crumbs.boundingBox(), copy.boundingBox()]);
  expect([icon!.width, icon!.height]).toEqual([32, 32]);
  expect(Math.abs(icon!.y + 16 - (link!.y + link!.height / 2))).toBeLessThanOrEqual(2);
  expect(icon!.x + icon!.width).toBeGreaterThan(330);
  await crumbs.getByRole('link').click();
  await expect(page).toHaveURL(/\/en\/docs\/user\/havre\/?$/);
});
