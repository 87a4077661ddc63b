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

test('on a phone every heading of a table stands above its cells', async ({page}) => {
  await page.setViewportSize(MOBILE);
  for (const path of ['administrateur/support', 'administrateur/manage-apps/SSO']) {
    await open(page, `/en/docs/${path}`);
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
          [...(table.tBodies[0]?.rows[0]?.cells ?? [])].map((cell) => {
            const {content, display} = getComputedStyle(cell, '::before');
            return display === 'block' ? content.slice(1, -1) : '';
          }),
        ),
      };
    });
    expect(headings.length).toBeGreaterThan(2);
    expect(headings.flat()).toContain(path.endsWith('SSO') ? 'To copy from the Space' : 'Works');
    for (const [index, names] of headings.entries()) {
      expect(labels[index]).toEqual(names);
    }
  }
});
