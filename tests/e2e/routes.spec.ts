import type {APIRequestContext} from '@playwright/test';
import {REDIRECTS} from '../../redirects';
import {LOCALES, LOCALE_CONFIGS, type Locale} from '../../src/site/locales';
import {redirectsIn} from '../../src/site/redirects';
import {ROUTES, SPECIFIED} from '../routes';
import {choose, expect, open, test, WAYS} from './fixtures';
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

/** The addresses of a language, published once or listed now, those that have moved apart. */
async function addressesOf(request: APIRequestContext, locale: Locale) {
  const published = ROUTES.map((route) => LOCALE_CONFIGS[locale].baseUrl + route.slice(1));
  const redirects = new Map(redirectsIn(REDIRECTS, locale));
  const listed = await sitemapPaths(request, locale);
  expect(listed.length).toBeGreaterThan(100);
  const all = [...new Set([...published, ...listed])];
  const targetOf = (path: string) => redirects.get(path.replace(/\/$/, ''));
  return {
    // tests/host/redirects.spec.ts follows one.
    moved: all.filter(targetOf).map((path) => [path, targetOf(path)] as const),
    pages: all.filter((path) => !targetOf(path)),
  };
}

test('every address answers', async ({request}) => {
  for (const locale of LOCALES) {
    const {moved, pages} = await addressesOf(request, locale);
    for (const [path, target] of moved) {
      expect(await (await request.get(path)).text(), path).toContain(`content="0; url=${target}"`);
    }
    for (const path of pages) {
      expect((await request.head(path)).status(), path).toBe(200);
    }
  }
});

// By day two pages of each language, each in another way; at night tests/nightly opens all.
test('pages open without console message or foreign request', async ({page, request, faults}) => {
  await page.goto('/robots.txt');
  for (const [index, locale] of LOCALES.entries()) {
    const {pages} = await addressesOf(request, locale);
    for (const turn of [0, 1]) {
      const path = pages[Math.floor(((2 * index + turn + 0.5) * pages.length) / 8)]!;
      await choose(page, WAYS[2 * index + turn]!);
      await open(page, path);
      await expect(page.locator('html'), path).toHaveAttribute(
        'lang',
        LOCALE_CONFIGS[locale].htmlLang,
      );
      await expect(page.locator('h1').first(), path).toBeVisible();
    }
  }
  expect(faults).toEqual([]);
  // The values the About page names, and no other (specification §3).
  const kept = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  expect(kept.filter((key) => !STORED_KEYS.includes(key))).toEqual([]);
});
