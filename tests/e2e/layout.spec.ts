import {LOCALES} from '../../src/site/locales';
import {expect, MOBILE, open, test} from './fixtures';
import {sitemapPaths} from './sitemap';

/** A page of each kind, each language at least once: measured instead of comparing screenshots. At night, all pages. */
const PAGES = [
  '/docs/administrateur/access-policy/',
  '/en/docs/administrateur/manage-apps/SSO',
  '/de/docs/user/loquet/secure-devices/phone',
  '/zh/docs/user/havre/password-manager',
  '/en/havre/havre/version/4.1.1',
  '/zh/havre/page/2',
  '/de/havre/archive',
  '/en/markdown-page',
  '/de/',
];

/** Faults in the layout of a page, as sentences, and the number of measured texts. */
function faultsOf(): {count: number; faults: string[]} {
  const faults: string[] = [];
  const main = document.querySelector('main') ?? document.body;
  const nameOf = (element: Element) =>
    `${element.tagName} “${(element.textContent ?? '').trim().slice(0, 30)}”`;
  const excess = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (excess !== 0) {
    faults.push(`scrolls sideways by ${excess} px`);
  }
  const texts = [...main.querySelectorAll('h1, h2, h3, p, li, td, dt, dd, figcaption')].filter(
    (element) =>
      element.checkVisibility() && element.clientWidth > 1 && (element.textContent ?? '').trim(),
  );
  const SIZES: Readonly<Record<string, number>> =
    window.innerWidth > 576 ? {H1: 32, H2: 24, H3: 19} : {H1: 26, H2: 22, H3: 18};
  const boxes: {element: Element; box: DOMRect}[] = [];
  for (const element of texts) {
    const size = parseFloat(getComputedStyle(element).fontSize);
    const wanted = SIZES[element.tagName];
    const isInText = element.closest('.markdown') && !element.closest('[data-decision]');
    if (wanted !== undefined && isInText && size !== wanted) {
      faults.push(`${nameOf(element)} is ${size} px high`);
    }
    if (size < 12) {
      faults.push(`${nameOf(element)} is ${size} px high`);
    }
    const box = element.getBoundingClientRect();
    if (box.left < 0 || box.right > document.documentElement.clientWidth) {
      faults.push(`${nameOf(element)} leaves the screen`);
    }
    // Texts that hold others cover them.
    if (!element.querySelector('h1, h2, h3, p, li, td, dt, dd')) {
      boxes.push({element, box});
    }
  }
  // One edge for all but tables of four columns and more.
  for (const part of main.querySelectorAll('.markdown > *, .markdown :is(p, li)')) {
    const {width} = part.getBoundingClientRect();
    if (width > 704.5 && !part.matches('.table:has(th:nth-child(4))')) {
      faults.push(`${nameOf(part)} is ${width} px wide`);
    }
  }
  boxes.forEach(({element, box}, index) => {
    for (const {element: other, box: next} of boxes.slice(index + 1)) {
      const width = Math.min(box.right, next.right) - Math.max(box.left, next.left);
      const height = Math.min(box.bottom, next.bottom) - Math.max(box.top, next.top);
      if (width > 1 && height > 1 && !element.contains(other)) {
        faults.push(`${nameOf(element)} covers ${nameOf(other)}`);
      }
    }
  });
  return {count: boxes.length, faults};
}

for (const [mode, width] of [
  ['light', 1440],
  ['dark', MOBILE.width],
] as const) {
  test(
    `texts have their sizes and measure, and none overlaps another, in ${mode} mode at ${width} px`,
    {tag: mode === 'dark' ? [] : '@night'},
    async ({page, request, everything}) => {
      await page.setViewportSize({width, height: 900});
      await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
      const found: string[] = [];
      let count = 0;
      const all = everything
        ? await Promise.all(LOCALES.map((locale) => sitemapPaths(request, locale)))
        : [PAGES];
      for (const path of all.flat()) {
        await page.goto(path, {waitUntil: 'domcontentloaded'});
        const measured = await page.evaluate(faultsOf);
        count += measured.count;
        found.push(...measured.faults.map((fault) => `${path}: ${fault}`));
      }
      expect(count).toBeGreaterThan(300);
      expect(found).toEqual([]);
    },
  );
}

