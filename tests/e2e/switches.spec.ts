// What the site's switches promise; `npm run test:publishing` builds the site with them the other way round.
import type {ThemeConfig} from '@docusaurus/preset-classic';
import {NOT_FOUND_TEXTS} from '../../src/ui/NotFound/texts';
import {navbar} from '../../src/config/navbar';
import {FEATURES} from '../../src/site/features';
import {expect, open, test} from './fixtures';
import {sitemapPaths} from './sitemap';
import {SPACE, store, stored} from './spaceFixtures';

const MANUAL = '/en/docs/user/havre/params';
const EXAMPLE = 'https://acme.eu.havre.example';

const {hideOnScroll, items = [], logo}: NonNullable<ThemeConfig['navbar']> = navbar;

test.describe('the Space switched off', () => {
  test.skip(FEATURES.space, 'it is on');

  test('no page links into a Space, and menu paths are bold text', async ({page, request}) => {
    const paths = await sitemapPaths(request, 'en');
    expect(paths.length).toBeGreaterThan(100);
    for (const path of paths) {
      const html = await (await request.get(path)).text();
      expect(html, path).not.toMatch(/href="?[^"\s>]*\/root_url\/|data-space-notice/);
    }
    await open(page, MANUAL);
    const menuPath = page.locator('article strong', {hasText: /^Settings › Notifications$/});
    await expect(menuPath).toBeVisible();
    await expect(page.locator('a', {has: menuPath})).toHaveCount(0);
    const twin = await (await request.get(`${MANUAL}.md`)).text();
    expect(twin).toContain('**Settings › Notifications**');
    expect(twin).not.toContain(EXAMPLE);
  });

  test('root_url in an address is ignored', async ({page}) => {
    await open(page, `${MANUAL}?root_url=${encodeURIComponent(SPACE)}`);
    expect(await stored(page)).toBeNull();
    await expect(page).toHaveURL(/\?root_url=/);
    await page.goto('/en/root_url/admin/users');
    await expect(page.getByRole('main')).toContainText(NOT_FOUND_TEXTS.en.sorry);
    await expect(page.getByRole('main')).not.toContainText('Space');
    await expect(page.getByRole('main').getByRole('button')).toHaveText([
      'Search the documentation',
    ]);
  });

  test('no dialog opens', async ({page, context}) => {
    await open(page, MANUAL);
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/en/root_url/home';
      link.textContent = 'Added';
      link.target = '_blank';
      document.querySelector('article')?.prepend(link);
    });
    const opened = context.waitForEvent('page');
    await page.getByRole('link', {name: 'Added'}).click();
    await expect((await opened).getByRole('main')).toContainText(NOT_FOUND_TEXTS.en.sorry);
    await expect(page.locator('dialog')).toHaveCount(0);
  });

  test('addresses and examples are those of the example organization, whatever is stored', async ({
    page,
  }) => {
    await store(page, 'https://beta.de.havre.example');
    await open(page, '/en/docs/administrateur/manage-apps/SCIM');
    await expect(
      page.locator('article code', {hasText: `${EXAMPLE}/scim/v2`}).first(),
    ).toBeVisible();
    await expect(page.locator('.theme-code-block', {hasText: EXAMPLE}).first()).toBeAttached();
    await expect(page.locator('body')).not.toContainText('beta.de');
  });
});

test('the navbar hides while the reader scrolls down, and comes back', async ({page}) => {
  test.skip(!hideOnScroll, 'it is switched off');
  await open(page, '/en/docs/administrateur/manage-apps/SCIM');
  const bar = page.locator('.navbar');
  // The direction is known from the second step on.
  for (const place of [500, 1000]) {
    await page.mouse.wheel(0, 500);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  }
  await expect(bar).not.toBeInViewport();
  await page.mouse.wheel(0, -300);
  await expect(bar).toBeInViewport();
});

test('colours, styles and alignment that the configuration and a page ask for are shown', async ({
  page,
}) => {
  test.skip(!logo?.style, 'none is asked for');
  await open(page, '/en/docs/user/havre/favorites');
  const bar = page.locator('.theme-announcement-bar');
  await expect(bar).toHaveCSS('background-color', 'rgb(1, 2, 3)');
  await expect(bar).toHaveCSS('color', 'rgb(255, 255, 255)');
  await expect(page.locator('.navbar__logo img').first()).toHaveCSS('border-top-width', '2px');
  await expect(page.getByRole('cell', {name: 'b', exact: true})).toHaveCSS('text-align', 'center');
  const lines = page.locator('code > div', {hasText: /five|six/});
  const numbers = await lines.evaluateAll((all) =>
    all.map((line) => getComputedStyle(line, '::before').content),
  );
  expect(numbers).toEqual(['"5"', '"6"']);
});

test.describe('every kind of navbar item', () => {
  test.skip(!items.some(({type}) => type === 'docsVersionDropdown'), 'the site does not have all');

  for (const path of ['/en/', MANUAL, '/en/docs/1.0/', '/en/havre', '/en/search', '/en/nope']) {
    test(`is rendered on ${path}`, async ({page}) => {
      const errors: string[] = [];
      page.on('pageerror', ({message}) => errors.push(message));
      await open(page, path);
      const bar = page.locator('.navbar');
      for (const name of ['Manual', 'Kind doc', 'Kind docsVersion', 'Kind link']) {
        await expect(bar.getByRole('link', {name, exact: true})).toBeVisible();
      }
      await expect(bar.getByText('Kind html')).toBeVisible();
      await expect(bar.getByRole('button', {name: /^(?:Next|1\.0)$/}).first()).toBeVisible();
      await expect(page.getByRole('heading', {level: 1}).first()).toBeVisible();
      expect(errors).toEqual([]);
    });
  }

  test('the version menu leads to the same page of another version, with the banner of an old one', async ({
    page,
  }) => {
    await open(page, '/en/docs/?from=mail');
    await page.locator('.navbar').getByText('Next', {exact: true}).first().hover();
    await page.locator('.navbar').getByRole('link', {name: '1.0', exact: true}).click();
    await expect(page).toHaveURL(/\/en\/docs\/1\.0\/\?from=mail$/);
    await expect(page.locator('.theme-doc-version-banner')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe(
      '1.0',
    );
  });
});
