import type {Locator} from '@playwright/test';
import {colourModeButton, expect, MOBILE, open, test, watchShifts} from './fixtures';
import {sitemapPaths} from './sitemap';

/** A page of the manual with one diagram. */
const PAGE = '/en/docs/';

const DRAWING = 'main a[href*="/assets/diagrams/"]';

test('a diagram is a figure with a caption and a description, in the colours of the page', async ({
  page,
  faults,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, PAGE);
  const drawing = page.locator(DRAWING);
  const shown = drawing.locator('img:visible');
  await expect(shown).toHaveCount(1);
  await shown.scrollIntoViewIfNeeded();
  await expect(
    page.getByRole('figure', {name: 'Loquet, the Space, and the applications'}),
  ).toBeVisible();
  await expect(shown).toHaveAttribute('alt', /^You unlock Loquet, .{100,}$/);
  const light = await shown.getAttribute('src');
  await expect.poll(() => asked.filter((file) => file.endsWith('.svg'))).toContain(light);
  await colourModeButton(page).click();
  await expect(shown).toHaveCount(1);
  await expect(shown).not.toHaveAttribute('src', String(light));
  const isDrawn = (image: HTMLImageElement) => image.complete && image.naturalWidth === image.width;
  await expect.poll(() => shown.evaluate(isDrawn)).toBe(true);
  expect(asked.filter((file) => file.includes('mermaid'))).toEqual([]);
  expect(faults).toEqual([]);
});

test('a diagram shows without JavaScript, as a link to its file', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(PAGE);
  await expect(page.locator(DRAWING).locator('img:visible')).toHaveCount(1);
  await page.locator(DRAWING).click();
  await expect(page).toHaveURL(/\/assets\/diagrams\/\w+-wide-light\.svg$/);
  await context.close();
});

test(
  'a drawing needs no font, and nothing that a strict policy refuses',
  {tag: '@night'},
  async ({page, request}) => {
    await open(page, PAGE);
    const files = await page
      .locator(`${DRAWING} :is(source, img)`)
      .evaluateAll((images) =>
        images.map((image) => image.getAttribute('srcset') ?? image.getAttribute('src') ?? ''),
      );
    expect(files).toHaveLength(4);
    for (const file of files) {
      const svg = await (await request.get(file)).text();
      expect(svg).toContain('<use ');
      expect(svg).not.toMatch(/<(?:text|style|script|foreignObject)|style=|href="[^#]/);
    }
  },
);

const widthOf = async (image: Locator) => (await image.boundingBox())?.width ?? NaN;

test.describe('a diagram on a phone', () => {
  test.use({viewport: MOBILE});

  test('is whole, in its own layout at the size of the text, which a finger leaves as it is', async ({
    page,
  }) => {
    await open(page, PAGE);
    const shown = page.locator(DRAWING).locator('img:visible');
    await shown.scrollIntoViewIfNeeded();
    const isNarrow = (image: HTMLImageElement) =>
      image.currentSrc.endsWith('-narrow-light.svg') && image.naturalWidth > 0;
    await expect.poll(() => shown.evaluate(isNarrow)).toBe(true);
    expect(await widthOf(shown)).toBeLessThanOrEqual(await widthOf(page.locator(DRAWING)));
    expect(
      await shown.evaluate((image: HTMLImageElement) => image.width / image.naturalWidth),
    ).toBeGreaterThan(0.75);
    const {x = 0, y = 0} = (await shown.boundingBox()) ?? {};
    await page.mouse.click(x + 20, y + 20);
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expect(page).toHaveURL(PAGE);
  });
});

test.describe('a diagram in a narrow window', () => {
  test.use({viewport: {width: 640, height: 500}});

  test('Enter or a click opens it larger, to be panned where it is not whole, and Escape restores the focus', async ({
    page,
  }) => {
    await open(page, PAGE);
    const link = page.locator(DRAWING);
    const width = await widthOf(link.locator('img:visible'));
    await expect(link).toHaveAttribute('title', 'Enlarge the diagram');
    await link.focus();
    await page.keyboard.press('Enter');
    const dialog = page.locator('dialog[open]');
    expect(await widthOf(dialog.locator('img:visible'))).toBeGreaterThan(1.4 * width);
    const region = dialog.getByRole('group');
    expect(await region.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);
    await region.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => region.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(link).toBeFocused();
    await link.click();
    await dialog.getByRole('button', {name: 'Close'}).click();
    await expect(dialog).toHaveCount(0);

    // In a window that is high enough it is whole.
    await page.setViewportSize({width: 1440, height: 900});
    const wide = await widthOf(link.locator('img:visible'));
    await link.click();
    expect(await widthOf(dialog.locator('img:visible'))).toBeGreaterThan(1.2 * wide);
    const hidden = (box: Element) => [
      box.scrollWidth - box.clientWidth,
      box.scrollHeight - box.clientHeight,
    ];
    expect(await region.evaluate(hidden)).toEqual([0, 0]);
  });
});

test(
  'nothing moves for a reader who follows a link to a section below a diagram',
  {tag: '@night'},
  async ({page, request}) => {
    const shift = await watchShifts(page);
    const places: string[] = [];
    for (const address of await sitemapPaths(request, 'en')) {
      const html = await (await request.get(address)).text();
      const below = html.slice(html.indexOf('/assets/diagrams/')).split('<footer')[0] ?? '';
      if (html.includes('/assets/diagrams/')) {
        const ids = [...below.matchAll(/<h[23][^>]* id="?([\w-]+)/g)].map(([, id]) => id);
        places.push(...ids.map((id) => `${address}#${id}`));
      }
    }
    expect(places.length).toBeGreaterThan(20);
    const wrong: string[] = [];
    for (const place of places) {
      await page.goto('about:blank');
      await open(page, place);
      const off = await page.evaluate(async () => {
        const near = [...document.images].filter(
          (image) => image.checkVisibility() && image.getBoundingClientRect().bottom > -500,
        );
        await Promise.all(near.slice(0, 3).map((image) => image.decode().catch(() => undefined)));
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        const heading = document.getElementById(location.hash.slice(1));
        const top = heading?.getBoundingClientRect().top ?? NaN;
        const wanted = parseFloat(getComputedStyle(heading ?? document.body).scrollMarginTop);
        const {scrollHeight, clientHeight, scrollTop} = document.documentElement;
        // A section near the end of its page cannot come to the top of the screen.
        const isAtEnd = scrollTop + clientHeight > scrollHeight - 2 && top > wanted;
        return isAtEnd ? 0 : top - wanted;
      });
      const moved = await shift();
      if (!(Math.abs(off) <= 4) || moved !== 0) {
        wrong.push(`${place}: ${off} px off, layout shift ${moved}`);
      }
    }
    expect(wrong).toEqual([]);
  },
);
