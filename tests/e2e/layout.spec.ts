import {expect, MOBILE, open, test} from './fixtures';

/** Addresses of each kind, each language at least once: measured instead of comparing screenshots. */
const PAGES = [
  '/docs/administrateur/access-policy/',
  '/docs/user/havre/connect',
  '/havre/havre/version/4.1.1',
  '/extension',
  '/en/docs/administrateur/manage-apps/SSO',
  '/en/docs/administrateur/integration/process',
  '/en/markdown-page',
  '/en/loquet/authors',
  '/de/docs/administrateur/manage-apps/SCIM',
  '/de/docs/user/loquet/secure-devices/phone',
  '/de/loquet/loquet/version/2.0',
  '/de/havre/archive',
  '/zh/docs/administrateur/configuration/anti-phishing',
  '/zh/docs/user/havre/password-manager',
  '/zh/havre/page/2',
  '/zh/loquet/tags',
];

const HOMES = ['/', '/en/', '/de/', '/zh/'];

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
  const SIZES: Readonly<Record<string, number>> = {H1: 32, H2: 24, H3: 19};
  const boxes: {element: Element; box: DOMRect}[] = [];
  for (const element of texts) {
    const size = parseFloat(getComputedStyle(element).fontSize);
    const wanted = SIZES[element.tagName];
    if (wanted !== undefined && element.closest('.markdown') && size !== wanted) {
      faults.push(`${nameOf(element)} is ${size} px high`);
    }
    if (size < 12) {
      faults.push(`${nameOf(element)} is ${size} px high`);
    }
    const box = element.getBoundingClientRect();
    if (element.matches('.markdown p, .markdown li') && box.width > 704.5) {
      faults.push(`${nameOf(element)} is ${box.width} px wide`);
    }
    if (box.left < 0 || box.right > document.documentElement.clientWidth) {
      faults.push(`${nameOf(element)} leaves the screen`);
    }
    // Texts that hold others cover them.
    if (!element.querySelector('h1, h2, h3, p, li, td, dt, dd')) {
      boxes.push({element, box});
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
  test(`texts have their sizes and measure, and none overlaps another, in ${mode} mode at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
    const found: string[] = [];
    let count = 0;
    for (const path of [...PAGES, ...HOMES]) {
      await page.goto(path, {waitUntil: 'commit'});
      await page.waitForLoadState('domcontentloaded');
      const measured = await page.evaluate(faultsOf);
      count += measured.count;
      found.push(...measured.faults.map((fault) => `${path}: ${fault}`));
    }
    expect(count).toBeGreaterThan(600);
    expect(found).toEqual([]);
  });
}

test('on a phone every heading of a table stands before its cells', async ({page}) => {
  await page.setViewportSize(MOBILE);
  for (const path of [
    '/en/docs/administrateur/support',
    '/docs/administrateur/manage-apps/SSO',
    '/en/docs/administrateur/manage-apps/SSO',
    '/de/docs/administrateur/manage-apps/SCIM',
    '/zh/docs/administrateur/access-policy/',
    '/en/markdown-page',
  ]) {
    await open(page, path);
    const {headings, labels} = await page.evaluate(() => {
      // Those of closed details and other tabs have no boxes.
      const tables = [...document.querySelectorAll<HTMLTableElement>('article table')].filter(
        (table) => table.getClientRects().length > 0,
      );
      return {
        headings: tables.map((table) =>
          [...table.querySelectorAll('th')].map(({textContent}) => textContent),
        ),
        labels: tables.map((table) =>
          [...(table.tBodies[0]?.rows ?? [])].map(({cells}) =>
            [...cells].map((cell) => {
              const {content, display, visibility} = getComputedStyle(cell, '::before');
              const isShown = display === 'block' && visibility === 'visible';
              // JSON, as CSS, puts a backslash before a quotation mark.
              return isShown ? (JSON.parse(content) as string) : '';
            }),
          ),
        ),
      };
    });
    expect(headings.length, path).toBeGreaterThan(0);
    if (path.startsWith('/en/docs/')) {
      expect(headings.flat()).toContain(
        path.endsWith('SSO') ? 'Item to copy from the Space' : 'What works during an outage',
      );
    }
    for (const [index, names] of headings.entries()) {
      expect(labels[index]!.length, path).toBeGreaterThan(0);
      for (const row of labels[index]!) {
        expect(row, path).toEqual(names);
      }
    }
  }
});

test('text, code, tabs and boxes share one width; only tables of three columns and more are wider', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  const wide: number[] = [];
  for (const path of [
    '/en/docs/administrateur/manage-apps/SSO',
    '/docs/administrateur/access-policy/',
    '/de/docs/user/loquet/secure-devices/phone',
    '/zh/docs/administrateur/manage-apps/SCIM',
    '/en/markdown-page',
    '/en/havre/havre/version/4.1.1',
  ]) {
    await open(page, path);
    const parts = await page.locator('.markdown > *').evaluateAll((all) =>
      all.map((part) => ({
        name: `${part.tagName} ${part.className}`,
        width: part.getBoundingClientRect().width,
        isWide: part.matches('.table') && part.querySelectorAll('tr:first-child th').length > 2,
      })),
    );
    expect(parts.length, path).toBeGreaterThan(5);
    expect(
      parts.filter(({width, isWide}) => width > 704 && !isWide),
      path,
    ).toEqual([]);
    wide.push(...parts.filter(({isWide}) => isWide).map(({width}) => width));
  }
  expect(Math.max(...wide)).toBeGreaterThan(704);
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
    const size = media === 'screen' ? '28px' : '20px';
    expect(new Set(circles)).toEqual(new Set([`counter(list-item) ${size} ${size} 50% 1px`]));
    // The rail ends with the last step.
    const rails = await steps.evaluateAll((all) =>
      all.map((step) => getComputedStyle(step, '::after').content),
    );
    expect(rails).toEqual(rails.map((_, index) => (index < rails.length - 1 ? '""' : 'none')));
  }
  await page.emulateMedia({media: 'screen'});
  await expect(
    page.getByRole('list').filter({hasText: 'Click Continue with Loquet'}),
  ).toBeVisible();
});

test('in both modes quiet buttons, boxes that open and search marks have the site’s colours', async ({
  page,
}) => {
  for (const [mode, text, surface] of [
    ['light', 'rgb(13, 27, 39)', 'rgb(245, 248, 250)'],
    ['dark', 'rgb(227, 234, 239)', 'rgb(20, 38, 54)'],
  ] as const) {
    await page.goto('/en/nope');
    await page.evaluate((value) => localStorage.setItem('theme', value), mode);
    await open(page, '/en/nope');
    const quiet = page.locator('main .button--secondary').first();
    await expect(quiet).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(quiet).toHaveCSS('color', text);
    await open(page, '/en/docs/administrateur/manage-apps/SSO');
    const details = page.locator('.markdown details').filter({visible: true}).first();
    await expect(details).toHaveCSS('background-color', surface);
    await expect(details).toHaveCSS('color', text);
    await open(page, '/en/search?q=phone');
    const mark = page.locator('main mark').first();
    await expect(mark).toHaveCSS('background-color', 'rgba(242, 163, 58, 0.25)');
  }
});

test('below tabs the text keeps its distance', async ({page}) => {
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
