import type {Page} from '@playwright/test';
import {readFileSync} from 'node:fs';
import {connect} from 'node:net';
import {NOT_FOUND_TEXTS} from '../../src/features/notFound/ui/NotFound/texts';
import {LOCALES, LOCALE_CONFIGS} from '../../src/site/locales';
import {expect, open, test, withoutPreloading} from './fixtures';

test('the English Not Found text is the specification’s, and its language menu keeps the address', async ({
  page,
}) => {
  await open(page, '/en/nope?a=1');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', {level: 1})).toHaveText('Page not found');
  await expect(main).toContainText("We couldn't find what you're looking for.");
  await expect(main).toContainText(
    'Please contact the site owner who linked you to the original URL and let them know their link is broken.',
  );
  await page.getByRole('button', {name: 'English'}).hover();
  await expect(page.locator('.navbar').getByRole('link', {name: 'Deutsch'})).toHaveAttribute(
    'href',
    '/de/nope?a=1',
  );
});

test('an unknown address answers 404 in the language of the address, whatever page its host sends', async ({
  page,
  everything,
}) => {
  for (const locale of everything ? LOCALES : (['zh'] as const)) {
    const {baseUrl, htmlLang} = LOCALE_CONFIGS[locale];
    const {title, help} = NOT_FOUND_TEXTS[locale];
    const response = await page.goto(`${baseUrl}docs/nope/deeper`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    await expect(page).toHaveTitle(`${title} | Havre`);
    await expect(page.getByRole('main').getByRole('link', {name: help})).toHaveAttribute(
      'href',
      `${baseUrl}docs/user/help`,
    );
    await page.route(`**${baseUrl}nope`, (route) =>
      route.fulfill({status: 404, contentType: 'text/html', body: readFileSync('build/404.html')}),
    );
    await open(page, `${baseUrl}nope`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    await expect(page.getByRole('main')).toHaveAttribute('lang', htmlLang);
  }
  // Malformed ones too.
  await open(page, '/en/%?a=1#b');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(NOT_FOUND_TEXTS.en.title);
});

test('the server of the site answers this machine alone, and survives any request line', async ({
  page,
  baseURL,
}) => {
  const port = Number(new URL(baseURL!).port);
  const say = (host: string) =>
    new Promise((resolve) => {
      const socket = connect(port, host, () =>
        socket.write('GET http://[ HTTP/1.1\r\nHost: a\r\n\r\n'),
      );
      socket.once('data', (answer) => resolve(answer.toString().split('\r\n')[0]));
      socket.once('error', ({message}) => resolve(message));
    });
  expect(await say('localhost')).toBe('HTTP/1.1 404 Not Found');
  expect((await page.request.get('/en/')).status()).toBe(200);
  // Another address than that of localhost, as a neighbour would use.
  expect(await say('127.0.0.2')).toContain('ECONNREFUSED');
});

/** Makes every script requested from now on fail, until the returned function is called. */
async function loseScripts(page: Page): Promise<() => Promise<void>> {
  await page.route('**/assets/js/**', (route) => route.abort());
  return () => page.unroute('**/assets/js/**');
}

test('a page that fails to load shows the error inside the layout and works on Retry', async ({
  page,
}) => {
  const target = '/de/docs/user/';
  // The chunk must be fetched on click.
  await withoutPreloading(page);
  await open(page, '/de/docs/');
  const restore = await loseScripts(page);
  const title = 'Diese Seite konnte nicht geladen werden';
  await page.locator(`a[href="${target}"]`).first().click();
  await expect(page.getByRole('heading', {name: title})).toBeVisible();
  await expect(page.locator('.navbar')).toBeVisible();
  await expect(page.locator('footer')).toBeVisible();
  await expect(page.getByRole('alert').locator('code')).not.toBeEmpty();
  await expect(page.getByRole('alert')).not.toContainText(/\.js|https?:/);
  const retry = page.getByRole('button', {name: 'Erneut versuchen'});
  const failed = page.waitForEvent('requestfailed');
  await retry.click();
  await failed;
  await expect(page.getByRole('heading', {name: title})).toBeVisible();
  await expect(retry).toBeFocused();
  await restore();
  await page.evaluate(() => Object.assign(window, {isSamePage: true}));
  await retry.click();
  await expect(page.getByRole('heading', {name: title})).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${target}$`));
  await expect(page.locator('main h1, article h1').first()).toBeFocused();
  // The page's code was fetched; the site was not loaded again.
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('a page that crashes shows the chain of causes and a button to try again', async ({page}) => {
  // The home page's component is replaced by one that throws while rendering.
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const source = await response.text();
    if (!source.includes('site.home.cards')) {
      await route.fulfill({response, body: source});
      return;
    }
    const body = source.replace(
      /(default:\s*(?:function\s*\(\)\s*\{\s*return\s*|\(\)\s*=>\s*))([A-Za-z_$][\w$]*)/,
      (_all, head: string) =>
        `${head}function(){throw new Error("outer",{cause:new Error("inner")})}`,
    );
    expect(body).not.toBe(source);
    await route.fulfill({response, body});
  });
  await page.goto('/');
  const alert = page.getByRole('alert');
  await expect(alert.getByRole('heading')).toHaveText('Cette page a planté.');
  await expect(alert.getByRole('button')).toHaveText('Réessayer');
  await expect(alert).toContainText('outer');
  await expect(alert.locator('p', {hasText: 'Cause\u00A0:'})).toContainText('inner');
  await expect(page.locator('.navbar')).toBeVisible();
  await page.unrouteAll({behavior: 'ignoreErrors'});
});
