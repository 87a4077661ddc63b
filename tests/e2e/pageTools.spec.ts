import {LINKS} from '../../src/site/brand';
import {expect, open, test} from './fixtures';

test('the page is copied as Markdown at once, by keyboard, and said so; a failed copy is announced', async ({
  page,
  context,
  faults,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const address = '/en/havre/havre/version/4.1.1';
  await open(page, address);
  await page.getByRole('button', {name: 'Copy page'}).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({hasText: 'Page copied.'})).toBeVisible();
  const twin = await (await page.request.get(`${address}.md`)).text();
  expect(twin).toMatch(/^---\ntitle: /);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(twin);
  expect(faults).toEqual([]);
  await page.route('**/*.md', (route) => route.abort());
  await page.getByRole('button', {name: 'Copy page'}).click();
  await expect(page.getByRole('status').filter({hasText: 'could not be copied'})).toBeVisible();
  await page.unrouteAll();
});

test('a page has one link that reports a problem, with the page and the section of its address', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, '/en/docs/user/havre/connect#i-dont-have-my-device');
  const link = page.getByRole('link', {name: 'Report a problem with this page'});
  await link.evaluate((element) => {
    // The tracker is elsewhere: only where the link leads counts.
    element.addEventListener('click', (event) => event.preventDefault());
  });
  await link.focus();
  await page.keyboard.press('Enter');
  const url = new URL((await link.getAttribute('href')) ?? '');
  expect(url.origin + url.pathname).toBe(LINKS.report);
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    title: 'Sign in to the Space',
    page: 'https://docs.havre.example/en/docs/user/havre/connect#i-dont-have-my-device',
    section: 'I don’t have my device, or it no longer works',
    language: 'English',
  });
  expect(url.searchParams.get('version')).toMatch(/^Havre \d/);
  await expect(page.locator('article footer')).toContainText('support@havre.example');
});
