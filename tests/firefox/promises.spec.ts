import type {Page} from 'puppeteer-core';
import {FIREFOX_MISSING, findFirefox} from '../../scripts/lib/browser';
import {LOCALES, LOCALE_CONFIGS} from '../../src/site/locales';
import {expect, focused, open, pathOf, resize, test, textOf} from './fixtures';

// The promises of tests/e2e that lean most on the browser, tried in Firefox as it is shipped.
test.skip(findFirefox() === undefined, FIREFOX_MISSING);

const DIALOG = 'dialog[open]';

async function openSearch(tab: Page): Promise<void> {
  await tab.keyboard.down('Control');
  await tab.keyboard.press('k');
  await tab.keyboard.up('Control');
  await focused(tab, `${DIALOG} [role="combobox"]`);
}

/** One for each language, beside the page that the search leads to. */
const PAGES = ['', 'havre', 'docs/administrateur/manage-apps/SCIM', 'havre/havre/version/4.0'];

for (const [place, locale] of LOCALES.entries()) {
  const {baseUrl, htmlLang} = LOCALE_CONFIGS[locale];

  // By day in the language whose words the browser must find.
  const tag = locale === 'zh' ? [] : '@night';
  test(
    `pages and the search, which highlights the words, work in ${locale} without console messages`,
    {tag},
    async ({tab, faults}) => {
      const address = baseUrl + PAGES[place]!;
      await open(tab, address);
      expect(await tab.$eval('html', ({lang}) => lang)).toBe(htmlLang);
      expect(await textOf(tab, 'h1')).not.toBe('');
      await openSearch(tab);
      // At once: to Enter while the results are still those of "Loque", the page of all results would open.
      await tab.evaluate(() => document.execCommand('insertText', false, 'Loquet'));
      await tab.waitForSelector(`${DIALOG} [role="option"]`, {visible: true});
      await tab.keyboard.press('Enter');
      expect(await textOf(tab, 'main mark')).toMatch(/loquet/i);
      expect(await pathOf(tab)).not.toBe(address);
      await tab.keyboard.press('Escape');
      await tab.waitForFunction(() => !document.querySelector('mark'));
      expect(faults).toEqual([]);
    },
  );
}

test('a file of the first load that fails is fetched once more; lost scripts are reported', async ({
  tab,
}) => {
  const asked: string[] = [];
  let failing = /\/(?:main\.\w+\.js|styles\.\w+\.css)$/;
  let failures = 2;
  await tab.setRequestInterception(true);
  tab.on('request', (request) => {
    const file = new URL(request.url()).pathname;
    asked.push(file);
    const isLost = failing.test(file) && failures > 0;
    failures -= Number(isLost);
    void (isLost ? request.abort() : request.continue());
  });
  await open(tab, '/en/docs/');
  const timesOf = (name: RegExp): number => asked.filter((file) => name.test(file)).length;
  expect(timesOf(/\/styles\.\w+\.css$/)).toBe(2);
  expect(timesOf(/\/main\.\w+\.js$/)).toBe(2);
  expect(timesOf(/\/runtime~main\.\w+\.js$/)).toBe(1);
  failing = /\/main\./;
  failures = Infinity;
  await tab.reload();
  expect(await textOf(tab, '#load-notice span:not([hidden])')).toContain('did not load completely');
});

test('the skip link is the first stop of the keyboard; a diagram is drawn', async ({
  tab,
  faults,
}) => {
  await open(tab, '/en/docs/');
  await tab.keyboard.press('Tab');
  await focused(tab, 'a[href="#__docusaurus_skipToContent_fallback"]');
  const drawing = 'main a[href*="/assets/diagrams/"]';
  await tab.$eval(drawing, (element) => element.scrollIntoView());
  await tab.waitForFunction(
    (selector: string) =>
      [...document.querySelectorAll<HTMLImageElement>(`${selector} img`)].some(
        (image) => image.offsetWidth > 0 && image.naturalWidth > 0,
      ),
    {},
    drawing,
  );
  expect(faults).toEqual([]);
});

test.describe('at 360 px', () => {
  test('no page scrolls sideways', async ({tab}) => {
    await resize(tab, {width: 360, height: 780});
    for (const path of ['/zh/havre', '/de/docs/administrateur/manage-apps/SCIM']) {
      await open(tab, path);
      const excess = await tab.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(excess, path).toBe(0);
    }
  });

  test('the menu opens and closes with "back"', async ({tab}) => {
    await resize(tab, {width: 360, height: 780});
    await open(tab, '/en/');
    await tab.click('main a[href="/en/docs/"]');
    await tab.waitForFunction(() => location.pathname === '/en/docs/');
    await tab.click('.navbar__toggle');
    await tab.waitForSelector('.navbar-sidebar--show');
    // Puppeteer's own waits for a page to load.
    await tab.evaluate(() => history.back());
    await tab.waitForFunction(() => !document.querySelector('.navbar-sidebar--show'));
    expect(await pathOf(tab)).toBe('/en/docs/');
  });
});
