import type {Page} from '@playwright/test';
import {expect, MOBILE, open, test} from './fixtures';

const SSO = '/en/docs/administrateur/manage-apps/SSO';

/** Contrast of two opaque colours as computed (WCAG 2.2); anything that shines through has none. */
function contrastOf(...colours: readonly [string, string]): number {
  const [dark = 0, light = 0] = colours
    .map((colour) => {
      const [red = 0, green = 0, blue = 0] = (/^rgb\((.+)\)$/.exec(colour)?.[1] ?? '')
        .split(', ')
        .map((part) => Number(part) / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    })
    .sort((a, b) => a - b);
  return colours.every((colour) => colour.startsWith('rgb(')) ? (light + 0.05) / (dark + 0.05) : 1;
}

/** A picture behind an element, a colour cut out by a mask, or a triangle of borders. */
interface Icon {
  /** Classes of its element, and its pseudo-element. */
  readonly name: string;
  readonly isPicture: boolean;
  readonly colours: readonly string[];
}

/** The icons in sight of a page that are neither elements nor text. */
async function iconsOf(page: Page): Promise<readonly Icon[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility({visibilityProperty: true}))
      .flatMap((element) =>
        [undefined, '::before', '::after'].flatMap((pseudo) => {
          const style = getComputedStyle(element, pseudo);
          const name = [element.localName, ...element.classList].join('.') + (pseudo ?? '');
          const borders = [
            style.borderTopColor,
            style.borderRightColor,
            style.borderBottomColor,
            style.borderLeftColor,
          ];
          const isPicture = style.backgroundImage !== 'none';
          const isMask = style.maskImage.includes('url(');
          const isTriangle = style.width === '0px' && parseFloat(style.borderTopWidth) > 3;
          return (pseudo && ['none', 'normal'].includes(style.content)) ||
            !(isPicture || isMask || (pseudo && isTriangle))
            ? []
            : [{name, isPicture, colours: isTriangle ? borders : [style.backgroundColor]}];
        }),
      ),
  );
}

/** Every icon in sight has a contrast of 3:1 to the page (WCAG 1.4.11); these are among them. */
async function expectSeen(page: Page, ...wanted: readonly RegExp[]): Promise<void> {
  const icons = await iconsOf(page);
  const names = icons.map(({name}) => name).join(' ');
  wanted.forEach((name) => expect(names).toMatch(name));
  const canvas = await page.evaluate(
    () => getComputedStyle(document.documentElement).backgroundColor,
  );
  const unseen = icons.filter(({isPicture, colours}) => {
    const seen = colours.filter((colour) => contrastOf(colour, canvas) >= 3);
    // Four equal borders are a square.
    return isPicture || seen.length === 0 || seen.length === 4;
  });
  expect(unseen).toEqual([]);
}

/** Colours of the system, and the mode of the site. */
const COLOURS = [
  ['light', 'dark'],
  ['dark', 'light'],
  ['light', 'light'],
  ['dark', 'dark'],
] as const;

test('in forced colours icons are seen', {tag: '@night'}, async ({browser}) => {
  for (const [colorScheme, theme] of COLOURS) {
    const page = await browser.newPage({forcedColors: 'active', colorScheme});
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    await open(page, SSO);
    await page.mouse.wheel(0, 2000);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1500);
    await page.mouse.wheel(0, -500);
    await expect(page.getByRole('button', {name: 'Scroll back to top'})).toBeVisible();
    await expectSeen(
      page,
      ...[/magnifier\S*::before/, /menu__caret\S*::before/, /breadcrumbs__item\S*::after/, /icon_/],
      ...[/navbar__link\S*::after/, /summary\S*::before/, /back-to-top\S*::after/],
    );
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog').locator('.magnifier')).toBeVisible();
    await expectSeen(page, /magnifier\S*::before.*magnifier\S*::before/);
    await page.setViewportSize(MOBILE);
    await open(page, SSO);
    await expectSeen(page, /breadcrumbs__item\S*::after/, /opener_\w+::after/);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await page.getByRole('button', {name: 'Back to main menu'}).click();
    await expect(page.locator('.navbar-sidebar .menu__caret').first()).toBeInViewport();
    await expectSeen(page, /menu__caret\S*::before/);
    await page.close();
  }
});

test.describe('in forced colours', () => {
  test.use({forcedColors: 'active', colorScheme: 'dark'});

  test('found words are read, in texts and in links', {tag: '@night'}, async ({page}) => {
    await open(page, '/en/search?q=verified%20domain');
    await expect(page.locator('main mark').first()).toBeVisible();
    await page.locator('main li a').first().click();
    await expect(page.locator('article a mark').first()).toBeVisible();
    const marks = await page.locator('article mark').evaluateAll((all) =>
      all.map((mark) => {
        const {color, backgroundColor} = getComputedStyle(mark);
        return [color, backgroundColor] as const;
      }),
    );
    expect(marks.filter((mark) => contrastOf(...mark) < 4.5)).toEqual([]);
  });

  test('what is chosen or current is outlined', async ({page}) => {
    await open(page, '/en/havre');
    const filter = page.getByRole('button', {name: 'Security'});
    await expect(filter).toHaveCSS('outline-style', 'none');
    await filter.click();
    await expect(filter).toHaveCSS('outline-style', 'solid');
    await page.getByRole('button', {name: 'English'}).hover();
    const language = page.locator('.dropdown__link--active', {hasText: 'English'});
    await expect(language).toHaveCSS('outline-style', 'solid');
    await open(page, SSO);
    for (const selector of [
      '.theme-doc-sidebar-menu [aria-current="page"]',
      '[role="tab"][aria-selected="true"]',
    ]) {
      await expect(page.locator(selector).first()).toHaveCSS('outline-style', 'solid');
    }
    // The line of a tab that is not chosen.
    const canvas = await page.evaluate(
      () => getComputedStyle(document.documentElement).backgroundColor,
    );
    await expect(page.locator('.tabs__item').nth(1)).toHaveCSS('border-bottom-color', canvas);
  });
});
