import {LOCALES, LOCALE_CONFIGS} from '../../src/site/locales';
import {expect, open, test} from './fixtures';

/** The last one has a Space hint. */
const PAGES = ['administrateur/manage-apps/SSO', 'user/loquet/backup', 'user/havre/connect'];

test.use({viewport: {width: 360, height: 740}});

for (const locale of LOCALES) {
  test(
    `on a phone one line leads to the title, and the Space hint is whole, below what it is about, ${locale}`,
    {tag: locale === 'de' ? [] : '@night'},
    async ({page, everything}) => {
      for (const path of PAGES.slice(everything ? 0 : -1)) {
        await open(page, `${LOCALE_CONFIGS[locale].baseUrl}docs/${path}`);
        const announcement = await page.locator('.theme-announcement-bar').boundingBox();
        expect(announcement!.height, path).toBeLessThanOrEqual(32);
        const bar = await page.locator('.theme-doc-toc-mobile').locator('..').boundingBox();
        expect([bar!.x, bar!.width, bar!.height], path).toEqual([0, 360, 44]);
        const title = await page.locator('h1').boundingBox();
        expect(title!.y, path).toBeLessThanOrEqual(160);
        // Only the data line stands between the title and the first sentence.
        const lead = page.locator('.data-line + p');
        expect((await lead.boundingBox())!.y - title!.y - title!.height, path).toBeLessThan(110);
        expect((await page.locator('.theme-doc-version-badge').boundingBox())!.y).toBeGreaterThan(
          (await page.locator('.theme-doc-footer').boundingBox())!.y,
        );
      }
      const notice = page.locator('[data-space-notice]');
      await expect(notice.getByRole('button')).toBeVisible();
      const cut = await notice
        .locator('span, button')
        .evaluateAll((all) => all.filter((part) => part.scrollWidth > part.clientWidth + 1).length);
      expect(cut).toBe(0);
      const {x, width} = (await notice.getByRole('button').boundingBox())!;
      expect(x + width).toBeLessThanOrEqual(360);
    },
  );
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
