import {HISTORIES} from '../../src/site/collections';
import {LOCALES, LOCALE_CONFIGS} from '../../src/site/locales';
import {releasesOf} from '../sources';
import {excessOf, expect, MOBILE, open, test} from './fixtures';

for (const [place, locale] of LOCALES.entries()) {
  const {baseUrl} = LOCALE_CONFIGS[locale];

  test(
    `the home page leads to the newest releases, the guides and the question that helps (${locale})`,
    {tag: locale === 'fr' ? [] : '@night'},
    async ({page}) => {
      await open(page, baseUrl);
      const releases = page.getByRole('region').filter({has: page.locator('#home-releases')});
      await expect(releases.getByRole('listitem')).toHaveCount(HISTORIES.length);
      for (const {id, slug} of HISTORIES) {
        const {version, date} = releasesOf(id)[0]!;
        const release = releases.getByRole('listitem').filter({
          has: page.locator(`a[href="${baseUrl}${slug}/${slug}/version/${version}"]`),
        });
        await expect(release.locator('time')).toHaveAttribute('datetime', new RegExp(`^${date}`));
      }

      // On a phone the question comes soon, without the drawing.
      await page.setViewportSize(MOBILE);
      const top = async (selector: string) => (await page.locator(selector).boundingBox())!.y;
      expect(await top('#what-happened')).toBeLessThan(470);
      const [, , , fourth] = await page.locator('[data-decision] > ul > li').all();
      const {y, height} = (await fourth!.boundingBox())!;
      expect(y + height).toBeLessThanOrEqual(MOBILE.height);
      expect(await top('#home-cards')).toBeGreaterThan(await top('#what-happened'));
      await expect(page.locator('main > svg')).toBeHidden();
      expect(await top('#home-releases')).toBeGreaterThan(await top('#home-cards'));
      expect(await excessOf(page)).toBe(0);

      const guide = ['user', 'administrateur'][place % 2]!;
      const link = page.getByRole('main').locator(`a[href="${baseUrl}docs/${guide}/"]`);
      const name = (await link.textContent()) ?? '';
      await link.click();
      await expect(page).toHaveURL(`${baseUrl}docs/${guide}/`);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(name);
    },
  );
}

test('the wide button of the home page opens the search, which restores the focus', async ({
  page,
}) => {
  await open(page, '/en/');
  const button = page.getByRole('button', {name: 'Search the documentation'});
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill('passkey');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  // One dialog per shortcut, though the page has two ways into the search.
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toHaveCount(1);
});
