import type {Page} from '@playwright/test';
import {drawScreen} from '../../src/features/screens/node/draw';
import {SCREEN_IDS} from '../../src/features/screens/node/texts';
import {LOCALES, LOCALE_CONFIGS, type Locale} from '../../src/site/locales';
import {axeFindings, expect, MOBILE, open, test} from './fixtures';

const DESK = {width: 1440, height: 900};

/** Opens a page with a drawn screen and puts every screen of the language in its place. */
async function showAll(page: Page, locale: Locale): Promise<void> {
  await open(page, `${LOCALE_CONFIGS[locale].baseUrl}docs/user/havre/try`);
  const drawings = SCREEN_IDS.map((id) => [id, drawScreen(id, locale).panels] as const);
  await page
    .locator('[data-screen]')
    .first()
    .evaluate((figure, all) => {
      const figures = all.map(([id, panels]) => {
        const copy = figure.cloneNode(true) as HTMLElement;
        copy.id = id;
        copy.querySelector('[role=img]')!.innerHTML = panels;
        copy.querySelectorAll('[aria-describedby]').forEach((part) => {
          part.removeAttribute('aria-describedby');
        });
        copy.lastElementChild?.remove();
        return copy;
      });
      figure.closest('.markdown')!.replaceChildren(...figures);
    }, drawings);
}

/** Parts of the drawings with more content than room, beyond the figure, or with letters below 12 px. */
function readFaults(page: Page): Promise<string[]> {
  return page.locator('[data-screen]').evaluateAll((figures) =>
    figures.flatMap((figure) => {
      const {right} = figure.getBoundingClientRect();
      return [...figure.querySelectorAll<HTMLElement>('[role=img] *:not(svg, svg *)')]
        .filter((part) => {
          const {display, fontSize} = getComputedStyle(part);
          const box = part.getBoundingClientRect();
          return (
            (display !== 'inline' && part.scrollWidth > part.clientWidth + 1) ||
            box.right > right + 0.5 ||
            parseFloat(fontSize) < 12
          );
        })
        .map((part) => `${figure.id} ${part.className} “${part.textContent}”`);
    }),
  );
}

/** Shapes whose strongest colour has a contrast below 3:1 with what is behind them (WCAG 1.4.11). */
function readFaintShapes(page: Page): Promise<{count: number; faint: string[]}> {
  return page.locator('[role=img] svg').evaluateAll((shapes) => {
    const luminance = (colour: string): number => {
      const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map((value) => {
        const share = Number(value) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const backgroundOf = (element: Element | null): string => {
      const colour = element ? getComputedStyle(element).backgroundColor : 'rgb(255, 255, 255)';
      return colour === 'rgba(0, 0, 0, 0)' ? backgroundOf(element!.parentElement) : colour;
    };
    const faint = shapes.filter((shape) => {
      const behind = luminance(backgroundOf(shape));
      const ratios = [...shape.querySelectorAll('path')].flatMap((path) =>
        [getComputedStyle(path).fill, getComputedStyle(path).stroke]
          .filter((colour) => colour !== 'none')
          .map(luminance)
          .map((own) => (Math.max(own, behind) + 0.05) / (Math.min(own, behind) + 0.05)),
      );
      return Math.max(...ratios) < 3;
    });
    return {count: shapes.length, faint: faint.map(({outerHTML}) => outerHTML)};
  });
}

for (const locale of LOCALES) {
  test(
    `nothing in the drawn screens is cut, small or faint, on a phone and on a desk: ${locale}`,
    {tag: locale === 'fr' ? [] : '@night'},
    async ({page, everything}) => {
      await showAll(page, locale);
      await expect(page.locator('[data-screen]')).toHaveCount(SCREEN_IDS.length);
      for (const viewport of [MOBILE, DESK]) {
        await page.setViewportSize(viewport);
        expect(await readFaults(page), `${viewport.width} px`).toEqual([]);
      }
      if (everything) {
        expect(await axeFindings(page, '.markdown')).toEqual([]);
        for (const mode of ['light', 'dark']) {
          await page.locator('html').evaluate((html, value) => (html.dataset.theme = value), mode);
          const {count, faint} = await readFaintShapes(page);
          expect(count).toBeGreaterThan(30);
          expect(faint, mode).toEqual([]);
        }
      }
    },
  );
}

test('a number in a drawing and its line are lit together, by the pointer and by the keyboard', async ({
  page,
}) => {
  await page.setViewportSize(DESK);
  await open(page, '/en/docs/administrateur/manage-users/create');
  const figure = page.locator('[data-screen]').first();
  const mark = figure.locator('.mark.n2');
  const line = figure.getByRole('listitem').nth(1);
  const lit = 'rgb(199, 106, 0) solid 3px';
  await expect(line).toHaveText(/^On a phone/);
  await expect(mark).not.toHaveCSS('outline', lit);
  await line.hover();
  await expect(mark).toHaveCSS('outline', lit);
  await mark.hover();
  await expect(line).toHaveCSS('outline', lit);
  await page.mouse.move(0, 0);
  await figure.getByRole('listitem').first().focus();
  await page.keyboard.press('Tab');
  await expect(mark).toHaveCSS('outline', lit);
});

test(
  'a phone is never wider than high, its actions at its foot; a browser has its menu on a desk only, and an address',
  {tag: '@night'},
  async ({page}) => {
    await page.setViewportSize(DESK);
    await showAll(page, 'de');
    const phones = await page.locator('.phone').evaluateAll((all) =>
      all.map((phone) => {
        const {bottom, width, height} = phone.getBoundingClientRect();
        const ends = [...phone.children].map((part) => part.getBoundingClientRect().bottom);
        return {width, height, rest: bottom - Math.max(...ends)};
      }),
    );
    expect(phones.length).toBeGreaterThan(10);
    phones.forEach(({width, height, rest}) => {
      expect(width).toBe(280);
      expect(height).toBeGreaterThanOrEqual(350);
      expect(rest).toBeLessThan(45);
    });
    const bars = await page.locator('.window > .bar').allTextContents();
    expect(bars.length).toBeGreaterThan(10);
    expect(bars.filter((shown) => shown.trim() === '')).toEqual([]);
    const menu = page.locator('#portal .pages').getByText('Passwörter');
    await expect(menu).toBeVisible();
    await page.setViewportSize(MOBILE);
    await expect(menu).toBeHidden();
  },
);

test('a screen stands beside its steps where there is room, else below them', async ({page}) => {
  await page.setViewportSize(DESK);
  await open(page, '/en/docs/user/havre/browser-extension/autofill');
  const steps = page.locator('ol:has(+ [data-screen])');
  const read = async () =>
    [(await steps.boundingBox())!, (await page.locator('[data-screen]').boundingBox())!] as const;
  for (const width of [1440, 768]) {
    await page.setViewportSize({width, height: 900});
    const [left, right] = await read();
    expect(right.x).toBeGreaterThan(left.x + left.width);
    expect(right.y).toBe(left.y);
  }
  await page.setViewportSize({width: 690, height: 900});
  const [above, below] = await read();
  expect(below.y).toBeGreaterThan(above.y + above.height);
});
