import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {securityHeaders} from '../../deploy/headers';
import {inlineScripts} from '../../deploy/hostFiles';
import {handlerOf} from '../../scripts/lib/handler';
import {DEFAULT_LOCALE, LOCALES, LOCALE_CONFIGS} from '../../src/site/locales';
import {
  test as base,
  choose,
  colourModeButton,
  expect,
  hydrated,
  idle,
  open,
  WAYS,
} from '../e2e/fixtures';
import {sitemapPaths} from '../e2e/sitemap';

const BUILD = path.resolve(__dirname, '../../build');

/** Pages of the default language are all visited, of each other language one in so many. */
const SHARE = 3;

/** The site behind the headers that every host sends. */
const test = base.extend<object, {host: string}>({
  host: [
    async ({}, use) => {
      const headers = securityHeaders(inlineScripts(BUILD));
      const server = createServer(handlerOf(BUILD, headers));
      await new Promise<void>((resolve) => server.listen(0, resolve));
      await use(`http://localhost:${(server.address() as AddressInfo).port}`);
      server.closeAllConnections();
      server.close();
    },
    {scope: 'worker'},
  ],
  baseURL: ({host}, use) => use(host),
});

for (const locale of LOCALES) {
  const {baseUrl} = LOCALE_CONFIGS[locale];

  test(`under the headers of the site, no page in ${locale} logs or requests another origin, in any display variant`, async ({
    page,
    request,
    faults,
  }) => {
    const all = await sitemapPaths(request, locale);
    expect(all.length).toBeGreaterThan(100);
    const share = locale === DEFAULT_LOCALE ? 1 : SHARE;
    const paths = [`${baseUrl}search`, ...all.filter((_path, index) => index % share === 0)];
    await open(page, baseUrl);
    for (const way of WAYS) {
      await choose(page, way);
      for (const address of paths) {
        const response = await page.goto(address);
        expect(response?.headers()['content-security-policy'], address).toContain("'none'");
        await hydrated(page);
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        await idle(page);
      }
    }
    expect(faults).toEqual([]);
  });

  test(`under the headers of the site, interactive features work in ${locale}`, async ({
    page,
    faults,
  }) => {
    // Tabs, drawings, code.
    await open(page, `${baseUrl}docs/administrateur/manage-apps/SSO`);
    await page.getByRole('tab').last().click();
    await expect(page.getByRole('tabpanel').last()).toBeVisible();
    await colourModeButton(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    for (const drawing of await page
      .locator('main a[href*="/assets/diagrams/"] img:visible')
      .all()) {
      await drawing.scrollIntoViewIfNeeded();
      await expect
        .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    }
    // The search, in its worker, and the page of a result.
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('SCIM');
    await page.getByRole('option').first().click();
    await expect(page.locator('mark').first()).toBeVisible();
    // A link into the Space, and its dialog.
    await open(page, `${baseUrl}docs/user/havre/params`);
    await page.locator('article a[href*="/root_url/"]').first().click();
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
    await page.keyboard.press('Escape');
    expect(faults).toEqual([]);
    // The browser itself reports the status of this one.
    await open(page, `${baseUrl}nope`);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    expect(faults.filter((fault) => !fault.includes('status of 404'))).toEqual([]);
  });
}

test('the policy is in force: another inline script is refused', async ({page, faults}) => {
  await open(page, '/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "run"';
    document.head.append(script);
  });
  await expect(page).not.toHaveTitle('run');
  expect(faults.join()).toContain('Content Security Policy');
});
