// What configuration and Markdown may ask for without a style attribute; `npm run test:publishing` asks for all of it.
import type {ThemeConfig} from '@docusaurus/preset-classic';
import {navbar} from '../../src/config/navbar';
import {expect, open, test} from './fixtures';

const {logo}: NonNullable<ThemeConfig['navbar']> = navbar;

test(
  'colours, styles and alignment that the configuration and a page ask for are shown',
  {
    tag: '@publishing',
  },
  async ({page}) => {
    test.skip(!logo?.style, 'none is asked for');
    await open(page, '/en/docs/user/havre/favorites-two');
    const bar = page.locator('.theme-announcement-bar');
    await expect(bar).toHaveCSS('background-color', 'rgb(1, 2, 3)');
    await expect(bar).toHaveCSS('color', 'rgb(255, 255, 255)');
    await expect(page.locator('.navbar__logo img').first()).toHaveCSS('border-top-width', '2px');
    await expect(page.getByRole('cell', {name: '2', exact: true})).toHaveCSS(
      'text-align',
      'center',
    );
    const lines = page.locator('code > div', {hasText: /five|six/});
    const numbers = await lines.evaluateAll((all) =>
      all.map((line) => getComputedStyle(line, '::before').content),
    );
    expect(numbers).toEqual(['"5"', '"6"']);
  },
);
