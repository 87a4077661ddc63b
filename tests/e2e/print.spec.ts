import {LOCALES, LOCALE_CONFIGS} from '../../src/site/locales';
import {expect, open, test} from './fixtures';

const SSO = '/en/docs/administrateur/manage-apps/SSO';

test('paper holds the whole page and its drawings, not yet scrolled to; each sheet says of which page it is, and of which day', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('requestfinished', (request) => loaded.push(new URL(request.url()).pathname));
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await open(page, SSO);
  const drawings = page.locator('main a[href*="/assets/diagrams/"]');
  const wanted = await drawings.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')),
  );
  expect(wanted.length).toBeGreaterThan(0);
  await expect.poll(() => wanted.filter((file) => !loaded.includes(file ?? ''))).toEqual([]);
  const pdf = (await page.pdf({format: 'A4', tagged: true})).toString('latin1');
  const pages = pdf.match(/\/Type \/Page\b/g)?.length ?? 0;
  expect(pages).toBeGreaterThan(2);
  expect(pages).toBeLessThan(15);
  expect(pdf).toContain('/StructTreeRoot');
  const foot = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--print-foot'),
  );
  expect(foot).toMatch(
    /^"Havre · localhost:\d+\/en\/docs\/administrateur\/manage-apps\/SSO · .*20\d\d"$/,
  );

  // Dark mode is white, of the navigation only the sign stays, all tabs and details show.
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('.theme-doc-markdown > h2 + p').first()).toHaveCSS(
    'color',
    'rgb(13, 27, 39)',
  );
  await expect(page.locator('.navbar__brand')).toBeVisible();
  for (const name of [
    '.navbar__link',
    '.footer',
    '.theme-doc-sidebar-container',
    '.pagination-nav',
  ]) {
    await expect(page.locator(name).first()).toBeHidden();
  }
  const panels = page.locator('[role="tabpanel"]');
  expect(await panels.count()).toBe(4);
  for (const panel of await panels.all()) {
    await expect(panel).toBeVisible();
  }
  for (const drawing of await drawings.all()) {
    // The browser fetches a drawing when it comes near the screen.
    await drawing.scrollIntoViewIfNeeded();
    await expect(drawing.locator('img:visible')).toHaveCount(1);
    expect(await drawing.locator('img:visible').getAttribute('src')).toBe(
      await drawing.getAttribute('href'),
    );
  }
});

test('nothing on paper can be pressed or filled in', {tag: '@night'}, async ({page}) => {
  for (const path of [
    'docs/user/error-codes',
    'havre?kinds=security',
    SSO.slice(4),
    'search?q=folder',
    '',
    'nope',
    'docs/user/havre/connect',
  ]) {
    await open(page, `/en/${path}`);
    await page.emulateMedia({media: 'print'});
    const controls = ':is(button, input, select, textarea, label, [role="button"], [role="tab"])';
    expect(await page.locator(controls).count(), path).toBeGreaterThan(0);
    await expect(page.locator(`${controls}:visible`), path).toHaveCount(0);
    await page.emulateMedia({media: 'screen'});
  }
});

test('paper has whole addresses alone, which follow the text, and nothing that only a screen reader says', async ({
  page,
}) => {
  await open(page, '/en/docs/user/havre/try');
  await page.emulateMedia({media: 'print'});
  const printed = await page
    .locator('article :is(p, li, td) a')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content));
  const addresses = printed.filter((content) => content !== 'none');
  expect(addresses.length).toBeGreaterThan(0);
  expect(printed.length).toBeGreaterThan(addresses.length);
  expect(addresses.filter((content) => !content.includes('https://'))).toEqual([]);
  expect(await page.locator('main .visually-hidden').count()).toBeGreaterThan(0);
  await expect(page.locator('main .visually-hidden:visible')).toHaveCount(0);

  // Links to other pages have a number, and their addresses follow the text.
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const links = page.locator('article a[data-link]');
  const followed = page.locator('.print-links > li');
  expect(await followed.count()).toBeGreaterThan(0);
  for (const link of await links.all()) {
    const number = Number(await link.getAttribute('data-link'));
    const href = await link.getAttribute('href');
    expect((await followed.nth(number - 1).innerText()).replaceAll('\u200B', '')).toBe(
      new URL(page.url()).host + href,
    );
    await expect(link).toHaveCSS('text-decoration-line', 'none');
  }
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.locator('.print-links')).toHaveCount(0);
});

