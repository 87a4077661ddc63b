import {LOCALES, LOCALE_CONFIGS} from '../../src/site/locales';
import {ROUTES, SPECIFIED} from '../routes';
import {expect, hydrated, test} from './fixtures';
import {sitemapPaths} from './sitemap';

const STORED_KEYS = [
  'theme',
  'custom_root_url',
  'docusaurus.announcement.id',
  'docusaurus.announcement.dismiss',
  'docs-preferred-version-default',
];

test('no address that was ever published is lost from the list', () => {
  expect(new Set(ROUTES).size).toBe(ROUTES.length);
  expect(ROUTES.length).toBeGreaterThanOrEqual(SPECIFIED);
});

for (const locale of LOCALES) {
  test(`every address answers in ${locale}, without console message or foreign request`, async ({
    page,
    request,
    faults,
  }) => {
    test.setTimeout(300_000);
    const published = ROUTES.map((route) => LOCALE_CONFIGS[locale].baseUrl + route.slice(1));
    const listed = await sitemapPaths(request, locale);
    expect(listed.length).toBeGreaterThan(100);
    for (const path of new Set([...published, ...listed])) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(200);
      await hydrated(page);
      await expect(page.locator('html'), path).toHaveAttribute(
        'lang',
        LOCALE_CONFIGS[locale].htmlLang,
      );
      await expect(page.locator('h1').first(), path).toBeVisible();
    }
    expect(faults).toEqual([]);
    // The values the About page names, and no other (specification §3).
    const kept = await page.evaluate(() => Object.keys(localStorage));
    expect(kept.filter((key) => !STORED_KEYS.includes(key))).toEqual([]);
  });
}
