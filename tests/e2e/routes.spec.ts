import {LOCALES, LOCALE_CONFIGS} from '../../src/site/locales';
import {LOCALIZED_ROUTES, ROUTES, ROUTE_COUNT} from '../routes';
import {expect, hydrated, test} from './fixtures';

const STORED_KEYS = [
  'theme',
  'custom_root_url',
  'docusaurus.announcement.id',
  'docusaurus.announcement.dismiss',
  'docs-preferred-version-default',
];

test('the list of addresses is the specification’s', () => {
  expect(new Set(ROUTES).size).toBe(ROUTE_COUNT);
  expect(LOCALIZED_ROUTES).toHaveLength(ROUTE_COUNT * 4);
});

for (const locale of LOCALES) {
  test(`every address answers in ${locale}, without console message or foreign request`, async ({
    page,
    faults,
  }) => {
    test.setTimeout(300_000);
    for (const {path} of LOCALIZED_ROUTES.filter((entry) => entry.locale === locale)) {
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