test('on a phone tables are cards as wide as the screen; the name of a column is said once, or where it is needed', async ({
  page,
  everything,
}) => {
  await page.setViewportSize(MOBILE);
  for (const path of [
    '/en/docs/administrateur/manage-apps/SSO',
    '/zh/docs/administrateur/manage-users/access',
  ].slice(everything ? 0 : 1)) {
    await open(page, path);
    const tables = await page.evaluate(() =>
      // Not those of closed details and other tabs.
      [...document.querySelectorAll<HTMLTableElement>('article table')]
        .filter((table) => table.checkVisibility())
        .map((table) => ({
          headings: [...table.querySelectorAll('th')].map(({textContent}) => textContent),
          hasHead: (table.tHead?.clientHeight ?? 0) > 1,
          excess: table.closest('div.table')!.scrollWidth - table.closest('div.table')!.clientWidth,
          lost: Math.max(
            ...[...table.querySelectorAll('td')].map((cell) => {
              const {paddingLeft, paddingRight} = getComputedStyle(cell);
              return table.clientWidth - cell.clientWidth + parseFloat(paddingLeft + paddingRight);
            }),
          ),
          labels: [...table.tBodies[0]!.rows].map(({cells}) =>
            [...cells].map((cell) => {
              const {content} = getComputedStyle(cell, '::before');
              // JSON, as CSS, puts a backslash before a quotation mark.
              return content === 'none' ? '' : (JSON.parse(content) as string);
            }),
          ),
        })),
    );
    expect(new Set(tables.map(({headings}) => headings.length)), path).toEqual(new Set([2, 3]));
    for (const {headings, hasHead, excess, lost, labels} of tables) {
      expect([excess, lost, hasHead], path).toEqual([0, 0, headings.length === 2]);
      const named = headings.map((heading, index) =>
        index > 0 && headings.length > 2 ? heading + (path.startsWith('/zh') ? '：' : ': ') : '',
      );
      expect(labels, path).toEqual(labels.map(() => named));
    }
  }
  // Between phone and desktop, a column of a Chinese table holds at least four characters.
  await page.setViewportSize({width: 768, height: 900});
  const widths = await page
    .locator('.markdown td:visible')
    .evaluateAll((all) =>
      all.map((cell) => cell.clientWidth / parseFloat(getComputedStyle(cell).fontSize)),
    );
  expect(widths.length).toBeGreaterThan(10);
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(4.4);
});

test('on a phone a matrix is a table of marks, which are said in words', async ({page}) => {
  await page.setViewportSize(MOBILE);
  await open(page, '/de/docs/administrateur/access-policy/');
  const matrix = page.getByRole('table').filter({has: page.getByText('✓')});
  expect((await matrix.boundingBox())!.height).toBeLessThan(560);
  expect((await matrix.boundingBox())!.width).toBeLessThanOrEqual(328);
  const row = matrix.getByRole('row').filter({hasText: 'Das Passwort sehen'});
  await expect(row.getByRole('cell')).toHaveText([/^Das Passwort/, '–Nein', '✓Ja', '✓Ja', '✓Ja']);
  await expect(row.getByText('✓').first()).toHaveAttribute('aria-hidden', 'true');
});

test('below 1,200 px no column stands beside the text, whose contents bar is as wide as its page', async ({
  page,
}) => {
  await page.setViewportSize({width: 1200, height: 900});
  await open(page, '/en/docs/user/havre/connect');
  await expect(page.locator('.theme-doc-toc-desktop')).toBeVisible();
  await expect(page.locator('.theme-doc-toc-mobile')).toBeHidden();
  for (const [width, left] of [
    [1199, 300],
    [997, 300],
    [768, 0],
  ] as const) {
    await page.setViewportSize({width, height: 900});
    await page.evaluate(() => window.scrollTo(0, 0));
    const bar = page.locator('.theme-doc-toc-mobile').locator('..');
    const box = await bar.boundingBox();
    expect([box!.x, box!.width], `${width}`).toEqual([left, width - left]);
    await expect(page.locator('.theme-doc-toc-desktop')).toBeHidden();
    // Text, tables and what follows them stand in the middle, between the same edges.
    for (const part of [
      '.markdown > .table',
      '.markdown > p',
      '.theme-doc-footer',
      'nav.pagination-nav',
    ]) {
      const {x, width: own} = (await page.locator(part).last().boundingBox())!;
      expect(own, `${width} ${part}`).toBe(Math.min(704, width - left - 32));
      expect(x - left, `${width} ${part}`).toBeCloseTo((width - left - own) / 2, 0);
    }
    // It is below the navigation at the end of the page too.
    await page.locator('.theme-doc-footer').evaluate((it) => it.scrollIntoView());
    const bottom = await page
      .locator('.navbar')
      .evaluate((it) => it.getBoundingClientRect().bottom);
    await expect.poll(async () => (await bar.boundingBox())!.y).toBe(bottom);
  }
  await page.setViewportSize({width: 1199, height: 900});
  await open(page, '/en/havre/havre/version/4.1.1');
  await expect(page.locator('.table-of-contents')).toBeHidden();
});

