import {REDIRECTS} from '../../redirects';
import {LOCALES, LOCALE_CONFIGS} from '../../src/site/locales';
import {redirectsIn} from '../../src/site/redirects';
import {ROUTES, SPECIFIED} from '../routes';
import {choose, expect, hydrated, open, test, WAYS} from './fixtures';
import {sitemapPaths} from './sitemap';

const STORED_KEYS = [
  'theme',
  'custom_root_url',
  'replaced_root_url',
  'docusaurus.announcement.id',
  'docusaurus.announcement.dismiss',
  'docs-preferred-version-default',
  'recent_pages',
];

test('no published address is missing from the list', () => {
  expect(new Set(ROUTES).size).toBe(ROUTES.length);
  expect(ROUTES.length).toBeGreaterThanOrEqual(SPECIFIED);
});

/** By day one page in so many is opened, each language others; at night tests/nightly opens all. */
const SHARE = 64;

for (const [index, locale] of LOCALES.entries()) {
  test(`every address answers in ${locale}, and pages open without console message or foreign request`, async ({
    page,
    request,
    faults,
  }) => {
    const published = ROUTES.map((route) => LOCALE_CONFIGS[locale].baseUrl + route.slice(1));
    const listed = await sitemapPaths(request, locale);
    expect(listed.length).toBeGreaterThan(100);
    const redirects = new Map(redirectsIn(REDIRECTS, locale));
    await open(page, LOCALE_CONFIGS[locale].baseUrl);
    for (const [place, path] of [...new Set([...published, ...listed])].entries()) {
      const target = redirects.get(path.replace(/\/$/, ''));
      if (target !== undefined) {
        // tests/host/redirects.spec.ts follows it.
        expect(await (await request.get(path)).text(), path).toContain(
          `content="0; url=${target}"`,
        );
        continue;
      }
      if (place % SHARE !== index * (SHARE / LOCALES.length)) {
        expect((await request.head(path)).status(), path).toBe(200);
        continue;
      }
      // Each page in one way, the next in another.
      await choose(page, WAYS[Math.floor(place / SHARE) % WAYS.length]!);
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
    const kept = await page.evaluate(() => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
    ]);
    expect(kept.filter((key) => !STORED_KEYS.includes(key))).toEqual([]);
  });
}
