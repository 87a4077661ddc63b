/** Redirects from addresses of pages that have moved, on each of the three kinds of hosts. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {contentSecurityPolicy, securityHeaders} from '../../deploy/headers';
import {inlineScripts} from '../../deploy/hostFiles';
import {REDIRECTS} from '../../redirects';
import {missingNginx, startHost} from './nginxHost';
import {addressIn} from '../../src/site/addresses';
import {LOCALES, LOCALE_CONFIGS} from '../../src/site/locales';
import {redirectsIn} from '../../src/site/redirects';

const BUILD = path.resolve(__dirname, '../../build');

const BUILT = LOCALES.filter((locale) =>
  existsSync(path.join(BUILD, LOCALE_CONFIGS[locale].baseUrl, 'index.html')),
);
const MOVED = BUILT.flatMap((locale) => redirectsIn(REDIRECTS, locale));

/** The last that moved in each language, for what takes a browser. */
const LAST = BUILT.flatMap((locale) => redirectsIn(REDIRECTS, locale).slice(-1));

// nginx has a self-signed certificate here.
test.use({ignoreHTTPSErrors: true});
test.skip(LAST.length === 0, 'no page has moved yet');

test('nginx answers 301 before the file, with the query; the browser keeps the fragment', async ({
  page,
}) => {
  test.skip(missingNginx() !== undefined, missingNginx());
  const host = await startHost('localhost');
  try {
    const headers = securityHeaders(inlineScripts(BUILD));
    for (const [from, to] of MOVED) {
      for (const [asked, location] of [
        [from, to],
        [`${from}/`, to],
        [`${from}?a=1&b=%20`, `${to}?a=1&b=%20`],
        [`${from}/?`, to],
        [`${from}?next=https://evil.example`, `${to}?next=https://evil.example`],
      ] as const) {
        const answer = await host.ask(asked);
        expect([asked, answer.status, answer.headers.location]).toEqual([asked, 301, location]);
        for (const [name, value] of headers) {
          expect(answer.headers[name.toLowerCase()], name).toBe(value);
        }
      }
      const isTwin = existsSync(path.join(BUILD, `${to}.md`));
      const twin = await host.ask(`${from}.md`);
      expect([twin.status, twin.headers.location]).toEqual(
        isTwin ? [301, `${to}.md`] : [404, undefined],
      );
      expect((await host.ask(to)).status).toBe(200);
      expect((await host.ask(`${from}/nope`)).status).toBe(404);
      expect((await host.ask(from, {method: 'POST'})).status).toBe(405);
    }
    for (const [from, to] of LAST) {
      await page.goto(`https://localhost:${host.port}${from}?a=1#section`);
      expect(page.url()).toBe(`https://localhost:${host.port}${to}?a=1#section`);
    }
  } finally {
    await host.stop();
  }
});

test('_redirects lists each old address before files and 404 pages', () => {
  const lines = readFileSync(path.join(BUILD, '_redirects'), 'utf8').split('\n');
  const firstMissing = lines.findIndex((line) => line.endsWith(' 404'));
  for (const [from, to] of MOVED) {
    const at = lines.indexOf(`${from} ${to} 301!`);
    expect(at, from).toBeGreaterThanOrEqual(0);
    expect(at, from).toBeLessThan(firstMissing);
  }
});

test('with files only, the page redirects; the policy blocks its script', async ({
  page,
  baseURL,
}) => {
  const policy = contentSecurityPolicy(inlineScripts(BUILD));
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) {
      refused.push(message.text());
    }
  });
  for (const [from, to] of LAST) {
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
  for (const [index, [from, to]] of LAST.entries()) {
    // `meta refresh` drops query and fragment of the old address.
    await page.goto(`${from}?a=1#section`);
    await expect(page).toHaveURL(baseURL + to);
    await expect(page.locator('h1').first()).toBeVisible();
    expect(refused).toHaveLength(index + 1);
  }
  await page.unrouteAll({behavior: 'ignoreErrors'});
});

test('no sitemap and no search index contains an old address', () => {
  for (const locale of BUILT) {
    for (const file of ['sitemap.xml', 'search-index-docs-default-current.json', 'llms.txt']) {
      const text = readFileSync(path.join(BUILD, addressIn(file, locale)), 'utf8');
      for (const [from] of redirectsIn(REDIRECTS, locale)) {
        expect(text, file).not.toMatch(new RegExp(`${from}(?![\\w/-])`));
      }
    }
  }
});