test(
  'paper has one scale: text, tables and the opening sentence',
  {tag: '@night'},
  async ({page}) => {
    await open(page, '/en/docs/user/havre/connect');
    await page.emulateMedia({media: 'print'});
    const sizes = await page.evaluate(() =>
      ['h2 + p', 'ol > li', 'td', 'th', '.data-line', '.data-line + p'].map(
        (part) =>
          // Pixels of the screen, rounded by the browser, to points of paper.
          Math.round(
            parseFloat(getComputedStyle(document.querySelector(`.markdown ${part}`)!).fontSize) *
              7.5,
          ) / 10,
      ),
    );
    expect(sizes).toEqual([10.5, 10.5, 9.5, 9.5, 9.5, 11.5]);
  },
);

test(
  'signing in is six sheets of paper at most, and no picture fills half of one',
  {tag: '@night'},
  async ({page}) => {
    for (const locale of LOCALES) {
      await open(page, `${LOCALE_CONFIGS[locale].baseUrl}docs/user/havre/connect`);
      const pdf = (await page.pdf({format: 'A4'})).toString('latin1');
      expect(pdf.match(/\/Type \/Page\b/g)?.length, locale).toBeLessThanOrEqual(6);
      await page.emulateMedia({media: 'print'});
      const heights = await page
        .locator('main figure')
        .evaluateAll((all) => all.map((figure) => figure.getBoundingClientRect().height));
      expect(heights.length).toBeGreaterThan(0);
      // A page of A4 is 1,123 px high.
      expect(Math.max(...heights), locale).toBeLessThan(560);
      await page.emulateMedia({media: null});
    }
  },
);

test('drawn screens on paper can be read: four on a line, each 40 mm wide, their numbers outside the frame', async ({
  page,
}) => {
  await page.setViewportSize({width: 688, height: 900});
  await page.emulateMedia({media: 'print'});
  await open(page, '/en/docs/user/loquet/secure-devices/phone');
  const frames = page.locator('[data-walkthrough] figure');
  const boxes = await frames.evaluateAll((all) => all.map((it) => it.getBoundingClientRect()));
  expect(boxes.length).toBeGreaterThan(3);
  // 40 mm are 151 px.
  expect(Math.min(...boxes.map(({width}) => width))).toBeGreaterThan(151);
  expect(boxes[1]!.y).toBe(boxes[0]!.y);
  const numbers = await page.locator('[data-walkthrough] [data-step]').evaluateAll((all) =>
    all.map((part) => {
      const {left, width} = getComputedStyle(part, '::before');
      return [parseFloat(left) + parseFloat(width) <= 0, getComputedStyle(part).outlineStyle];
    }),
  );
  expect(numbers).toEqual(numbers.map(() => [true, 'solid']));
});

test(
  'the help page is seven pages of paper at most, in every language',
  {tag: '@night'},
  async ({page}) => {
    const margin = {top: '10mm', bottom: '10mm', left: '10mm', right: '10mm'};
    for (const locale of LOCALES) {
      await open(page, `${LOCALE_CONFIGS[locale].baseUrl}docs/user/help`);
      const pdf = (await page.pdf({format: 'A4', margin})).toString('latin1');
      const pages = pdf.match(/\/Type \/Page\b/g)?.length ?? 0;
      expect(pages, locale).toBeGreaterThan(1);
      expect(pages, locale).toBeLessThanOrEqual(7);
    }
  },
);
