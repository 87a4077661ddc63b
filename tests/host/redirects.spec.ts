/** Redirects from addresses of pages that have moved, on hosts of files alone; behind nginx: nginx.spec.ts. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {contentSecurityPolicy} from '../../deploy/headers';
import {inlineScripts} from '../../deploy/hostFiles';
import {REDIRECTS} from '../../redirects';
import {addressIn} from '../../src/site/addresses';
import {LOCALES} from '../../src/site/locales';
import {redirectsIn} from '../../src/site/redirects';
import {expect, test} from '../e2e/fixtures';

const BUILD = path.resolve(__dirname, '../../build');

test('with files only, the page redirects; the policy blocks its script', async ({
  page,
  baseURL,
  everything,
}) => {
  // The last that moved, by day in one language.
  const last = (everything ? LOCALES : (['de'] as const)).flatMap((locale) =>
    redirectsIn(REDIRECTS, locale).slice(-1),
  );
  expect(last).not.toEqual([]);
  const policy = contentSecurityPolicy(inlineScripts(BUILD));
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) {
      refused.push(message.text());
    }
  });
  for (const [from, to] of last) {
    await page.goto(`${from}?a=1#section`);
    await expect(page).toHaveURL(`${baseURL}${to}?a=1#section`);
    await expect(page.locator('h1').first()).toBeVisible();
  }
  expect(refused).toEqual([]);
  await page.route('**/*', async (route) => {
    const response = await route.fetch();
    const headers = {...response.headers(), 'content-security-policy': policy};
    await route.fulfill({response, headers});
  });
  for (const [index, [from, to]] of last.entries()) {
    // `meta refresh` drops query and fragment of the old address.
    await page.goto(`${from}?a=1#section`);
    await expect(page).toHaveURL(baseURL + to);
    await expect(page.locator('h1').first()).toBeVisible();
    expect(refused).toHaveLength(index + 1);
  }
  await page.unrouteAll({behavior: 'ignoreErrors'});
});

test('no sitemap and no search index contains an old address', () => {
  for (const locale of LOCALES) {
    for (const file of ['sitemap.xml', 'search-index-docs-default-current.json', 'llms.txt']) {
      const text = readFileSync(path.join(BUILD, addressIn(file, locale)), 'utf8');
      for (const [from] of redirectsIn(REDIRECTS, locale)) {
        expect(text, file).not.toMatch(new RegExp(`${from}(?![\\w/-])`));
      }
    }
  }
});