test('steps under a heading are numbered in circles, on the screen and on paper', async ({
  page,
}) => {
  await open(page, '/en/docs/user/havre/connect');
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({media});
    const steps = page.locator('#on-your-computer + ol > li');
    const circles = await steps.evaluateAll((all) =>
      all.map((step) => {
        const {content, width, height, borderRadius, borderTopWidth} = getComputedStyle(
          step,
          '::before',
        );
        return [content, width, height, borderRadius, borderTopWidth].join(' ');
      }),
    );
    expect(circles.length).toBeGreaterThan(2);
    const size = media === 'screen' ? '28px' : '16px';
    expect(new Set(circles)).toEqual(new Set([`counter(list-item) ${size} ${size} 50% 1px`]));
    // The rail ends with the last step.
    const rails = await steps.evaluateAll((all) =>
      all.map((step) => getComputedStyle(step, '::after').content),
    );
    expect(rails).toEqual(rails.map((_rail, index) => (index < rails.length - 1 ? '""' : 'none')));
  }
  await page.emulateMedia({media: 'screen'});
  await expect(
    page.getByRole('list').filter({hasText: 'Click Continue with Loquet'}),
  ).toBeVisible();
});

test('below tabs the text keeps its distance', {tag: '@night'}, async ({page}) => {
  await open(page, '/en/docs/user/loquet/secure-devices/phone');
  const gaps = await page.locator('.theme-tabs-container + *').evaluateAll((all) =>
    all.map((next) => {
      const panel = next.previousElementSibling?.querySelector('[role="tabpanel"]:not([hidden])');
      const last = panel?.lastElementChild?.getBoundingClientRect().bottom ?? NaN;
      return next.getBoundingClientRect().top - last;
    }),
  );
  expect(gaps.length).toBeGreaterThan(0);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(16);
});

test(
  'one lamp marks what is urgent and where the reader is, and a wave in the colour of the guide ends each page',
  {tag: '@night'},
  async ({page}) => {
    const lamp = (element: Element) => {
      const {backgroundColor, borderRadius} = getComputedStyle(element, '::before');
      return [backgroundColor, borderRadius];
    };
    const wave = (element: Element) => getComputedStyle(element, '::before').backgroundColor;
    const lit = ['rgb(242, 163, 58)', '50%'];
    await page.setViewportSize({width: 1440, height: 900});
    await open(page, '/docs/user/loquet/secure-devices/phone');
    expect(await page.locator('.data-line + p > strong').evaluate(lamp)).toEqual(lit);
    expect(await page.locator('.menu__link[aria-current=page]').evaluate(lamp)).toEqual(lit);
    expect(await page.locator('.theme-doc-toc-desktop [class*=--active]').evaluate(lamp)).toEqual(
      lit,
    );
    expect(await page.locator('.footer').evaluate(wave)).toBe('rgb(13, 122, 114)');
    await open(page, '/docs/administrateur/');
    expect(await page.locator('.footer').evaluate(wave)).toBe('rgb(242, 163, 58)');
    await open(page, '/zh/havre/havre/version/4.0');
    expect(await page.locator('#upgrade-notes').evaluate(lamp)).toEqual(lit);
    await page.emulateMedia({media: 'print'});
    expect(await page.locator('#upgrade-notes').evaluate(lamp)).not.toEqual(lit);
    await expect(page.locator('.footer')).toBeHidden();
  },
);
